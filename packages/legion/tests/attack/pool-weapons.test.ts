import { legionTable } from '@sortie/testkit/legion';
import { expect } from 'vitest';
import { shows } from '../shows.ts';
import { DLT, pool, RIFLE, squad } from './squad.ts';

shows(
  ['lg.weapon.optional-upgrade'],
  'every miniature may use grenades in place of its other weapons',
  () => {
    const table = legionTable({
      storm: { unit: 'stormtroopers', at: [400, 300], upgrades: ['fragmentation-grenades'] },
      near: { unit: 'rebel-troopers', at: [400, 400], activated: true },
    }).acts('attack');
    table
      .refuses(pool('near', [RIFLE, [1]], ['Fragmentation Grenades', [1]]), 'lg.attack.2.one-weapon-per-mini')
      .dice({ white: ['blank'], red: ['blank', 'blank', 'blank'] })
      .answers(pool('near', [RIFLE, [1]], ['Fragmentation Grenades', [2, 3, 4]]))
      .ends();
  },
);

shows(
  ['lg.weapon.exhausted', 'lg.cards.exhaust.cost'],
  'a weapon that exhausts is exhausted when it is added, and cannot be added then',
  () => {
    const launcher = (exhausted: boolean) =>
      legionTable({
        storm: {
          unit: 'stormtroopers',
          at: [400, 300],
          upgrades: [{ card: 'hh-12-stormtrooper', exhausted }],
        },
        near: { unit: 'rebel-troopers', at: [400, 500], activated: true },
      }).acts('attack');
    const table = launcher(false)
      .dice({ black: ['blank', 'blank', 'blank'] })
      .answers(pool('near', ['HH-12 Rocket Launcher', [5]]));
    expect(table.unit('storm').upgrades.map(({ exhausted }) => exhausted)).toEqual([true]);
    launcher(true).refuses(pool('near', ['HH-12 Rocket Launcher', [5]]), 'lg.weapon.exhausted');
  },
);

shows(
  'lg.weapon.exhausted',
  'only the card of the weapon that exhausts is turned, not that of another weapon or upgrade',
  () => {
    const equipped = (...upgrades: readonly string[]) =>
      legionTable({
        storm: { unit: 'stormtroopers', at: [400, 300], upgrades },
        near: { unit: 'rebel-troopers', at: [400, 500], activated: true },
      }).acts('attack');
    const turned = (table: ReturnType<typeof equipped>) =>
      table.unit('storm').upgrades.map(({ exhausted }) => exhausted);
    const launcher = equipped('targeting-scopes', 'hh-12-stormtrooper')
      .dice({ white: ['blank'], black: ['blank', 'blank', 'blank'] })
      .answers(pool('near', [RIFLE, [1]], ['HH-12 Rocket Launcher', [5]]));
    expect(turned(launcher)).toEqual([false, true]);
    const heavy = equipped('hh-12-stormtrooper', 'dlt-19-stormtrooper')
      .dice({ red: ['blank', 'blank'] })
      .answers(pool('near', [DLT, [6]]));
    expect(turned(heavy)).toEqual([false, false]);
  },
);

shows(['lg.upgrade-keyword.noncombatant.no-weapons'], 'a Noncombatant adds nothing to a pool', () => {
  legionTable({
    storm: { unit: 'stormtroopers', at: [400, 300], upgrades: ['fx-9-medical-droid'] },
    near: { unit: 'rebel-troopers', at: [400, 500], activated: true },
  })
    .acts('attack')
    .refuses(pool('near', [RIFLE, [5]]), 'lg.upgrade-keyword.noncombatant.no-weapons');
});

shows('lg.attack.2.eligible-minis-los', 'a miniature that sees nobody of the defender adds nothing', () => {
  // A wall between the fourth miniature and the defenders, who stand close together.
  const table = legionTable(
    {
      storm: {
        unit: 'stormtroopers',
        miniatures: [{ at: [400, 300] }, { at: [430, 300] }, { at: [460, 300] }, { at: [900, 300] }],
      },
      near: { unit: 'rebel-troopers', at: [400, 500], activated: true },
    },
    { terrain: [{ piece: 'house-small', at: [820, 340] }] },
  ).acts('attack');
  table.refuses(pool('near', [RIFLE, [4]]), 'lg.attack.2.eligible-minis-los');
  expect(
    (table.question.answers as unknown as { region: { targets: unknown } }).region.targets,
  ).toMatchObject([{ weapons: [{ miniatures: ['storm.m1', 'storm.m2', 'storm.m3'] }] }]);
});

shows(
  ['lg.attack.pool.keywords', 'lg.weapon-keyword.impact.per-pool', 'lg.weapon-keyword.impact.cumulative'],
  'keywords belong to the pool that their weapon is in, and values add up over its miniatures',
  () => {
    const table = legionTable({
      storm: {
        unit: 'stormtroopers',
        at: [400, 300],
        upgrades: ['dlt-19-stormtrooper', 'impact-grenades'],
        tokens: { aim: 1 },
      },
      near: { unit: 'rebel-troopers', at: [400, 400], activated: true },
      far: { unit: 'fleet-troopers', at: [700, 300], activated: true },
    })
      .acts('attack')
      .answers(pool('near', ['Impact Grenades', [1, 2, 3, 4]]))
      .answers(pool('far', [DLT, [5]]))
      .dice({ red: ['blank', 'blank'], black: ['blank', 'blank', 'blank', 'blank'] })
      .answers({ defender: 'near' });
    expect(table.poolNow.keywords).toEqual({ impact: 4 });
    table.passes();
    expect(table.poolNow.keywords).toEqual({ impact: 1 });
    table.passes().ends();
  },
);

shows('lg.attack.2.gather-dice', 'a rough answer becomes the nearest legal pool', () => {
  const table = squad().acts('attack');
  expect(table.completes({ defender: 'near' })).toEqual(pool('near', [RIFLE, [1, 2, 3, 4]], [DLT, [5]]));
  expect(table.completes(pool('near', [RIFLE, [1, 2]], [DLT, [1]]))).toEqual(pool('near', [RIFLE, [1, 2]]));
});
