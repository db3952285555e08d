import { anyGameText, anyListKit, anySetupKit, type List, usualChoices } from '@sortie/games';
import { xwingLists } from '@sortie/xwing/kit/lists';
import { xwingSetup } from '@sortie/xwing/kit/setup';
import { xwingText } from '@sortie/xwing/kit/text';
import { findPreset, type Squad } from '@sortie/xwing/lists';
import { loadTexts } from '@sortie/xwing/text';
import { describe, expect, test } from 'vitest';
import { readChoices } from '../../../src/pages/start/choices.ts';
import { listOf, listsToChoose } from '../../../src/pages/start/lists-to-choose.ts';

const setup = anySetupKit(xwingSetup);
const lists = anyListKit(xwingLists);
await loadTexts('pt');
const text = anyGameText(xwingText('pt'));
const usual = readChoices(setup, {});

const presetList = (id: string) => findPreset(id)!.squad as unknown as List;

describe('what is remembered of the last game', () => {
  test('sound choices are taken over', () => {
    expect(readChoices(setup, { level: 'hard', setup: { points: 150, minutes: null } })).toEqual({
      ...usual,
      level: 'hard',
      setup: { ...usualChoices(setup), points: 150 },
    });
  });

  test('anything else falls back to the usual', () => {
    const own = { points: -1, minutes: 'ten', battle: 'mission9' };
    expect(readChoices(setup, { level: 'divine', name: 7, quick: 1, setup: own })).toEqual(usual);
    expect(readChoices(setup, { setup: 'none' })).toEqual(usual);
  });
});

describe('lists to choose from', () => {
  const list = presetList('tie-swarm');
  const offered = listsToChoose(lists, text, [{ id: 'a1', name: 'Mine', list }]);

  test('our own lists stand first, presets by their name in the language', () => {
    expect(offered[0]).toEqual({ key: 'own:a1', name: 'Mine', list });
    expect(listOf('preset:tie-swarm', offered, lists)?.name).toBe(text.preset('tie-swarm'));
    expect(text.preset('tie-swarm')).not.toBe(findPreset('tie-swarm')!.squad.name);
  });

  test('a list without a name goes by its pieces, one without any is not on offer', () => {
    const empty = { ...findPreset('box-rebel')!.squad, ships: [] } satisfies Squad;
    const own = listsToChoose(lists, { preset: () => undefined }, [
      { id: 'b1', name: ' ', list: presetList('box-rebel') },
      { id: 'b2', name: 'Empty', list: empty as unknown as List },
    ]).filter(({ key }) => key.startsWith('own:'));
    expect(own.map(({ key, name }) => [key, name])).toEqual([['own:b1', 'Luke Skywalker']]);
  });

  test('a list that was deleted is replaced by the usual one of the side', () => {
    expect(listOf('own:gone', offered, lists)?.key).toBe('preset:x-wing-flight');
    expect(listOf('own:gone', offered, lists, 1)?.key).toBe('preset:tie-swarm');
  });
});

describe('what keeps a list from the table', () => {
  const judge = (id: string, change: Readonly<Record<string, string | number>>) => {
    const choices = { ...usualChoices(setup), ...change };
    return lists.judge(presetList(id), setup.optionsOf(choices));
  };

  test('a preset for 100 points has no fault at 100 points', () => {
    expect(judge('tie-swarm', {})).toEqual([]);
  });

  test('too many points', () => {
    expect(judge('tie-swarm', { points: 60 })).toMatchObject([{ rule: 'xw.squad.points.limit' }]);
  });

  test('the box of 2012 knows two sides', () => {
    const rules = judge('slavers', { variant: 'core2012' }).map(({ rule }) => rule);
    expect(rules).toContain('xw.squad.faction.core2012-two-sides');
  });
});
