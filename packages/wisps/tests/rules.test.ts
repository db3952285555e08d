import { isRefusal, PASS, type Plain } from '@sortie/kernel';
import { showsRulesOf } from '@sortie/testkit';
import { describe, expect } from 'vitest';
import { judgeFlight, presets, readFlight } from '../src/lists/index.ts';
import type { WispId } from '../src/model/model.ts';
import type { WispRuleId } from '../src/rulebook/index.ts';
import { placeFlights } from '../src/setup/place-flights.ts';
import { ANN, answer, asked, BEA, bids, CAL, open, playOn, plays, wisp } from '../src/table.ts';

const shows = showsRulesOf<WispRuleId>();

const [lanterns, watch] = presets.map(({ flight }) => flight) as [
  (typeof presets)[number]['flight'],
  (typeof presets)[number]['flight'],
];

function flightsPlaced(first: object, options: Plain = {}) {
  const players = [
    { seat: 'p1', side: 0, flight: first },
    { seat: 'p2', side: 1, flight: watch },
  ];
  return placeFlights({ options, players: players as unknown as Plain });
}

describe('a flight', () => {
  shows('wi.flight.some', 'without a wisp is not played', () => {
    expect(judgeFlight({ ...lanterns, wisps: [] }, 12)).toEqual(['wi.flight.some']);
    expect(flightsPlaced({ ...lanterns, wisps: [] })).toMatchObject({ rule: 'wi.flight.some' });
  });

  shows('wi.flight.points', 'costs no more than was agreed, three for a wisp and one for a talent', () => {
    expect(judgeFlight(lanterns, 12)).toEqual([]);
    expect(judgeFlight(lanterns, 11)).toEqual(['wi.flight.points']);
    expect(flightsPlaced(lanterns, { points: 11 })).toMatchObject({ rule: 'wi.flight.points' });
  });

  shows('wi.flight.leader', 'begins with a leader, whom those after it follow', () => {
    const follower = { talents: [], isFollower: true };
    expect(judgeFlight({ folk: 'fen', wisps: [follower] }, 12)).toEqual(['wi.flight.leader']);
    const placed = flightsPlaced(lanterns);
    expect(!isRefusal(placed) && placed.wisps.map(({ id, follows }) => [id, follows])).toEqual([
      ['p1-1', null],
      ['p1-2', 'p1-1'],
      ['p1-3', null],
      ['p2-1', null],
      ['p2-2', null],
      ['p2-3', null],
    ]);
  });

  shows('wi.flight.written', 'is read from its folk and its wisps, each with different talents', () => {
    expect(readFlight(lanterns as unknown as Plain)).toEqual(lanterns);
    const wisps = [{ talents: ['lens', 'lens'] }];
    for (const document of [null, {}, { folk: 'sea', wisps: [] }, { folk: 'fen', wisps }]) {
      expect(readFlight(document)).toMatchObject({ kind: 'refused', rule: 'wi.flight.written' });
    }
  });
});

describe('a round', () => {
  shows('wi.round.bid', 'begins with secret bids: the highest drifts first, the first side on a tie', () => {
    const won = open();
    bids(won, 1, 2, 3);
    expect(won.state.first).toBe(1);
    expect(answer(open(), ANN, 'bid', 4)).toMatchObject({ about: { rule: 'wi.round.bid' } });
    const tied = open();
    plays(tied, CAL, 'bid', 2);
    expect(tied.view(ANN)).toMatchObject({ table: { bids: { cal: 'made' } } });
    plays(tied, ANN, 'bid', 2);
    plays(tied, BEA, 'bid', 0);
    expect(tied.state.first).toBe(0);
  });

  const apart = [wisp('a1', ANN, 0), wisp('b1', BEA, 50, { light: 1 }), wisp('c1', CAL, 100, { light: 2 })];

  shows('wi.round.last', 'that is the last is won by the side with more light', () => {
    const bright = open({ wisps: apart, omens: [], lastRound: 1 });
    playOn(bright);
    expect(bright.outcome).toEqual({ winner: 0, rule: 'wi.round.last' });
    const even = open({ wisps: [apart[0]!, { ...apart[2]!, light: 3 }], omens: [], lastRound: 1 });
    playOn(even);
    expect(even.outcome).toEqual({ winner: null, rule: 'wi.round.last' });
  });

  shows('wi.round.clock', 'becomes the last when the clock runs out', () => {
    const referee = open({ wisps: apart, omens: [], lastRound: 4 });
    expect(isRefusal(referee.command('clock', { kind: 'timeExpired' }))).toBe(false);
    playOn(referee);
    expect(referee.outcome).toMatchObject({ rule: 'wi.round.last' });
    expect(referee.state.round).toBe(1);
  });
});

describe('a drift', () => {
  const flock = [
    wisp('a1', ANN, 0),
    wisp('a2', ANN, 1, { follows: 'a1' as WispId }),
    wisp('a3', ANN, 9),
    wisp('c1', CAL, 40),
  ];
  const drifting = (more: Parameters<typeof open>[0] = {}) => {
    const referee = open({ wisps: flock, omens: [], ...more });
    bids(referee, 1, 0, 0);
    return referee;
  };

  shows(
    ['wi.drift.choose', 'wi.drift.once'],
    'goes to the sides in turn, to each leader once a round',
    () => {
      const referee = drifting();
      expect(answer(referee, ANN, 'chooseWisp', 'a2')).toMatchObject({ about: { rule: 'wi.drift.choose' } });
      plays(referee, ANN, 'chooseWisp', 'a3');
      plays(referee, ANN, 'moveLeader', { x: 9, y: 0 });
      expect(asked(referee)).toEqual(['cal chooseWisp']);
      plays(referee, CAL, 'chooseWisp', 'c1');
      plays(referee, CAL, 'moveLeader', { x: 40, y: 0 });
      expect(answer(referee, ANN, 'chooseWisp', 'a3')).toMatchObject({ rule: 'wi.drift.once' });
    },
  );

  shows(['wi.drift.leader', 'wi.drift.too-far'], 'takes a leader three steps at most', () => {
    const referee = drifting();
    plays(referee, ANN, 'chooseWisp', 'a1');
    expect(answer(referee, ANN, 'moveLeader', { x: 0, y: 3.01 })).toMatchObject({ rule: 'wi.drift.too-far' });
    plays(referee, ANN, 'moveLeader', { x: 0, y: 3 });
    expect(referee.state.wisps[0]!.at).toEqual({ x: 0, y: 3 });
  });

  shows('wi.drift.followers', 'brings each follower within two steps of its leader', () => {
    const referee = drifting();
    plays(referee, ANN, 'chooseWisp', 'a1');
    plays(referee, ANN, 'moveLeader', { x: -3, y: 0 });
    expect(answer(referee, ANN, 'placeFollower', { x: 0, y: 0 })).toMatchObject({ rule: 'wi.drift.too-far' });
    plays(referee, ANN, 'placeFollower', { x: -1, y: 0 });
    expect(asked(referee)).toEqual(['cal chooseWisp']);
  });

  shows('wi.drift.begins', 'may be met by omens first: of its own side, then of the other', () => {
    const referee = drifting({ omens: ['gust 1', 'gust 2', 'gust 3'] });
    plays(referee, ANN, 'chooseWisp', 'a3');
    expect(asked(referee)).toEqual(['ann useAbility']);
    plays(referee, ANN, 'useAbility', PASS);
    plays(referee, BEA, 'useAbility', PASS);
    expect(asked(referee)).toEqual(['cal useAbility']);
    plays(referee, CAL, 'useAbility', PASS);
    expect(asked(referee)).toEqual(['ann moveLeader']);
  });

  shows('wi.drift.ends', 'may be answered by the other side when it is over', () => {
    const wisps = [wisp('a1', ANN, 0), wisp('c1', CAL, 5, { talents: ['vigil'] })];
    const referee = drifting({ wisps });
    plays(referee, ANN, 'chooseWisp', 'a1');
    plays(referee, ANN, 'moveLeader', { x: 3, y: 0 });
    expect(asked(referee)).toEqual(['cal useAbility']);
  });
});

describe('a flash', () => {
  const duel = [
    wisp('a1', ANN, 0),
    wisp('c1', CAL, 5, { talents: ['grudge'], light: 1 }),
    wisp('c2', CAL, 9),
  ];
  const flashing = (script: Plain, wisps = duel) => {
    const referee = open({ wisps, omens: [], script });
    bids(referee, 1, 0, 0);
    plays(referee, ANN, 'chooseWisp', 'a1');
    plays(referee, ANN, 'moveLeader', { x: 3, y: 0 });
    return referee;
  };
  const rolls = (...flash: string[]) => ({ dice: { flash }, cards: {}, strict: true });

  shows('wi.flash.targets', 'is aimed at enemies within four steps, all named before a die is rolled', () => {
    const referee = flashing(rolls('dark', 'dark'));
    const [decision] = referee.decisions(ANN);
    expect(decision).toMatchObject({ kind: 'chooseTarget', answers: { offers: ['c1', 'enough'] } });
    plays(referee, ANN, 'chooseTarget', 'c1');
    expect(referee.log.some(({ kind }) => kind === 'flashRolled')).toBe(true);
  });

  shows('wi.flash.dice', 'rolls two dice, and each flare takes one light', () => {
    const wisps = [duel[0]!, wisp('c1', CAL, 5)];
    const referee = flashing(rolls('flare', 'glint'), wisps);
    plays(referee, ANN, 'chooseTarget', 'c1');
    expect(referee.state.wisps.find(({ id }) => id === 'c1')!.light).toBe(2);
  });

  shows('wi.flash.return', 'may be returned by a wisp that is about to be put out', () => {
    const referee = flashing(rolls('flare', 'dark', 'flare', 'flare'));
    plays(referee, ANN, 'chooseTarget', 'c1');
    plays(referee, CAL, 'useAbility', { use: 'c1.grudge', choice: null });
    expect(referee.state.wisps.map(({ id, light }) => [id, light])).toEqual([
      ['a1', 1],
      ['c2', 3],
    ]);
    expect(referee.state.gone).toEqual(['c1']);
  });

  shows('wi.talent.lens', 'is helped by a lens near by: one die is rerolled, once', () => {
    const wisps = [wisp('a1', ANN, 0, { talents: ['lens'] }), wisp('c1', CAL, 5)];
    const referee = flashing(rolls('dark', 'glint', 'flare'), wisps);
    plays(referee, ANN, 'chooseTarget', 'c1');
    plays(referee, ANN, 'useAbility', { use: 'a1.lens', choice: 0 });
    expect(referee.state.wisps.find(({ id }) => id === 'c1')!.light).toBe(2);
  });
});

shows('wi.talent.hex', 'a hex slows a wisp to one step, or dims it by one', () => {
  const wisps = [wisp('a1', ANN, 0, { talents: ['hex'] }), wisp('c1', CAL, 40)];
  const bargaining = () => {
    const referee = open({ wisps, omens: [] });
    bids(referee, 1, 0, 0);
    plays(referee, ANN, 'chooseWisp', 'a1');
    return referee;
  };
  const slow = bargaining();
  plays(slow, ANN, 'bargain', 'slow');
  expect(answer(slow, ANN, 'moveLeader', { x: 2, y: 0 })).toMatchObject({ rule: 'wi.drift.too-far' });
  const dim = bargaining();
  plays(dim, ANN, 'bargain', 'dim');
  expect(dim.state.wisps[0]!.light).toBe(2);
  plays(dim, ANN, 'moveLeader', { x: 2, y: 0 });
});
