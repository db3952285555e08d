import { findPreset } from '@sortie/xwing/lists';
import { describe, expect, test } from 'vitest';
import { soundChoices, usualChoices } from '../../../src/pages/start/choices.ts';
import { squadFaults } from '../../../src/pages/start/squad-faults.ts';
import { squadOf, squadsToChoose } from '../../../src/pages/start/squads-to-choose.ts';

describe('what is remembered of the last game', () => {
  test('sound choices are taken over', () => {
    expect(soundChoices({ level: 'hard', points: 150, minutes: null })).toEqual({
      ...usualChoices,
      level: 'hard',
      points: 150,
    });
  });

  test('anything else falls back to the usual', () => {
    const broken = { level: 'divine', points: -1, minutes: 'ten', battle: 'mission9', name: 7, quick: 1 };
    expect(soundChoices(broken)).toEqual(usualChoices);
  });
});

describe('squads to choose from', () => {
  const squad = findPreset('tie-swarm')!.squad;
  const offered = squadsToChoose(
    (id) => (id === 'tie-swarm' ? 'Enxame' : undefined),
    [{ id: 'a1', name: 'Mine', squad }],
  );

  test('our own squads stand first, presets by their name in the language', () => {
    expect(offered[0]).toEqual({ key: 'own:a1', name: 'Mine', squad });
    expect(squadOf('preset:tie-swarm', offered).name).toBe('Enxame');
  });

  test('a squad without a name goes by its pilots, one without ships is not on offer', () => {
    const { ships, ...rest } = findPreset('box-rebel')!.squad;
    const own = squadsToChoose(
      () => undefined,
      [
        { id: 'b1', name: ' ', squad: { ...rest, ships } },
        { id: 'b2', name: 'Empty', squad: { ...rest, ships: [] } },
      ],
    ).filter(({ key }) => key.startsWith('own:'));
    expect(own.map(({ key, name }) => [key, name])).toEqual([['own:b1', 'Luke Skywalker']]);
  });

  test('a squad that was deleted is replaced by the usual one', () => {
    expect(squadOf('own:gone', offered).key).toBe('preset:x-wing-flight');
  });
});

describe('what keeps a squad from the table', () => {
  const swarm = findPreset('tie-swarm')!.squad;

  test('a preset for 100 points has no fault at 100 points', () => {
    expect(squadFaults(swarm, usualChoices)).toEqual([]);
  });

  test('too many points', () => {
    expect(squadFaults(swarm, { ...usualChoices, points: 60 })).toEqual([
      { rule: 'xw.squad.points.limit', card: undefined },
    ]);
  });

  test('the box of 2012 knows two sides', () => {
    const slavers = findPreset('slavers')!.squad;
    const rules = squadFaults(slavers, { ...usualChoices, variant: 'core2012' }).map(({ rule }) => rule);
    expect(rules).toContain('xw.squad.faction.core2012-two-sides');
  });
});
