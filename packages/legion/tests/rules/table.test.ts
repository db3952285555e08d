import type { LegionState, UnitId } from '@sortie/legion/model';
import { legionState } from '@sortie/testkit/legion';
import { expect, test } from 'vitest';
import { tableOf } from '../../src/rules/table.ts';
import { defenseDieOf, woundThreshold } from '../../src/rules/values.ts';
import { shows } from '../shows.ts';

const id = (name: string) => name as UnitId;

/** Two units whose leaders stand so far apart, from north to south. */
function apart(millimetres: number): LegionState {
  return legionState({
    luke: { unit: 'luke-skywalker', at: [300, 100] },
    vader: { unit: 'darth-vader', at: [300, 100 + millimetres] },
  });
}

shows(
  ['lg.base.size.small', 'lg.range.segment-length', 'lg.range.boundary-lower', 'lg.range.count-segments'],
  'range is counted from base edge to base edge in segments of six inches, a mark belonging to the lower',
  () => {
    const range = (gap: number) => tableOf(apart(27 + gap)).range(id('luke'), id('vader'));
    expect([0, 152.4, 152.5, 304.8, 457.2, 609.6, 609.7].map(range)).toEqual([1, 1, 2, 2, 3, 4, 5]);
  },
);

shows('lg.range.between-units-closest', 'between units the closest miniatures count', () => {
  const range = (left: number) =>
    tableOf(
      legionState({
        storm: { unit: 'stormtroopers', at: [300, 100], left },
        luke: { unit: 'luke-skywalker', at: [300 + 60 + 27 + 152, 100] },
      }),
    ).range(id('storm'), id('luke'));
  // The last of the row stands nearer to Luke than its leader does.
  expect([range(4), range(2)]).toEqual([1, 2]);
});

shows('lg.range.horizontal-projection', 'heights do not count', () => {
  const state = legionState({
    luke: { unit: 'luke-skywalker', at: [300, 100, 0, 120] },
    vader: { unit: 'darth-vader', at: [300, 260] },
  });
  expect(tableOf(state).range(id('luke'), id('vader'))).toBe(1);
});

shows('lg.components.token-size', 'a token is measured to its edge, half of 25.1 mm from its middle', () => {
  const range = (gap: number) =>
    tableOf(
      legionState(
        { luke: { unit: 'luke-skywalker', at: [300, 100] } },
        { tokens: [{ id: 'crate', kind: 'objective', at: [300, 100 + 13.5 + 12.55 + gap] }] },
      ),
    ).rangeToToken(id('luke'), 'crate' as Parameters<ReturnType<typeof tableOf>['rangeToToken']>[1]);
  expect([152.4, 152.5].map(range)).toEqual([1, 2]);
});

shows(
  ['lg.base.contact.definition', 'lg.melee.in-melee', 'lg.melee.engaged.definition'],
  'bases that touch are in contact: enemies are then in melee, and troopers engaged',
  () => {
    const touching = tableOf(apart(27));
    expect(touching.inMeleeWith(id('luke')).map((unit) => unit.id)).toEqual(['vader']);
    expect(touching.isEngaged(id('vader'))).toBe(true);
    const apartNow = tableOf(apart(27.1));
    expect(apartNow.inMeleeWith(id('luke'))).toEqual([]);
    expect(apartNow.isEngaged(id('luke'))).toBe(false);
  },
);

shows('lg.base.contact.definition', 'bases one above the other do not touch', () => {
  const melee = (level: number) =>
    tableOf(
      legionState({
        luke: { unit: 'luke-skywalker', at: [300, 100] },
        vader: { unit: 'darth-vader', at: [300, 127, 0, level] },
      }),
    ).inMeleeWith(id('luke')).length;
  // On a step beside it, and on a roof above its head.
  expect([melee(10), melee(90)]).toEqual([1, 0]);
});

shows('lg.base.contact.friendly-allowed', 'friendly bases that touch are no melee and no fault', () => {
  const state = legionState({
    luke: { unit: 'luke-skywalker', at: [300, 100] },
    leia: { unit: 'leia-organa', at: [327, 100] },
  });
  expect(tableOf(state).inMeleeWith(id('luke'))).toEqual([]);
});

shows(
  'lg.melee.engaged.not-with-vehicles',
  'a vehicle is in melee but neither engages nor is engaged',
  () => {
    const state = legionState({
      walker: { unit: 'at-rt', at: [300, 100] },
      vader: { unit: 'darth-vader', at: [300, 100 + 35 + 13.5] },
    });
    const table = tableOf(state);
    expect(table.inMeleeWith(id('vader')).map((unit) => unit.id)).toEqual(['walker']);
    expect([table.isEngaged(id('vader')), table.isEngaged(id('walker'))]).toEqual([false, false]);
  },
);

shows(
  ['lg.unit.trooper.courage', 'lg.suppression.threshold', 'lg.suppression.no-courage'],
  'a trooper is suppressed from as many tokens as it has courage; a dash and a vehicle never',
  () => {
    const state = legionState({
      snow: { unit: 'snowtroopers', at: [300, 100], tokens: { suppression: 1 } },
      guards: { unit: 'imperial-royal-guards', at: [600, 100], tokens: { suppression: 1 } },
      vader: { unit: 'darth-vader', at: [900, 100], tokens: { suppression: 9 } },
      walker: { unit: 'at-st', at: [1200, 100], tokens: { suppression: 9 } },
    });
    const table = tableOf(state);
    const names = ['snow', 'guards', 'vader', 'walker'].map(id);
    expect(names.map((name) => table.courage(name))).toEqual([1, 2, null, null]);
    expect(names.map((name) => table.isSuppressed(name))).toEqual([true, false, false, false]);
  },
);

test('an officer gives the unit another courage', () => {
  const state = legionState({
    storm: { unit: 'stormtroopers', at: [300, 100], upgrades: ['imperial-officer-personnel'] },
  });
  expect(tableOf(state).courage(id('storm'))).toBe(2);
});

shows(
  'lg.unit.added.stats',
  "an added miniature has the unit card's defense and wound threshold, and its weapons besides its own",
  () => {
    const state = legionState({
      storm: {
        unit: 'stormtroopers',
        at: [300, 100],
        upgrades: ['dlt-19-stormtrooper', 'stormtrooper', 'impact-grenades'],
      },
    });
    const table = tableOf(state);
    const [storm] = state.units;
    const names = (number: number) =>
      table.weaponsOf(id('storm'), storm!.miniatures[number - 1]!.id).map(({ name }) => name);
    const shared = ['Unarmed', 'E-11 Blaster Rifle'];
    expect(names(1)).toEqual([...shared, 'Impact Grenades']);
    expect(names(5)).toEqual([...shared, 'DLT-19 Heavy Blaster Rifle', 'Impact Grenades']);
    expect(names(6)).toEqual([...shared, 'Impact Grenades']);
    expect([defenseDieOf(table, storm!), woundThreshold(storm!)]).toEqual(['red', 1]);
  },
);

shows(
  'lg.cards.keyword-x-cumulative',
  'values of a keyword on one unit add up, wherever they come from',
  () => {
    const scopes = (upgrades: readonly string[]) =>
      tableOf(legionState({ storm: { unit: 'stormtroopers', at: [300, 100], upgrades } })).keywordValue(
        id('storm'),
        'precise',
      );
    expect(scopes([])).toBe(1);
    expect(scopes(['targeting-scopes'])).toBe(2);
  },
);

shows(
  ['lg.cards.abilities', 'lg.cards.keyword-types'],
  'a unit has the keywords of its card and what its upgrades give it, as long as it has them',
  () => {
    const hooks = { card: 'grappling-hooks' };
    const climbs = (upgrade: object) =>
      tableOf(
        legionState({
          rebels: { unit: 'rebel-troopers', at: [300, 100], upgrades: [upgrade as typeof hooks] },
        }),
      ).hasKeyword(id('rebels'), 'expertClimber');
    expect(climbs(hooks)).toBe(true);
    expect(climbs({ ...hooks, discarded: true })).toBe(false);
    expect(climbs({ card: 'targeting-scopes' })).toBe(false);
    const [walker] = ['walker'].map(id);
    const table = tableOf(legionState({ walker: { unit: 'at-st', at: [300, 100] } }));
    expect(table.keywordUses(walker!, 'weakPoint')).toEqual([{ id: 'weakPoint', value: 1, arc: 'rear' }]);
  },
);

shows(
  'lg.move.immobilize.speed',
  'every immobilize token lowers the maximum speed, to no less than 0',
  () => {
    const speed = (immobilize: number) =>
      tableOf(
        legionState({ luke: { unit: 'luke-skywalker', at: [300, 100], tokens: { immobilize } } }),
      ).maxSpeed(id('luke'));
    expect([0, 1, 2, 3].map(speed)).toEqual([2, 1, 0, 0]);
  },
);

shows(
  ['lg.line-of-sight.token', 'lg.base.contact.definition'],
  'a token that lies nowhere on the battlefield touches nobody and is not seen',
  () => {
    const tokens = (where: { readonly at?: readonly [number, number] }) =>
      tableOf(
        legionState(
          { luke: { unit: 'luke-skywalker', at: [300, 100] } },
          { tokens: [{ id: 'crate', kind: 'objective', ...where }] },
        ),
      );
    const about = (table: ReturnType<typeof tableOf>) => {
      const crate = 'crate' as Parameters<typeof table.leaderTouches>[1];
      return [table.leaderTouches(id('luke'), crate), table.seesToken(id('luke'), crate)];
    };
    expect(about(tokens({ at: [300, 126] }))).toEqual([true, true]);
    expect(about(tokens({}))).toEqual([false, false]);
  },
);
