import { shows } from '../shows.ts';
import { expectDice, fireWith } from './heavy-blaster.ts';

const walker = { unit: 'at-rt', left: 1 } as const;

shows(
  ['lg.attack.2.gather-dice', 'lg.weapon-keyword.impact.effect'],
  'a pool with a Fixed weapon gets a black die and Impact 1',
  () => {
    const at = fireWith(['overcharged-generator'], 'E-Web Heavy Blaster', walker);
    at.offersExactly({ use: 'web.c1', choice: 'enemy' }, { pass: true }).uses('overcharged-generator');
    expectDice(at, 'red', 'black', 'black', 'black', 'white', 'white');
  },
);

shows('lg.attack.2.gather-dice', 'a weapon without Fixed gets neither, and the use may be passed by', () => {
  const rifle = fireWith(['overcharged-generator'], 'E-11 Blaster Rifle', walker).asks('chooseAction');
  expectDice(rifle, 'white');
  const unused = fireWith(['overcharged-generator'], 'E-Web Heavy Blaster', walker).passes();
  expectDice(unused, 'red', 'black', 'black', 'white', 'white');
});
