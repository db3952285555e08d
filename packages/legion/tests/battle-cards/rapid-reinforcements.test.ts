import { legionState } from '@sortie/testkit/legion';
import { expect } from 'vitest';
import { arrivalPlaces } from '../../src/setup/deploy-places.ts';
import { imperials, rebels } from '../lists/army-of.ts';
import { askedIn, duel, give, goOnTo, listed, openWith, type Seated } from '../setup/at-set-up.ts';
import { shows } from '../shows.ts';

const RULE = 'lg.battle-card.rapid-reinforcements.set-aside';
const cards = { condition: 'rapid-reinforcements', objective: 'breakthrough' };
const armies: readonly Seated[] = [
  { seat: 'p1', side: 0, army: rebels([['at-rt'], ['chewbacca']]) },
  { seat: 'p2', side: 1, army: imperials() },
];
const opened = (players: readonly Seated[] = armies) => goOnTo(openWith(cards, players), 'setAside');
const unitsOf = (referee: ReturnType<typeof opened>, seat: string, rank: string) =>
  referee.state.units
    .filter((unit) => unit.seat === seat && unit.rank === rank)
    .map(({ id }) => ({ unit: id }));
const asideIn = (referee: ReturnType<typeof opened>) =>
  referee.state.units.filter(({ whereabouts }) => whereabouts === 'aside').map(({ id }) => id);

shows(
  RULE,
  'blue first, each player sets aside one or two trooper units that lead nobody, marked with a token',
  () => {
    const referee = opened();
    const [first, second, third] = unitsOf(referee, 'p1', 'corps');
    expect([askedIn(referee).seat, listed(referee)]).toEqual(['p1', [first, second, third]]);
    expect(give(referee, { decline: true })).toBe(RULE);
    expect(give(referee, unitsOf(referee, 'p1', 'commander')[0]!)).toBe(RULE);
    expect(give(referee, unitsOf(referee, 'p1', 'operative')[0]!)).toBe(RULE);
    expect(give(referee, unitsOf(referee, 'p1', 'support')[0]!)).toBe(RULE);
    give(referee, first!);
    expect(listed(referee)).toEqual([second, third, { decline: true }]);
    give(referee, second!);
    // Two are the most.
    expect(askedIn(referee)).toMatchObject({ seat: 'p2', kind: 'setAside' });
    const [enemy] = unitsOf(referee, 'p2', 'corps');
    give(referee, enemy!);
    give(referee, { decline: true });
    expect(asideIn(referee)).toEqual([first!.unit, second!.unit, enemy!.unit]);
    expect(referee.state.tokens.map(({ kind, at, unit }) => [kind, at, unit])).toEqual(
      [first, second, enemy].map((each) => ['condition', null, each!.unit]),
    );
    expect(askedIn(referee).kind).toBe('deploy');
    // Under another condition nobody is set aside.
    const usual = goOnTo(openWith({ condition: 'clear-conditions' }, duel), 'deploy');
    expect(asideIn(usual)).toEqual([]);
  },
);

shows(
  [
    'lg.battle-card.rapid-reinforcements.placement',
    'lg.battle-card.rapid-reinforcements.activated',
    'lg.battle-card.rapid-reinforcements.trigger',
    'lg.unit-keyword.scout.only-on-deploy',
  ],
  'a unit that arrives stands beyond range 2 of all enemies, has activated, and does not scout',
  () => {
    const scouts: readonly Seated[] = [
      { seat: 'p1', side: 0, army: rebels([['rebel-commandos']]) },
      { seat: 'p2', side: 1, army: imperials() },
    ];
    const referee = opened(scouts);
    const [commandos] = unitsOf(referee, 'p1', 'specialForces');
    give(referee, commandos!);
    give(referee, { decline: true });
    give(referee, unitsOf(referee, 'p2', 'corps')[0]!);
    give(referee, { decline: true });
    const isDue = () => askedIn(referee).kind === 'deploy' && referee.state.round > 0;
    for (let turn = 0; turn < 400 && !(isDue() && askedIn(referee).seat === 'p1'); turn++) {
      const { kind } = askedIn(referee);
      const answers = listed(referee);
      const last = kind === 'deploy' || kind === 'chooseUnit' ? answers[0] : answers.at(-1);
      give(referee, last as object);
    }
    expect(askedIn(referee)).toMatchObject({
      seat: 'p1',
      rule: 'lg.battle-card.rapid-reinforcements.placement',
      about: { units: [commandos!.unit] },
    });
    const [answer] = listed(referee) as unknown as readonly {
      placements: { miniature: string; stand: object }[];
    }[];
    const enemy = referee.state.units.find(
      ({ side, whereabouts }) => side === 1 && whereabouts === 'battlefield',
    )!;
    const { x, y } = enemy.miniatures[0]!.stand!;
    const near = answer!.placements.map(({ miniature }, index) => ({
      miniature,
      stand: { x: x + 200 + 28 * index, y, level: 0, heading: 0 },
    }));
    expect(give(referee, { ...answer, placements: near })).toBe(
      'lg.battle-card.rapid-reinforcements.placement',
    );
    expect(give(referee, answer!)).toBeUndefined();
    const unit = referee.state.units.find(({ id }) => id === commandos!.unit)!;
    expect(unit).toMatchObject({ whereabouts: 'battlefield', activated: true, order: 'facedown' });
    expect(askedIn(referee).kind).not.toBe('useAbility');
    expect(unit.miniatures.filter(({ stand }) => stand === null)).toEqual([]);
    expect(referee.state.tokens.map((token) => token.unit)).toEqual(asideIn(referee));
    for (const { stand } of unit.miniatures) {
      const enemies = referee.state.units
        .filter(({ side }) => side === 1)
        .flatMap(({ miniatures }) => miniatures);
      for (const other of enemies) {
        if (!other.stand || !stand) continue;
        expect(Math.hypot(stand.x - other.stand.x, stand.y - other.stand.y)).toBeGreaterThan(2 * 152.4);
      }
    }
  },
);

shows(
  'lg.battle-card.rapid-reinforcements.placement',
  'every miniature that arrives is beyond range 2 of each enemy, and the unit keeps cohesion',
  () => {
    const state = legionState({
      waits: { unit: 'rebel-troopers', whereabouts: 'aside', order: 'card' },
      vader: { unit: 'darth-vader', at: [800, 400] },
    });
    const places = arrivalPlaces(state, state.units[0]!);
    const at = (...xs: readonly number[]) => {
      const placements = state.units[0]!.miniatures.map(({ id }, index) => ({
        miniature: id,
        stand: { x: xs[index]!, y: 400, level: 0, heading: 0 },
      }));
      return places.refuse(placements)?.rule;
    };
    // Range 2 ends 331.8 from the middle of Vader's base.
    const near = 'lg.battle-card.rapid-reinforcements.placement';
    expect([at(1133, 1163, 1193, 1223), at(1223, 1193, 1163, 1133)]).toEqual([undefined, undefined]);
    expect([at(1130, 1160, 1190, 1220), at(1190, 1160, 1130, 1220)]).toEqual([near, near]);
    expect(at(1000, 1500, 1530, 1560)).toBe('lg.cohesion.max-distance');
  },
);
