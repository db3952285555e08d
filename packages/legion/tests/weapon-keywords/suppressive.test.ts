import { legionTable, legionWith } from '@sortie/testkit/legion';
import { orders } from '../rules/made-up.ts';
import { shows } from '../shows.ts';

const blanks = ['blank', 'blank'];

/** Force Lightning has it, the rifle of a friend has not. */
const missed = (attacker: 'emperor' | 'storm') =>
  legionTable(
    {
      emperor: { unit: 'emperor-palpatine', at: [400, 300] },
      storm: { unit: 'stormtroopers', at: [600, 300], left: 2 },
      rebels: { unit: 'rebel-troopers', at: [500, 450], left: 2, activated: true },
    },
    {},
    legionWith(orders('other', ['p1', 'poolResolved'])),
  )
    .attack(attacker, 'rebels', {
      type: 'ranged',
      ...(attacker === 'emperor' ? { red: blanks, black: blanks, white: blanks } : { white: blanks }),
    })
    .offersExactly({ use: 'other', choice: null }, { pass: true });

shows(
  ['lg.weapon-keyword.suppressive.token', 'lg.weapon-keyword.suppressive.no-hit-needed'],
  'its defender gains a token although nothing hit, and nobody is asked',
  () => {
    missed('emperor').hasTokens('rebels', { suppression: 1 });
  },
);

shows('lg.weapon-keyword.suppressive.token', 'a pool without such a weapon brings none', () => {
  missed('storm').hasTokens('rebels', {});
});
