import { legionTable, legionWith, type Situation, type UnitSpec } from '@sortie/testkit/legion';
import { expect } from 'vitest';
import { tool } from '../movement/mover.ts';
import { orders } from '../rules/made-up.ts';
import { shows } from '../shows.ts';
import { vader } from './battle.ts';

const mine = { id: 'mine', kind: 'condition', at: [400, 530] } as const;
const battleCards = { condition: 'minefield' } as const;
const laid = { redDefense: ['blank'], battleCards, tokens: [mine] } as const;

/** Whom the mine was tried for when somebody walked 152 mm to the north. */
const triedBy = (units: Readonly<Record<string, UnitSpec>>, more: Situation = {}, ...game: object[]) => {
  const table = legionTable({ ...units, vader }, { ...laid, ...more }, legionWith(...(game as never[])));
  table.activate('mover').until('chooseAction', 'mover').acts('move', { move: 'standard' });
  table.answers(tool(2, 0));
  return { table, tried: table.events('mineRolled').map(({ unit }) => unit) };
};

const mover = { unit: 'luke-skywalker', at: [400, 250] } as const;

shows(
  'lg.battle-card.condition.tokens-from-card',
  'whoever walks up to a mine tries it before anybody is asked for anything, and nobody who stands there does',
  () => {
    const friend = { unit: 'leia-organa', at: [500, 530], activated: true } as const;
    expect(triedBy({ mover, friend }).tried).toEqual(['mover']);
    const away = triedBy({ mover: { ...mover, at: [1200, 250] }, friend }, { redDefense: [] });
    expect(away.tried).toEqual([]);
    expect(away.table.referee.log.filter(({ kind }) => kind === 'abilityUsed')).toEqual([]);
    const other = orders('other', ['p1', 'detonation']);
    const { table } = triedBy({ mover }, {}, other);
    table.offersExactly({ use: 'other', choice: null }, { pass: true });
    expect(table.events('mineRolled')).toHaveLength(1);
  },
);

shows(
  ['lg.battle-card.condition.tokens-from-card', 'lg.battle-card.condition.token-dots'],
  'a mine that it does not see, a token of another kind and whoever flies set nothing off',
  () => {
    const wall = { id: 'wall', piece: 'wall-tall', at: [400, 460] } as const;
    expect(triedBy({ mover }, { redDefense: [], terrain: [wall] }).tried).toEqual([]);
    const supply = { ...mine, kind: 'objective' } as const;
    expect(triedBy({ mover }, { redDefense: [], tokens: [supply] }).tried).toEqual([]);
  },
);

shows('lg.timing.after-move-scope', 'neither does who withdraws past it, nor who flies', () => {
  const withdrawn = legionTable(
    { mover: { ...mover, at: [400, 430] }, vader: { ...vader, at: [400, 403] } },
    { ...laid, redDefense: [] },
  ).activate('mover');
  withdrawn.acts('move', { move: 'withdraw', actions: 2 });
  withdrawn.answers(withdrawn.completes({ angle: 90 }) as never);
  expect(withdrawn.events('moveMade').map(({ type }) => type)).toEqual(['withdraw']);
  expect(withdrawn.events('mineRolled')).toEqual([]);
  const flown = legionTable(
    { speeder: { unit: 't-47', at: [400, 150, 0] }, vader },
    { ...laid, redDefense: [] },
  ).activate('speeder');
  flown.answers({ ...tool(3, 0), type: 'compulsory' });
  expect(flown.events('moveMade')).toHaveLength(1);
  expect(flown.events('mineRolled')).toEqual([]);
});
