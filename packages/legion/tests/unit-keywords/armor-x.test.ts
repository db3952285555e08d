import { legionTable } from '@sortie/testkit/legion';
import { shows } from '../shows.ts';
import { lend } from './lent.ts';

/** Two hits and a critical on the Rebels, beside whom Leia Organa stands. */
const shot = (armored: 'rebels' | 'leia', whiteDefense: readonly string[]) => {
  const upgrades = lend({ id: 'armorX', value: 1 });
  const own = (name: string) => (armored === name ? { upgrades } : {});
  return legionTable({
    storm: { unit: 'stormtroopers', at: [400, 300], left: 3 },
    rebels: { unit: 'rebel-troopers', at: [400, 500], left: 4, activated: true, ...own('rebels') },
    leia: { unit: 'leia-organa', at: [700, 500], activated: true, ...own('leia') },
  }).attack('storm', 'rebels', { white: ['hit', 'hit', 'critical'], whiteDefense });
};

shows('lg.unit-keyword.armor-x.effect', 'the defender may cancel as many hits as its value says', () => {
  const table = shot('rebels', ['block', 'block']).asksSeat('p2');
  table.offersExactly({ use: 'rebels.armorX', choice: 1 }, { pass: true });
  table.uses('armorX', 1).hasWounds('rebels', 0, 0, 0, 0).ends();
  shot('rebels', ['block', 'block', 'block']).passes().hasWounds('rebels', 0, 0, 0, 0).ends();
});

shows('lg.unit-keyword.armor-x.effect', 'a friend of the defender cancels nothing', () => {
  shot('leia', ['block', 'block', 'block']).hasWounds('rebels', 0, 0, 0, 0).ends();
});
