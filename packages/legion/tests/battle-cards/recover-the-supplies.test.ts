import { legionTable, legionWith, type UnitSpec } from '@sortie/testkit/legion';
import { expect } from 'vitest';
import { must, orders } from '../rules/made-up.ts';
import { shows } from '../shows.ts';
import { cardActions, playing, scoredAfter, TOUCH, vader } from './battle.ts';

const CARDS = { objective: 'recover-the-supplies' };
const CLAIM = [{ action: 'card', card: 'rebels.recover-the-supplies' }];
const rebels = { unit: 'rebel-troopers', at: [400, 400] } as const;

const crateAt = (x: number, y: number, more: object = {}) =>
  ({ id: 'crate', kind: 'objective', at: [x, y], ...more }) as const;
const crate = crateAt(400, 400 + TOUCH);

const beside = (unit: UnitSpec, token: object = crate, cards: object = CARDS) =>
  playing(cards, { rebels: unit, vader }, { tokens: [token as typeof crate] });

/** The rebels have the token in front of their leader. */
const carrying = (more: object = {}, at: readonly [number, number] = [400, 400], situation: object = {}) =>
  playing(
    CARDS,
    { rebels: { ...rebels, at, claimed: 'crate', ...more }, vader },
    { tokens: [crateAt(at[0], at[1] + TOUCH, { unit: 'rebels' })], ...situation },
  );

shows(
  [
    'lg.battle-card.objective.claim.leader-only',
    'lg.battle-card.objective.claim.base-contact',
    'lg.battle-card.objective.claim.flip-in-place',
    'lg.battle-card.objective.two-sides',
  ],
  'a trooper leader claims the token that it touches with an action, and it stays where it lies',
  () => {
    const table = beside(rebels);
    expect(cardActions(table, 'rebels')).toEqual(CLAIM);
    const before = table.state.tokens[0]!.at;
    table.acts('card', { card: 'rebels.recover-the-supplies' });
    expect(table.state.tokens[0]).toMatchObject({ at: before, unit: 'rebels' });
    table.has('rebels', { claimed: 'crate' }).asks('chooseAction', { actions: 1 });
    expect(cardActions(beside(rebels, { ...crate, kind: 'condition' }), 'rebels')).toEqual([]);
    // A hair away, or beside another miniature alone.
    expect(cardActions(beside(rebels, crateAt(400, 401 + TOUCH)), 'rebels')).toEqual([]);
    expect(cardActions(beside(rebels, crateAt(460 + TOUCH, 400)), 'rebels')).toEqual([]);
  },
);

shows(
  'lg.battle-card.objective.claim.unclaimed-only',
  'a token that another leader has claimed cannot be claimed, nor a second one',
  () => {
    const others = {
      rebels,
      others: {
        unit: 'rebel-troopers',
        at: [400, 400 + 2 * TOUCH],
        claimed: 'crate',
        activated: true,
      } as UnitSpec,
      vader,
    };
    const tokens = [crateAt(400, 400 + TOUCH, { unit: 'others' })];
    expect(cardActions(playing(CARDS, others, { tokens }), 'rebels')).toEqual([]);
    const second = { id: 'second', kind: 'objective', at: [400, 400 - TOUCH] };
    const two = [crateAt(400, 400 + TOUCH, { unit: 'rebels' }), second];
    expect(cardActions(carrying({}, [400, 400], { tokens: two }), 'rebels')).toEqual([]);
  },
);

shows(
  'lg.battle-card.objective.claim.no-emplacement',
  'neither emplacement troopers nor vehicles claim anything',
  () => {
    const cannon = { unit: '1-4-fd-laser-cannon-team', at: [400, 400] } as const;
    const reach = { x: 400, y: 400 + 12.55 + 25 };
    expect(cardActions(beside(cannon, crateAt(reach.x, reach.y)), 'rebels')).toEqual([]);
    expect(
      cardActions(beside({ unit: 'at-rt', at: [400, 400] }, crateAt(reach.x, reach.y)), 'rebels'),
    ).toEqual([]);
  },
);

shows('lg.battle-card.objective.claim.unclaimed-only', 'nobody claims a mine', () => {
  expect(cardActions(beside(rebels, { ...crate, kind: 'condition' }), 'rebels')).toEqual([]);
});

shows(
  'lg.battle-card.objective.no-claim-by-default',
  'under an objective that says nothing of claiming nobody claims',
  () => {
    const other = { objective: 'intercept-the-transmissions' };
    expect(cardActions(beside(rebels, crate, other), 'rebels')).toEqual([]);
  },
);

shows(
  ['lg.battle-card.objective.claim.carried', 'lg.battle-card.objective.claim.placed-after-move'],
  'after a move its player puts the token anywhere beside the leader',
  () => {
    const table = carrying()
      .activate('rebels')
      .until('chooseAction', 'rebels')
      .acts('move', { move: 'standard' });
    table.answers(table.completes({ x: 400, y: 300 }) as never);
    table.asks('placeToken', { unit: 'rebels' }).asksSeat('p1');
    const { x, y } = table.unit('rebels').miniatures.find(({ id }) => id === table.unit('rebels').leader)!
      .stand!;
    table
      .refuses({ x: 400, y: 400 + TOUCH, level: 0 }, 'lg.battle-card.objective.claim.placed-after-move')
      .answers({ x: x - TOUCH, y, level: 0 });
    expect(table.state.tokens[0]).toMatchObject({ unit: 'rebels', at: { x: x - TOUCH } });
    table.asks('chooseAction');
    // Whoever carries nothing is not asked.
    const free = beside(rebels, crateAt(900, 400)).activate('rebels').until('chooseAction', 'rebels');
    free.acts('move', { move: 'standard' });
    free.answers(free.completes({ x: 400, y: 300 }) as never).asks('chooseAction');
  },
);

shows(
  'lg.battle-card.objective.stays-on-battlefield',
  'a token that is carried is put on the battlefield, whole',
  () => {
    const table = carrying({}, [400, 60]).activate('rebels').until('chooseAction', 'rebels');
    table.acts('move', { move: 'standard' });
    table.answers(table.completes({ x: 400, y: 14 }) as never).asks('placeToken');
    const { stand } = table.unit('rebels').miniatures.find(({ id }) => id === table.unit('rebels').leader)!;
    expect(stand!.y).toBeLessThan(TOUCH);
    table.refuses(
      { x: stand!.x, y: stand!.y - TOUCH, level: 0 },
      'lg.battle-card.objective.stays-on-battlefield',
    );
    const ys = table.answersOffered.map((each) => (each as { y: number }).y);
    expect(Math.min(...ys)).toBeGreaterThanOrEqual(12.55);
  },
);

shows(
  ['lg.battle-card.objective.drop.panic', 'lg.battle-card.objective.drop.reclaim'],
  'a unit that panics leaves its token behind, and another may claim it',
  () => {
    const friend = { unit: 'rebel-troopers', at: [400, 400 + 2 * TOUCH] } as const;
    const table = playing(
      CARDS,
      { rebels: { ...rebels, claimed: 'crate', tokens: { suppression: 3 } }, friend, vader },
      { tokens: [crateAt(400, 400 + TOUCH, { unit: 'rebels' })], whiteDefense: ['blank', 'blank', 'blank'] },
    ).activate('rebels');
    table.has('rebels', { panicked: true, claimed: null });
    expect(table.state.tokens[0]).toMatchObject({ unit: null, at: { x: 400, y: 400 + TOUCH } });
    expect(cardActions(table, 'friend')).toEqual([{ action: 'card', card: 'friend.recover-the-supplies' }]);
    // With less suppression it keeps what it has.
    carrying({ tokens: { suppression: 1 } }, [400, 400], { whiteDefense: ['blank'] })
      .activate('rebels')
      .has('rebels', { panicked: false, claimed: 'crate' });
  },
);

shows(
  'lg.battle-card.objective.drop.defeat',
  'a leader that is defeated drops its token where it lies',
  () => {
    const fight = (left: number, hits: readonly string[]) =>
      playing(
        CARDS,
        {
          rebels: { ...rebels, claimed: 'crate', left, activated: true },
          storm: { unit: 'stormtroopers', at: [400, 600] },
        },
        { priority: 'p2', tokens: [crateAt(400, 400 + TOUCH, { unit: 'rebels' })] },
      ).attack('storm', 'rebels', {
        white: hits,
        whiteDefense: hits.flatMap((hit) => (hit === 'hit' ? ['blank'] : [])),
      });
    const table = fight(2, ['hit', 'hit', 'blank', 'blank']);
    while (table.open[0]?.kind === 'chooseWounded') table.letGoBy();
    expect(table.state.tokens[0]).toMatchObject({ unit: null, at: { x: 400, y: 400 + TOUCH } });
    expect(table.events('tokenDropped')).toHaveLength(1);
    const other = fight(2, ['hit', 'blank', 'blank', 'blank']);
    expect(other.state.tokens[0]).toMatchObject({ unit: 'rebels' });
  },
);

shows('lg.battle-card.objective.content', 'at the end each claimed token is worth a victory token', () => {
  const units = { rebels: { ...rebels, claimed: 'crate' } as UnitSpec, vader };
  const tokens = [crateAt(400, 400 + TOUCH, { unit: 'rebels' }), { ...crateAt(900, 400), id: 'free' }];
  expect(scoredAfter(CARDS, units, { tokens })).toEqual([1, 0]);
  expect(scoredAfter(CARDS, units, { tokens, round: 5 })).toEqual([0, 0]);
});

shows(
  'lg.battle-card.objective.claim.base-contact',
  'a leader that touches several tokens claims the one that its player chooses',
  () => {
    const two = [crate, { ...crateAt(400, 400 - TOUCH), id: 'other' }];
    const table = playing(CARDS, { rebels, vader }, { tokens: two });
    table
      .acts('card', { card: 'rebels.recover-the-supplies' })
      .asks('chooseForCard', { source: 'recover-the-supplies' })
      .asksSeat('p1')
      .offersExactly({ token: 'crate' }, { token: 'other' })
      .answers({ token: 'other' })
      .has('rebels', { claimed: 'other' });
  },
);

/** Beside the unit's leader, to the east of it. */
function eastOf(table: ReturnType<typeof carrying>) {
  const { leader, miniatures } = table.unit('rebels');
  const { x, y } = miniatures.find(({ id }) => id === leader)!.stand!;
  return { x: x + TOUCH, y, level: 0 };
}

/** The rebels' leader, alone, has moved to (400, 300) with the token. */
function carriedTo(tokens: readonly object[], terrain: readonly object[] = []) {
  const carried = crateAt(400, 400 + TOUCH, { unit: 'rebels' });
  const table = carrying({ left: 1 }, [400, 400], { tokens: [carried, ...tokens], terrain } as never);
  table.activate('rebels').until('chooseAction', 'rebels').acts('move', { move: 'standard' });
  return table.answers(table.completes({ x: 400, y: 300 }) as never);
}

shows(
  [
    'lg.battle-card.condition.tokens-no-overlap-objective',
    'lg.battle-card.objective.not-under-terrain',
    'lg.battle-card.objective.claim.carried',
  ],
  'a token that is carried lies flat and on no other token',
  () => {
    const mine = { id: 'mine', kind: 'condition', at: [430, 300] };
    const near = carriedTo([mine]).asks('placeToken');
    near.refuses(eastOf(near), 'lg.battle-card.condition.tokens-no-overlap-objective');
    const apart = near.answersOffered.map((each) => {
      const { x, y } = each as { x: number; y: number };
      return Math.hypot(x - 430, y - 300) > 25.09;
    });
    expect([apart.length > 0, apart.every(Boolean)]).toEqual([true, true]);
    const walled = carriedTo([], [{ id: 'wall', piece: 'wall-low', at: [440, 300, 90] }]).asks('placeToken');
    walled.refuses(eastOf(walled), 'lg.battle-card.objective.not-under-terrain');
    const free = carriedTo([]).asks('placeToken');
    free.answers(eastOf(free)).asks('chooseAction');
  },
);

shows(
  'lg.battle-card.objective.claim.placed-after-move',
  'where other tokens leave no room beside the leader the token is put there all the same',
  () => {
    const ring = [
      [400, 326.1],
      [400, 273.9],
      [426.1, 300],
      [373.9, 300],
    ].map((at, index) => ({ id: `k${index}`, kind: 'objective', at }));
    const table = carriedTo(ring).asks('chooseAction');
    const [token] = table.state.tokens;
    const { x, y } = eastOf(table);
    expect(token).toMatchObject({ id: 'crate', unit: 'rebels' });
    expect(Math.hypot(token!.at!.x - x + TOUCH, token!.at!.y - y)).toBeCloseTo(TOUCH, 1);
  },
);

shows(
  'lg.battle-card.objective.drop.defeat',
  'a unit that is defeated as a whole leaves its token where it lies',
  () => {
    const defeat = { kind: 'defeatUnit', unit: 'rebels', by: null, rule: 'lg.defeat.unit' } as never;
    const table = legionTable(
      { rebels: { ...rebels, claimed: 'crate' } as UnitSpec, friend: { ...rebels, at: [900, 400] }, vader },
      { battleCards: CARDS, tokens: [crateAt(400, 400 + TOUCH, { unit: 'rebels' })] },
      legionWith(must(orders('falls', ['p1', 'startOfActivation'], defeat))),
    ).activate('friend');
    expect(table.unit('rebels')).toMatchObject({ whereabouts: 'defeated', claimed: null });
    expect(table.state.tokens).toMatchObject([{ id: 'crate', unit: null, at: { x: 400, y: 400 + TOUCH } }]);
    expect(table.events('tokenDropped').map(({ unit, token }) => [unit, token])).toEqual([
      ['rebels', 'crate'],
    ]);
    // Whoever had none drops none.
    const without = legionTable(
      { rebels, friend: { ...rebels, at: [900, 400] }, vader },
      { battleCards: CARDS },
      legionWith(must(orders('falls', ['p1', 'startOfActivation'], defeat))),
    ).activate('friend');
    expect([without.unit('rebels').whereabouts, without.events('tokenDropped')]).toEqual(['defeated', []]);
  },
);
