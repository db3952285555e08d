import { legionTable, type UnitSpec } from '@sortie/testkit/legion';
import { expect } from 'vitest';
import { repair } from '../../src/abilities/upgrade-keywords/repair.ts';
import { shows } from '../shows.ts';
import { optionsWith } from './capacity.ts';

const storm = { unit: 'stormtroopers', at: [300, 300], upgrades: ['r-4-astromech-droid'] } as const;
const luke = { unit: 'luke-skywalker', at: [1500, 800] } as const;
const bikes = { unit: '74-z-speeder-bikes', at: [500, 300], activated: true } as const;

const REPAIR = { action: 'card', card: 'storm.c1.repair' };

const walker = (more: Partial<UnitSpec> = {}) =>
  ({ unit: 'at-st', at: [300, 450], activated: true, wounds: [2], ...more }) as const;

const table = (units: Readonly<Record<string, UnitSpec>>, droid: Partial<UnitSpec> = {}) =>
  legionTable({ storm: { ...storm, ...droid }, ...units, luke }).activate('storm');

const DAMAGE = [
  { kind: 'damaged', weapon: null },
  { kind: 'disabled', weapon: null },
  { kind: 'weaponDisrupted', weapon: 'Fence-Cutting Blades' },
] as const;

shows(
  [
    'lg.upgrade-keyword.repair.free-card-action',
    'lg.upgrade-keyword.repair.cost',
    'lg.upgrade-keyword.repair.effect',
    'lg.upgrade-keyword.repair.damage-kinds',
  ],
  'without an action and for a token on the card one token of any kind leaves a vehicle nearby',
  () => {
    const at = table({ walker: walker({ tokens: { ion: 1 }, damage: DAMAGE, resilienceRolled: true }) });
    at.answers(REPAIR).asks('chooseForCard', { unit: 'storm', source: 'repair' });
    expect(at.unit('storm').upgrades[0]!.wounds).toBe(1);
    const of = (...removed: readonly object[]) => ({ unit: 'walker', removed });
    at.offersExactly(
      of({ token: 'wound', miniature: 'walker.m1' }),
      of({ token: 'ion' }),
      of({ token: 'damaged' }),
      of({ token: 'disabled' }),
      of({ token: 'weaponDisrupted' }),
    );
    const other = table({ walker: walker({ tokens: { ion: 1 }, damage: DAMAGE, resilienceRolled: true }) });
    other.answers(REPAIR).answers(of({ token: 'disabled' }));
    expect(other.unit('walker').damage).toEqual([DAMAGE[0], DAMAGE[2]]);
    at.answers(of({ token: 'wound', miniature: 'walker.m1' })).hasWounds('walker', 1);
    at.asks('chooseAction', { unit: 'storm', actions: 2 }).refuses(REPAIR, 'lg.actions.free-card.once-each');
  },
);

shows(
  ['lg.upgrade-keyword.repair.vehicle-kinds', 'lg.upgrade-keyword.repair.effect'],
  'ground and repulsor vehicles are repaired alike, and so is an ion token',
  () => {
    const at = table({ walker: walker(), bikes: { ...bikes, tokens: { ion: 2 } } }).answers(REPAIR);
    at.offersExactly(
      { unit: 'walker', removed: [{ token: 'wound', miniature: 'walker.m1' }] },
      { unit: 'bikes', removed: [{ token: 'ion' }] },
    );
    at.answers({ unit: 'bikes', removed: [{ token: 'ion' }] }).hasTokens('bikes', { ion: 1 });
  },
);

shows(
  ['lg.upgrade-keyword.repair.target', 'lg.upgrade-keyword.repair.capacity'],
  'a vehicle further away, an enemy, or one without tokens is not chosen, and the card takes two tokens',
  () => {
    const isRefused = (at: ReturnType<typeof table>) => at.refuses(REPAIR, 'lg.actions.card.icon');
    isRefused(table({ walker: walker({ at: [300, 600] }) }));
    isRefused(table({ walker: walker({ wounds: [0] }) }));
    isRefused(table({ rt: walker({ unit: 'at-rt' }) }));
    isRefused(table({ near: { unit: 'snowtroopers', at: [300, 420], left: 1, activated: true } }));
    const upgrades = (wounds: number) => [{ card: 'r-4-astromech-droid', wounds }];
    isRefused(table({ walker: walker() }, { upgrades: upgrades(2) }));
    table({ walker: walker() }, { upgrades: upgrades(1) })
      .answers(REPAIR)
      .asks('chooseForCard');
  },
);

shows(
  'lg.upgrade-keyword.repair.target',
  'a vehicle out of sight is not chosen, nor does anybody repair once the droid has fallen',
  () => {
    const near = { ...bikes, at: [300, 450], left: 1, tokens: { ion: 1 } } as const;
    const fallen = { at: null, defeatedIn: 0, wounds: 1 };
    const two = {
      ...storm,
      miniatures: [{ at: [300, 300] }, fallen, fallen, fallen, { at: [330, 300] }],
    } as const;
    const wall = { terrain: [{ id: 'box', piece: 'container', at: [300, 375] }] } as const;
    const open = legionTable({ storm: two, near, luke }).activate('storm');
    open.answers(REPAIR).offersExactly({ unit: 'near', removed: [{ token: 'ion' }] });
    legionTable({ storm: two, near, luke }, wall).activate('storm').refuses(REPAIR, 'lg.actions.card.icon');
    table({ near }, { left: 1 }).refuses(REPAIR, 'lg.actions.card.icon');
  },
);

shows(
  'lg.upgrade-keyword.repair.effect',
  'with a value of 2 two tokens leave it, of one kind or of two, but no damage token twice',
  () => {
    const at = table({
      walker: walker({ tokens: { ion: 2 }, damage: DAMAGE.slice(0, 2), resilienceRolled: true }),
    });
    const wound = { token: 'wound', miniature: 'walker.m1' };
    const [ion, damaged, disabled] = ['ion', 'damaged', 'disabled'].map((token) => ({ token }));
    expect(optionsWith(repair, at, 'storm', 2)).toEqual(
      [
        [wound, wound],
        [wound, ion],
        [wound, damaged],
        [wound, disabled],
        [wound],
        [ion, ion],
        [ion, damaged],
        [ion, disabled],
        [ion],
        [damaged, disabled],
        [damaged],
        [disabled],
      ].map((removed) => ({ unit: 'walker', removed })),
    );
  },
);
