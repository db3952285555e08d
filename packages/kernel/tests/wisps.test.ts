import { PASS } from '@sortie/kernel';
import { leftovers } from '@sortie/testkit';
import type { WispId } from '@sortie/wisps/model';
import { ANN, answer, asked, BEA, bids, CAL, open, plays, wisp } from '@sortie/wisps/table';
import { describe, expect, test } from 'vitest';

/** The whole table of Wisps, rule by rule: what the kernel must be able to say of any game. */
const lightOf = (referee: ReturnType<typeof open>, id: string) =>
  referee.state.wisps.find((each) => each.id === id)?.light;

test('all seats bid at once and in secret, then the higher side begins', () => {
  const referee = open();
  expect(asked(referee)).toEqual(['ann bid', 'bea bid', 'cal bid']);
  plays(referee, CAL, 'bid', 3);
  expect(asked(referee)).toEqual(['ann bid', 'bea bid', 'cal bid (settled)']);
  plays(referee, CAL, 'bid', 2);
  plays(referee, ANN, 'bid', 0);
  plays(referee, BEA, 'bid', 1);
  expect(referee.state.bids).toEqual({ ann: 0, bea: 1, cal: 2 });
  expect(referee.state.first).toBe(1);
  expect(asked(referee)).toEqual(['cal chooseWisp']);
});

describe('drifts', () => {
  test('the sides alternate; within a side whoever answers first drifts', () => {
    const referee = open({
      wisps: [wisp('a1', ANN, 0), wisp('b1', BEA, 20), wisp('c1', CAL, 40)],
      omens: [],
    });
    bids(referee, 1, 0, 0);
    expect(asked(referee)).toEqual(['ann chooseWisp', 'bea chooseWisp']);
    plays(referee, BEA, 'chooseWisp', 'b1');
    expect(asked(referee)).toEqual(['bea moveLeader']);
    plays(referee, BEA, 'moveLeader', { x: 21, y: 0 });
    expect(asked(referee)).toEqual(['cal chooseWisp']);
    plays(referee, CAL, 'chooseWisp', 'c1');
    plays(referee, CAL, 'moveLeader', { x: 40, y: 0 });
    expect(asked(referee)).toEqual(['ann chooseWisp']);
  });

  test('a wisp that has drifted is not chosen again, and the refusal says so', () => {
    const referee = open({
      wisps: [wisp('a1', ANN, 0, { drifted: true }), wisp('a2', ANN, 9), wisp('c1', CAL, 40)],
      omens: [],
    });
    bids(referee, 1, 0, 0);
    expect(answer(referee, ANN, 'chooseWisp', 'a1')).toEqual({
      kind: 'refused',
      rule: 'wi.drift.once',
      about: { wisp: 'a1' },
    });
  });

  test('a flight is moved by its leader: the followers are placed one by one within reach of it', () => {
    const flight = ['a2', 'a3'].map((id) => wisp(id, ANN, 0, { follows: 'a1' as WispId }));
    const referee = open({ wisps: [wisp('a1', ANN, 0), ...flight, wisp('c1', CAL, 40)], omens: [] });
    bids(referee, 1, 0, 0);
    plays(referee, ANN, 'chooseWisp', 'a1');
    expect(answer(referee, ANN, 'moveLeader', { x: 3.1, y: 0 })).toMatchObject({ rule: 'wi.drift.too-far' });
    plays(referee, ANN, 'moveLeader', { x: 3, y: 0 });
    expect(referee.decisions(ANN)[0]!.answers).toMatchObject({
      kind: 'region',
      region: { centre: { x: 3, y: 0 }, reach: 2 },
    });
    expect(answer(referee, ANN, 'placeFollower', { x: 0, y: 0 })).toMatchObject({ rule: 'wi.drift.too-far' });
    plays(referee, ANN, 'placeFollower', { x: 1.25, y: 0 });
    plays(referee, ANN, 'placeFollower', { x: 3, y: -2 });
    expect(referee.state.wisps.map(({ at }) => at)).toEqual([
      { x: 3, y: 0 },
      { x: 1.25, y: 0 },
      { x: 3, y: -2 },
      { x: 40, y: 0 },
    ]);
  });

  test('a hex must be answered before the window closes; its bargain is struck inside the window', () => {
    const referee = open({
      wisps: [wisp('a1', ANN, 0, { talents: ['hex'] }), wisp('c1', CAL, 40)],
      omens: [],
    });
    bids(referee, 1, 0, 0);
    plays(referee, ANN, 'chooseWisp', 'a1');
    expect(asked(referee)).toEqual(['ann bargain']);
    plays(referee, ANN, 'bargain', 'slow');
    expect(answer(referee, ANN, 'moveLeader', { x: 2, y: 0 })).toMatchObject({ rule: 'wi.drift.too-far' });
    plays(referee, ANN, 'moveLeader', { x: 1, y: 0 });
  });
});

describe('flashes', () => {
  const duel = (more: Parameters<typeof open>[0]) => {
    const referee = open({ omens: [], ...more });
    bids(referee, 3, 0, 0);
    plays(referee, ANN, 'chooseWisp', 'a1');
    plays(referee, ANN, 'moveLeader', { x: 0, y: 0 });
    return referee;
  };
  const dice = (...faces: string[]) => ({ dice: { flash: faces }, strict: true });

  test('all targets are chosen before the first flash is rolled', () => {
    const referee = duel({
      wisps: [wisp('a1', ANN, 0), wisp('c1', CAL, 3), wisp('c2', CAL, 4), wisp('c3', CAL, 40)],
      script: dice('flare', 'flare', 'dark', 'glint'),
    });
    expect(referee.decisions(ANN)[0]!.answers).toMatchObject({ offers: ['c1', 'c2', 'enough'] });
    plays(referee, ANN, 'chooseTarget', 'c1');
    expect(referee.log.some(({ kind }) => kind === 'flashRolled')).toBe(false);
    plays(referee, ANN, 'chooseTarget', 'c2');
    expect([lightOf(referee, 'c1'), lightOf(referee, 'c2')]).toEqual([1, 3]);
    expect(leftovers(referee.state.engine.script)).toEqual([]);
    // The game has used its script up; what it opened with still has it, so that its replay plays it again.
    expect(referee.replay().opening.script).toEqual(dice('flare', 'flare', 'dark', 'glint'));
  });

  test('two lenses reroll one die each, none of them one that was rerolled', () => {
    const referee = duel({
      wisps: [
        wisp('a1', ANN, 0, { talents: ['lens'] }),
        wisp('a2', ANN, 1, { talents: ['lens'] }),
        wisp('c1', CAL, 3),
      ],
      script: dice('dark', 'dark', 'flare', 'glint'),
    });
    plays(referee, ANN, 'chooseTarget', 'c1');
    plays(referee, ANN, 'useAbility', { use: 'a2.lens', choice: 1 });
    expect(referee.decisions(ANN)[0]!.answers).toMatchObject({
      offers: [{ use: 'a1.lens', choice: 0 }, PASS],
    });
    plays(referee, ANN, 'useAbility', { use: 'a1.lens', choice: 0 });
    expect(lightOf(referee, 'c1')).toBe(2);
    expect(leftovers(referee.state.engine.script)).toEqual([]);
  });

  test('embers are burnt as long as there are any', () => {
    const referee = duel({
      wisps: [wisp('a1', ANN, 0, { talents: ['ember'], embers: 2 }), wisp('c1', CAL, 3)],
      script: dice('dark', 'dark'),
    });
    plays(referee, ANN, 'chooseTarget', 'c1');
    plays(referee, ANN, 'useAbility', { use: 'a1.ember', choice: null });
    plays(referee, ANN, 'useAbility', { use: 'a1.ember', choice: null });
    expect(lightOf(referee, 'c1')).toBe(1);
    expect(asked(referee)).toEqual(['cal chooseWisp']);
  });

  test('vigil flashes in the middle of the other side’s drift, then the drift goes on', () => {
    const referee = duel({
      wisps: [wisp('a1', ANN, 0), wisp('c1', CAL, 3, { talents: ['vigil'] })],
      script: dice('flare', 'dark', 'flare', 'flare'),
    });
    expect(asked(referee)).toEqual(['cal useAbility']);
    plays(referee, CAL, 'useAbility', { use: 'c1.vigil', choice: null });
    expect(lightOf(referee, 'a1')).toBe(2);
    expect(asked(referee)).toEqual(['ann chooseTarget']);
    plays(referee, ANN, 'chooseTarget', 'c1');
    expect(lightOf(referee, 'c1')).toBe(1);
  });

  test('a wisp put out in the middle of its drift does nothing more, and the next side goes on', () => {
    const referee = duel({
      wisps: [
        wisp('a1', ANN, 0, { light: 1 }),
        wisp('b1', BEA, 30),
        wisp('c1', CAL, 3, { talents: ['vigil'] }),
      ],
      script: dice('flare', 'dark'),
    });
    plays(referee, CAL, 'useAbility', { use: 'c1.vigil', choice: null });
    expect(referee.state.wisps.map(({ id }) => id)).toEqual(['b1', 'c1']);
    expect(asked(referee)).toEqual(['cal chooseWisp']);
  });

  test('a wisp that the flash has put out may still flash in return, and only then leaves', () => {
    const referee = duel({
      wisps: [wisp('a1', ANN, 0), wisp('c1', CAL, 3, { light: 1, talents: ['grudge'] }), wisp('c2', CAL, 30)],
      script: dice('flare', 'flare', 'flare', 'dark'),
    });
    plays(referee, ANN, 'chooseTarget', 'c1');
    expect(lightOf(referee, 'c1')).toBe(-1);
    plays(referee, CAL, 'useAbility', { use: 'c1.grudge', choice: null });
    expect(lightOf(referee, 'a1')).toBe(2);
    expect(lightOf(referee, 'c1')).toBeUndefined();
  });

  test('a flash in return is not returned', () => {
    const grudges = { talents: ['grudge' as const] };
    const referee = duel({
      wisps: [wisp('a1', ANN, 0, grudges), wisp('c1', CAL, 3, grudges)],
      script: dice('flare', 'dark', 'flare', 'dark'),
    });
    plays(referee, ANN, 'chooseTarget', 'c1');
    plays(referee, CAL, 'useAbility', { use: 'c1.grudge', choice: null });
    expect(asked(referee)).toEqual(['cal chooseWisp']);
  });
});

describe('omens', () => {
  const marsh = [wisp('a1', ANN, 0), wisp('c1', CAL, 40)];

  test('two copies of one card are two abilities, each used once', () => {
    const referee = open({ wisps: marsh, omens: ['gust 1', 'calm 1', 'calm 2', 'gust 2', 'calm 3'] });
    bids(referee, 1, 0, 0);
    plays(referee, ANN, 'chooseWisp', 'a1');
    plays(referee, ANN, 'useAbility', { use: 'gust 1', choice: null });
    expect(referee.state.hands[ANN]).toEqual(['gust 2']);
    expect(referee.decisions(ANN)[0]!.answers).toMatchObject({
      offers: [{ use: 'gust 2', choice: null }, PASS],
    });
    plays(referee, ANN, 'useAbility', { use: 'gust 2', choice: null });
    expect(referee.state.hands[ANN]).toEqual(['calm 3']);
    expect(referee.state.omens).toEqual({ draw: [], discard: ['gust 1', 'gust 2'] });
  });

  test('an empty deck is made anew from its discards, in an order that the seed decides', () => {
    const drawnLast = (seed: string) => {
      const referee = open({ seed, wisps: marsh, omens: ['gust 1', 'calm 1', 'calm 2', 'gust 2'] });
      bids(referee, 1, 0, 0);
      plays(referee, ANN, 'chooseWisp', 'a1');
      plays(referee, ANN, 'useAbility', { use: 'gust 1', choice: null });
      plays(referee, ANN, 'useAbility', { use: 'gust 2', choice: null });
      const [drawn] = referee.state.hands[ANN]!;
      expect([drawn, ...referee.state.omens.draw].sort()).toEqual(['gust 1', 'gust 2']);
      expect(referee.state.omens.discard).toEqual([]);
      return drawn;
    };
    const seeds = ['1', '2', '3', '4', '5', '6', '7', '8'];
    expect(new Set(seeds.map(drawnLast))).toEqual(new Set(['gust 1', 'gust 2']));
    expect(seeds.map(drawnLast)).toEqual(seeds.map(drawnLast));
  });

  test('cards may be laid out beforehand', () => {
    const script = { cards: { omens: ['calm 5', 'calm 2', 'gust 3'] }, strict: true };
    const referee = open({ wisps: marsh, script });
    bids(referee, 1, 0, 0);
    expect(referee.state.hands).toEqual({ ann: ['calm 5'], bea: ['calm 2'], cal: ['gust 3'] });
    expect(leftovers(referee.state.engine.script)).toEqual([]);
  });
});

test('after the last round the brighter side has won', () => {
  const referee = open({
    wisps: [wisp('a1', ANN, 0), wisp('c1', CAL, 40, { light: 1 })],
    omens: [],
    lastRound: 1,
  });
  bids(referee, 1, 0, 0);
  for (const [seat, id, x] of [
    [ANN, 'a1', 0],
    [CAL, 'c1', 40],
  ] as const) {
    plays(referee, seat, 'chooseWisp', id);
    plays(referee, seat, 'moveLeader', { x, y: 0 });
  }
  expect(referee.outcome).toEqual({ winner: 0, rule: 'wi.round.last' });
});
