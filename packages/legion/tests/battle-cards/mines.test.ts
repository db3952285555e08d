import type { LegionTable, UnitSpec } from '@sortie/testkit/legion';
import { expect } from 'vitest';
import { tool } from '../movement/mover.ts';
import { shows } from '../shows.ts';
import { playing, vader } from './battle.ts';

const mine = { id: 'mine', kind: 'condition', at: [400, 530] } as const;
const rebels = { unit: 'rebel-troopers', at: [400, 420], left: 1 } as const;

const mined = (units: Readonly<Record<string, UnitSpec>>, redDefense: readonly string[] = []) =>
  playing({ condition: 'minefield' }, { rebels, vader, ...units }, { tokens: [mine], redDefense });

const rolls = (table: LegionTable) => table.events('mineRolled').map(({ token, unit }) => [token, unit]);

shows(
  'lg.timing.after-move-scope',
  'only the unit that moved tries a mine, however near to it others stand',
  () => {
    const friend = { unit: 'rebel-troopers', at: [1000, 300], left: 1, activated: false } as const;
    const far = mined({ friend }).activate('friend').until('chooseAction', 'friend');
    far.acts('move', { move: 'standard' }).answers(tool(1, 0));
    expect(rolls(far)).toEqual([]);
    const near = mined({}, ['blank']).activate('rebels').until('chooseAction', 'rebels');
    near.acts('move', { move: 'standard' }).answers(tool(1, 90, 0, 0.2));
    expect(rolls(near)).toEqual([['mine', 'rebels']]);
  },
);

shows('lg.timing.after-move-scope', 'a unit that withdraws from a melee tries no mine', () => {
  const storm = { unit: 'stormtroopers', at: [400, 447], left: 1 } as const;
  const table = mined({ storm }).activate('rebels').until('chooseAction', 'rebels');
  table.acts('move', { move: 'withdraw' }).answers({ ...tool(1, 180, 0, 0.2), type: 'withdraw' });
  expect(table.unit('rebels').miniatures[0]!.stand!.y).toBeGreaterThan(385);
  expect(rolls(table)).toEqual([]);
});
