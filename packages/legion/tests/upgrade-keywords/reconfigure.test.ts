import { legionTable } from '@sortie/testkit/legion';
import { expect } from 'vitest';
import { shows } from '../shows.ts';
import { printTwoSided } from './two-sided.ts';

const veers = { unit: 'general-veers', at: [1500, 800] } as const;

const table = (side: 0 | 1, exhausted = false) =>
  legionTable({
    rebels: {
      unit: 'rebel-troopers',
      at: [300, 300],
      upgrades: [{ card: 'grappling-hooks', side, exhausted }],
    },
    veers,
  }).activate('rebels');

const RECONFIGURE = { keywords: [{ id: 'reconfigure' }], exhaustible: true } as const;

shows(
  [
    'lg.upgrade-keyword.reconfigure.effect',
    'lg.upgrade-keyword.reconfigure.ready-and-flip',
    'lg.upgrade-keyword.reconfigure.no-exhaust',
  ],
  'a unit that recovers readies the card and may turn it over, from either side',
  () => {
    printTwoSided(RECONFIGURE);
    const at = table(0, true).acts('recover');
    at.offersExactly({ use: 'rebels.c1.reconfigure', choice: null }, { pass: true }).uses('reconfigure');
    expect(at.unit('rebels').upgrades[0]).toMatchObject({ side: 1, exhausted: false });
    const back = table(1).acts('recover').uses('reconfigure');
    expect(back.unit('rebels').upgrades[0]).toMatchObject({ side: 0, exhausted: false });
    const kept = table(1).acts('recover').passes();
    expect(kept.unit('rebels').upgrades[0]).toMatchObject({ side: 1 });
  },
);

shows(
  ['lg.upgrade-keyword.reconfigure.effect', 'lg.cards.double-sided.flip-by-keyword'],
  'a card without the keyword stays as it lies, and other actions turn none',
  () => {
    printTwoSided();
    table(0).acts('recover').asks('chooseAction', { actions: 1 });
    printTwoSided(RECONFIGURE);
    table(0).acts('aim').asks('chooseAction', { actions: 1 });
  },
);

shows(
  'lg.upgrade-keyword.reconfigure.effect',
  'its card stays as it lies while another unit recovers',
  () => {
    printTwoSided(RECONFIGURE);
    const fleet = { unit: 'fleet-troopers', at: [300, 500] } as const;
    const rebels = {
      unit: 'rebel-troopers',
      at: [300, 300],
      upgrades: [{ card: 'grappling-hooks', side: 0 }],
    } as const;
    const at = legionTable({ rebels, fleet, veers }).activate('fleet').acts('recover');
    at.asks('chooseAction', { unit: 'fleet', actions: 1 });
    expect(at.unit('rebels').upgrades[0]).toMatchObject({ side: 0 });
  },
);
