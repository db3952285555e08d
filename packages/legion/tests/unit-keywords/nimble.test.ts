import { legionTable, legionWith } from '@sortie/testkit/legion';
import { orders } from '../rules/made-up.ts';
import { shows } from '../shows.ts';

const storm = { unit: 'stormtroopers', at: [400, 300], left: 1 } as const;
const rebels = (y: number, dodge: number) =>
  ({ unit: 'rebel-troopers', at: [400, y], left: 1, tokens: { dodge }, activated: true }) as const;

shows('lg.unit-keyword.nimble.effect', 'its player is not asked about it', () => {
  const game = legionWith(orders('other', ['p2', 'poolResolved']));
  const at = legionTable({ storm, rebels: rebels(500, 1) }, {}, game).attack('storm', 'rebels', {
    white: ['hit'],
  });
  at.uses('dodge', 'hit').offersExactly({ use: 'other', choice: null }, { pass: true });
  at.hasTokens('rebels', { dodge: 1, suppression: 1 });
});

shows('lg.unit-keyword.nimble.effect', 'who stands by while another unit dodges gains nothing', () => {
  const fleet = {
    unit: 'fleet-troopers',
    at: [400, 500],
    left: 1,
    tokens: { dodge: 1 },
    activated: true,
  } as const;
  const at = legionTable({ storm, fleet, rebels: rebels(600, 0) }).attack('storm', 'fleet', {
    white: ['hit'],
  });
  at.uses('dodge', 'hit').hasTokens('fleet', { suppression: 1 }).hasTokens('rebels', {}).ends();
});
