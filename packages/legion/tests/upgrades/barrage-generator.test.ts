import { expect } from 'vitest';
import { shows } from '../shows.ts';
import { expectDice, fireWith } from './heavy-blaster.ts';

shows(
  ['lg.attack.2.gather-dice', 'lg.weapon-keyword.suppressive.token'],
  'a pool with a Fixed weapon gets two white dice and Suppressive, and the card is exhausted',
  () => {
    const at = fireWith(['barrage-generator'], 'E-Web Heavy Blaster');
    at.offersExactly({ use: 'web.c1', choice: 'enemy' }, { pass: true }).uses('barrage-generator');
    expectDice(at, 'red', 'black', 'black', 'white', 'white', 'white', 'white');
    at.hasTokens('enemy', { suppression: 1 });
    expect(at.unit('web').upgrades[0]!.exhausted).toBe(true);
  },
);

shows(
  ['lg.attack.2.gather-dice', 'lg.cards.exhaust.unusable'],
  'a weapon without Fixed gets none, nor does one that is fired without the card or with it exhausted',
  () => {
    const rifle = fireWith(['barrage-generator'], 'E-11 Blaster Rifle').asks('chooseAction');
    expectDice(rifle, 'white');
    const grenades = fireWith(['barrage-generator', 'impact-grenades'], 'Impact Grenades', {
      at: [300, 430],
    });
    expectDice(grenades.asks('chooseAction'), 'black');
    const unused = fireWith(['barrage-generator'], 'E-Web Heavy Blaster').passes();
    expectDice(unused, 'red', 'black', 'black', 'white', 'white');
    unused.hasTokens('enemy', {});
    const exhausted = fireWith([{ card: 'barrage-generator', exhausted: true }], 'E-Web Heavy Blaster');
    expectDice(exhausted.asks('chooseAction'), 'red', 'black', 'black', 'white', 'white');
  },
);
