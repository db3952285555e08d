import { legionTable } from '@sortie/testkit/legion';
import { expect } from 'vitest';
import { shows } from '../shows.ts';

const PISTOL = "Han's DL-44 Blaster Pistol";

shows(
  'lg.unit-keyword.gunslinger.second-attack',
  'whoever has begun the second attack may still leave it',
  () => {
    const table = legionTable({
      han: { unit: 'han-solo', at: [400, 300] },
      ones: { unit: 'stormtroopers', at: [400, 450], activated: true },
      others: { unit: 'snowtroopers', at: [560, 300], activated: true },
    }).attack('han', 'ones', { weapons: [PISTOL], red: ['blank', 'blank'] });
    table.uses('gunslinger').answers({ decline: true }).asks('chooseAction', { unit: 'han', actions: 1 });
    expect(table.events('attackPerformed').map(({ attacked }) => attacked.defenders)).toEqual([['ones']]);
  },
);

shows(
  'lg.unit-keyword.gunslinger.second-attack',
  'nobody follows the attack of another unit with it, nor one of its own in melee',
  () => {
    const rebels = { unit: 'rebel-troopers', at: [300, 300], left: 1 } as const;
    const enemies = {
      ones: { unit: 'stormtroopers', at: [400, 450], activated: true },
      others: { unit: 'snowtroopers', at: [560, 300], activated: true },
    } as const;
    const by = legionTable({ rebels, han: { unit: 'han-solo', at: [400, 300] }, ...enemies });
    by.attack('rebels', 'ones', { black: ['blank'] }).asks('chooseAction', { unit: 'rebels' });
    const melee = legionTable({ han: { unit: 'han-solo', at: [400, 423] }, ...enemies });
    melee.attack('han', 'ones', { type: 'melee', white: ['blank', 'blank', 'blank'] });
    melee.asks('chooseAction', { unit: 'han', actions: 1 });
  },
);
