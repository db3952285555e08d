import type { ShipView, XwingView } from '@sortie/xwing/view';
import { expect, test } from 'vitest';
import { reasonOfTurn, turnOrder } from '../../../src/games/xwing/strip/turn-order.ts';
import { whoseTurn } from '../../../src/games/xwing/strip/whose-turn.ts';
import { sayEnglish } from './say-english.ts';
import { tableAt } from './seen-table.ts';

const { seen } = tableAt('setDial');

function tableWith(
  change: Partial<XwingView>,
  ships: (ship: ShipView) => Partial<ShipView> = () => ({}),
): XwingView {
  const changed = { ...seen.table, ...change };
  return { ...changed, ships: changed.ships.map((ship) => ({ ...ship, ...ships(ship) })) };
}

const skills = (table: XwingView) => turnOrder(table).map(({ ship }) => ship.values.pilotSkill);

test('ships are activated from the lowest pilot skill to the highest, and fight the other way round', () => {
  const ascending = skills(tableWith({ phase: 'activation' }));
  expect(ascending).toEqual(ascending.toSorted((one, other) => one - other));
  expect(skills(tableWith({ phase: 'combat' }))).toEqual(ascending.toReversed());
});

test('a docked ship has no turn', () => {
  const [carrier, docked] = seen.table.ships;
  const table = tableWith({ phase: 'activation' }, ({ id }) =>
    id === docked!.id ? { docked: carrier!.id, pose: null } : {},
  );
  expect(turnOrder(table).map(({ ship }) => ship.id)).not.toContain(docked!.id);
  expect(turnOrder(table)).toHaveLength(seen.table.ships.length - 1);
});

test('at equal pilot skill the ships of the player with initiative come first', () => {
  for (const initiative of [0, 1] as const) {
    const fives = turnOrder(tableWith({ phase: 'combat', initiative })).filter(
      ({ ship }) => ship.values.pilotSkill === 5,
    );
    expect(fives.map(({ ship }) => ship.side)).toEqual(initiative === 0 ? [0, 1, 1] : [1, 1, 0]);
  }
});

test('one ship acts, some are done, and those that may follow are next', () => {
  const biggs = seen.table.ships.find(({ pilot }) => pilot === 'rebel:xwing:biggsdarklighter')!;
  const table = tableWith({ phase: 'activation', initiative: 0, activeShip: biggs.id }, ({ id }) => ({
    activated: id === biggs.id,
  }));
  const standings = turnOrder(table).map(({ standing }) => standing);
  expect(standings).toEqual(['now', 'next', 'next', ...Array(6).fill('later')]);
  const later = turnOrder(
    tableWith({ phase: 'activation', activeShip: null }, ({ id }) => ({ activated: id === biggs.id })),
  );
  expect(later.find(({ ship }) => ship.id === biggs.id)!.standing).toBe('done');
});

test('the sentence says whether skill, initiative or a choice decided', () => {
  const of = (pilot: string) => seen.table.ships.find((ship) => ship.pilot === pilot)!.id;
  const reason = (ship: string, initiative: 0 | 1) =>
    reasonOfTurn(tableWith({ phase: 'combat', activeShip: of(ship) as never, initiative }))!.rule;
  expect(reason('rebel:xwing:wedgeantilles', 0)).toBe('xw.attack.phase.order');
  expect(reason('rebel:xwing:biggsdarklighter', 0)).toBe('xw.attack.phase.tie-both-players');
  expect(reason('imperial:tiefighter:nightbeast', 1)).toBe('xw.attack.phase.tie-same-player');
  const table = tableWith({
    phase: 'combat',
    activeShip: of('rebel:xwing:biggsdarklighter') as never,
    initiative: 0,
  });
  expect(whoseTurn({ ...seen, table, waitingFor: ['p2'] }, sayEnglish).text).toBe(
    'Biggs Darklighter fights: at pilot skill 5 the initiative of Anna decides. Waiting for Bruno.',
  );
});

test('while planning nobody comes first', () => {
  expect(turnOrder(seen.table).map(({ standing }) => standing)).toEqual(Array(9).fill('later'));
  expect(whoseTurn(seen, sayEnglish)).toEqual({
    text: 'Everybody sets dials at the same time. Your answer is needed.',
    rule: 'xw.planning.simultaneous',
  });
});
