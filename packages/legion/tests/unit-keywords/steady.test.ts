import { legionTable } from '@sortie/testkit/legion';
import { expect } from 'vitest';
import { tool } from '../movement/mover.ts';
import { shows } from '../shows.ts';

const snow = { unit: 'snowtroopers', at: [600, 300], left: 1 } as const;
const leia = { unit: 'leia-organa', at: [600, 600] } as const;
const stays = tool(1, 0, 0, 0);
const table = () => legionTable({ snow, leia }).activate('snow');

shows(
  ['lg.unit-keyword.steady.effect', 'lg.unit-keyword.steady.free-action'],
  'after a move action it may make a ranged attack for no action',
  () => {
    const at = table().acts('move', { move: 'standard' }).answers(stays);
    at.offersExactly({ use: 'snow.steady', choice: null }, { pass: true });
    at.uses('steady')
      .attack('snow', 'leia', { white: ['blank'] })
      .until('chooseAction', 'snow');
    expect(at.question.about).toEqual({ unit: 'snow', actions: 1 });
    expect(at.events('actionPerformed').map(({ action: { kind, isFree } }) => [kind, isFree])).toEqual([
      ['move', false],
      ['attack', true],
    ]);
  },
);

shows('lg.unit-keyword.steady.effect', 'a move into a melee brings no ranged attack', () => {
  const at = legionTable({ snow, leia: { ...leia, at: [600, 350] } }).activate('snow');
  at.acts('move', { move: 'standard' }).answers(tool(1, 0, 0, 23 / 102));
  expect(at.events('moveMade')).toHaveLength(1);
  at.doesNotOffer('steady').asks('chooseAction', { unit: 'snow' });
});

shows(
  ['lg.unit-keyword.steady.not-after-attack-action', 'lg.unit-keyword.steady.blocks-later-attack-action'],
  'it attacks once in an activation: after an attack action not by moving, after the free one not again',
  () => {
    const after = table()
      .attack('snow', 'leia', { white: ['blank'] })
      .until('chooseAction', 'snow');
    after.acts('move', { move: 'standard' }).answers(stays).doesNotOffer('steady');
    expect(after.events('moveMade')).toHaveLength(1);
    const before = table().acts('move', { move: 'standard' }).answers(stays).uses('steady');
    before.attack('snow', 'leia', { white: ['blank'] }).until('chooseAction', 'snow');
    before.refuses({ action: 'attack' }, 'lg.actions.no-repeat-except-move');
    before.acts('move', { move: 'standard' }).answers(stays).doesNotOffer('steady');
    expect(before.events('moveMade')).toHaveLength(2);
  },
);
