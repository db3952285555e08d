import { legionTable, type UnitSpec } from '@sortie/testkit/legion';
import { shows } from '../shows.ts';

/** A hit of Concussion Grenades, which have Blast. */
const thrown = (rebels: UnitSpec, target: string, beside: Readonly<Record<string, UnitSpec>>) =>
  legionTable({
    storm: { unit: 'stormtroopers', at: [400, 300], left: 1, upgrades: ['concussion-grenades'] },
    rebels,
    ...beside,
  }).attack('storm', target, {
    weapons: ['Concussion Grenades'],
    black: ['hit'],
    whiteDefense: target === 'rebels' ? ['blank'] : [],
  });

const rebels = { unit: 'rebel-troopers', at: [400, 420], left: 2, activated: true } as const;
const speeder = { unit: 't-47', at: [400, 450], activated: true } as const;

shows(
  ['lg.unit-keyword.immune-blast.effect', 'lg.weapon-keyword.blast.effect'],
  'Blast takes the cover of everybody but the unit that is immune to it, also beside that unit',
  () => {
    const suppressed = { ...rebels, tokens: { suppression: 1 } } as const;
    const flying = { ...speeder, at: [700, 420] } as const;
    thrown(suppressed, 'rebels', { flying }).hasWounds('rebels', 0).ends();
    const away = { ...rebels, at: [1500, 800] } as const;
    thrown(away, 'speeder', { speeder }).offersExactly(
      { use: 'speeder.useCover', choice: 1 },
      { pass: true },
    );
  },
);
