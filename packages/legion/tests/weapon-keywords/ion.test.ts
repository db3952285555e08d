import { legionTable, legionWith, type UnitSpec } from '@sortie/testkit/legion';
import { orders } from '../rules/made-up.ts';
import { shows } from '../shows.ts';

const LAUNCHER = 'MPL-57 Ion Launcher';
const rebels = { unit: 'rebel-troopers', at: [400, 300], upgrades: ['mpl-57-ion-trooper'] } as const;

const shot = (target: UnitSpec, dice: object) =>
  legionTable(
    { rebels, target: { activated: true, ...target } },
    {},
    legionWith(orders('other', ['p1', 'poolResolved'])),
  ).attack('rebels', 'target', { weapons: [LAUNCHER], ...dice });

const other = { use: 'other', choice: null };
const walker = { unit: 'at-st', at: [400, 500, 180] } as const;

shows('lg.weapon-keyword.ion.tokens', 'a vehicle that it wounds gains the token, and nobody is asked', () => {
  shot(walker, { red: ['critical', 'blank'], whiteDefense: ['blank'] })
    .offersExactly(other, { pass: true })
    .hasWounds('target', 1)
    .hasTokens('target', { ion: 1 });
});

shows(
  'lg.weapon-keyword.ion.needs-wounds',
  'a vehicle without a wound gains none, and no trooper does',
  () => {
    shot(walker, { red: ['critical', 'blank'], whiteDefense: ['block'] })
      .offersExactly(other, { pass: true })
      .hasTokens('target', {});
    const storm = { unit: 'stormtroopers', at: [400, 500], left: 2 } as const;
    shot(storm, { red: ['critical', 'blank'], redDefense: ['blank'] })
      .offersExactly(other, { pass: true })
      .hasTokens('target', { suppression: 1 });
  },
);
