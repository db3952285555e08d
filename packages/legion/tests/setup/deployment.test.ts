import type { Plain } from '@sortie/kernel';
import { isRefusal } from '@sortie/kernel';
import type { DeployAnswer } from '@sortie/legion/model';
import { expect } from 'vitest';
import type { LegionReferee } from '../games/open-game.ts';
import { imperials, rebels } from '../lists/army-of.ts';
import { shows } from '../shows.ts';
import { askedIn, duel, give, goOnTo, listed, openSetUp } from './at-set-up.ts';

const deploying = (players = duel) => goOnTo(openSetUp(players, { battleCards: false }), 'deploy');

type Placed = Extract<DeployAnswer, { readonly placements: unknown }>;

/** The first arrangement that is suggested for a unit. */
function placing(referee: LegionReferee, unit: string): Placed {
  return (listed(referee) as unknown as readonly Placed[]).find((each) => each.unit === unit)!;
}

function moved({ unit, placements }: Placed, by: { readonly x?: number; readonly y?: number }): Placed {
  return {
    unit,
    placements: placements.map(({ miniature, stand }) => ({
      miniature,
      stand: { ...stand, x: stand.x + (by.x ?? 0), y: stand.y + (by.y ?? 0) },
    })),
  };
}

shows(
  ['lg.setup.deploy.alternate-blue-first', 'lg.setup.deploy.consecutive'],
  'blue begins, the sides take turns, and whoever has units left deploys them in a row',
  () => {
    const referee = deploying([duel[0]!, { seat: 'p2', side: 1, army: imperials([['darth-vader']]) }]);
    const seats: string[] = [];
    while (askedIn(referee).kind === 'deploy') {
      seats.push(askedIn(referee).seat);
      give(referee, listed(referee)[0] as object);
    }
    expect(seats).toEqual(['p2', 'p1', 'p2', 'p1', 'p2', 'p1', 'p2', 'p1', 'p2']);
    const more = { seat: 'p1', side: 0, army: rebels([['at-rt'], ['at-rt']]) } as const;
    const longer = deploying([more, duel[1]!]);
    expect(give(longer, { unit: 'nobody', placements: [] })).toBe('lg.setup.deploy.alternate-blue-first');
    const turns: string[] = [];
    while (askedIn(longer).kind === 'deploy') {
      turns.push(askedIn(longer).seat);
      give(longer, listed(longer)[0] as object);
    }
    expect(turns).toEqual(['p1', 'p2', 'p1', 'p2', 'p1', 'p2', 'p1', 'p2', 'p1', 'p1']);
  },
);

shows(
  ['lg.setup.deploy.zones-from-card', 'lg.setup.deploy.zones-in-range-units'],
  'the zones of Battle Lines are a range deep along each long edge',
  () => {
    const referee = deploying();
    const { answers, seat } = askedIn(referee);
    const { blue, blueEdge, seats } = referee.state;
    expect(seats.find(({ id }) => id === seat)?.side).toBe(blue);
    const ys = blueEdge === 'south' ? [0, 0, 152.4, 152.4] : [914.4, 914.4, 762, 762];
    const { zones } = (
      answers as unknown as { readonly region: { readonly zones: readonly { readonly y: number }[][] } }
    ).region;
    expect(zones.map((zone) => zone.map(({ y }) => Math.round(y * 10) / 10))).toEqual([ys]);
  },
);

shows(
  ['lg.setup.deploy.bases-fully-inside', 'lg.setup.deploy.whole-unit-one-zone', 'lg.cohesion.after-deploy'],
  'every base stands inside the zone, off its border and in cohesion',
  () => {
    const referee = deploying();
    const units = (askedIn(referee).about as unknown as { readonly units: readonly string[] }).units;
    const answer = placing(referee, units[1]!);
    const inwards = referee.state.blueEdge === 'south' ? 1 : -1;
    expect(give(referee, moved(answer, { y: 160 * inwards }))).toBe('lg.setup.deploy.bases-fully-inside');
    const [leader, ...others] = answer.placements;
    const apart = others.map(({ miniature, stand }) => ({
      miniature,
      stand: { ...stand, x: stand.x + 400 },
    }));
    expect(give(referee, { unit: answer.unit, placements: [leader, ...apart] })).toBe(
      'lg.cohesion.max-distance',
    );
    expect(give(referee, answer)).toBe(undefined);
    const unit = referee.state.units.find(({ id }) => id === answer.unit)!;
    expect([unit.whereabouts, unit.miniatures.every(({ stand }) => stand !== null)]).toEqual([
      'battlefield',
      true,
    ]);
  },
);

shows(
  'lg.cohesion.after-deploy',
  'where a hand lets go, the whole unit is set down beside the leader',
  () => {
    const referee = deploying();
    const units = (askedIn(referee).about as unknown as { readonly units: readonly string[] }).units;
    const { id, seat } = askedIn(referee);
    const leader = referee.state.units.find((unit) => unit.id === units[1])!.leader;
    const y = referee.state.blueEdge === 'south' ? 80 : 834;
    const rough = {
      unit: units[1],
      placements: [{ miniature: leader, stand: { x: 900, y, level: 0, heading: 0 } }],
    };
    const done = referee.complete(seat, {
      decision: id,
      version: referee.version,
      answer: rough as unknown as Plain,
    });
    if (isRefusal(done)) throw new Error(done.rule);
    expect((done.answer as unknown as Placed).placements[0]?.stand).toMatchObject({ x: 900, y });
    expect(give(referee, done.answer as object)).toBe(undefined);
  },
);

const team = [
  { seat: 'a', side: 0 as const, army: rebels() },
  { seat: 'b', side: 0 as const, army: rebels() },
  { seat: 'c', side: 1 as const, army: imperials() },
  { seat: 'd', side: 1 as const, army: imperials() },
];

shows(
  [
    'lg.team.setup.colour',
    'lg.team.setup.decisions',
    'lg.team.setup.deployment-zone',
    'lg.team.setup.deploy-turns',
  ],
  'a team has one colour and one zone, and on its turn either of its players deploys a unit',
  () => {
    const referee = deploying(team);
    const asked: number[] = [];
    for (let turn = 0; turn < 4; turn++) {
      const { seat, about } = askedIn(referee);
      const side = referee.state.seats.find(({ id }) => id === seat)!.side;
      asked.push(side);
      const waiting = referee.state.units.filter(
        (unit) => unit.side === side && unit.whereabouts === 'reserve',
      );
      expect(about).toEqual({ units: waiting.map(({ id }) => id) });
      give(referee, placing(referee, waiting.at(turn < 2 ? 0 : -1)!.id));
    }
    const { blue, units } = referee.state;
    expect(asked).toEqual([blue, 1 - blue!, blue, 1 - blue!]);
    const standing = units.filter(({ whereabouts }) => whereabouts === 'battlefield');
    expect(new Set(standing.map(({ seat }) => seat))).toEqual(new Set(['a', 'b', 'c', 'd']));
  },
);
