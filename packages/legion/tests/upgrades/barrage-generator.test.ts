import { legionTable } from '@sortie/testkit/legion';
import { expect, onTestFinished, vi } from 'vitest';
import type { Weapon } from '../../src/catalogue/index.ts';
import { tableOf } from '../../src/rules/table.ts';
import { poolAgainst } from '../pool-against.ts';
import { prints } from '../rules/made-up.ts';
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

shows(
  ['lg.attack.2.gather-dice', 'lg.attack.pool.keywords'],
  'it gives its pool Suppressive and nothing else, and nothing to the pool of another unit',
  () => {
    const at = fireWith(['barrage-generator'], 'E-Web Heavy Blaster', { at: [300, 500] }).uses(
      'barrage-generator',
    );
    const table = tableOf(at.state);
    const pool = { ...poolAgainst('web', 'enemy'), attack: at.state.attacks };
    expect((['suppressive', 'impact', 'pierce'] as const).map((id) => table.poolKeyword(pool, id))).toEqual([
      1, 0, 0,
    ]);
    const two = legionTable({
      web: { unit: 'e-web-heavy-blaster-team', at: [300, 300], upgrades: ['barrage-generator'] },
      other: { unit: 'e-web-heavy-blaster-team', at: [500, 300] },
      enemy: { unit: 'rebel-troopers', at: [500, 500], left: 1, activated: true },
      han: { unit: 'han-solo', at: [1500, 700] },
    });
    const blanks = Array.from({ length: 9 }, () => 'blank');
    two.attack('other', 'enemy', {
      weapons: ['E-Web Heavy Blaster'],
      red: blanks,
      black: blanks,
      white: blanks,
    });
    two.asks('chooseAction', { unit: 'other' });
    expectDice(two, 'red', 'black', 'black', 'white', 'white');
  },
);

shows('lg.attack.2.gather-dice', 'a weapon with Fixed is enough in a pool of several', () => {
  const gun: Weapon = {
    name: 'A Gun',
    isMelee: false,
    range: { min: 1, max: 3 },
    isArea: false,
    dice: { red: 0, black: 0, white: 1 },
    keywords: [],
  };
  prints('targeting-scopes', { weapons: () => [gun] });
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
  const walker = {
    unit: 'at-st',
    at: [300, 300],
    upgrades: ['targeting-scopes', 'barrage-generator'],
  } as const;
  const rebels = { unit: 'rebel-troopers', at: [300, 500], left: 1, activated: true } as const;
  const blanks = Array.from({ length: 9 }, () => 'blank');
  const at = legionTable({ walker, rebels, han: { unit: 'han-solo', at: [1500, 700] } });
  at.attack('walker', 'rebels', {
    weapons: ['MS-4 Twin Blaster Cannon', 'A Gun'],
    red: blanks,
    black: blanks,
    white: blanks,
  });
  at.offersExactly({ use: 'walker.c2', choice: 'rebels' }, { pass: true });
});
