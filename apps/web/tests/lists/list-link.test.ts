import { anyListKit, type List } from '@sortie/games';
import { type Refusal, refused } from '@sortie/kernel';
import { xwingLists } from '@sortie/xwing/kit/lists';
import { findPreset, presets, type Squad } from '@sortie/xwing/lists';
import { expect, test } from 'vitest';
import { decodeJson, encodeJson, listLink } from '../../src/lists/list-link.ts';
import { readListLink as readLink, readListText } from '../../src/lists/read-list-text.ts';

const lists = anyListKit(xwingLists);
const readSquadLink = (fragment: string) => readLink(lists, fragment);
const readSquadText = (text: string) => readListText(lists, text);
const squadLink = (squad: Squad) => listLink('xwing', lists.write(squad as unknown as List));

const fragmentOf = (squad: Squad) => squadLink(squad).split('#')[1]!;

const shipsOf = ({ ships }: Squad) =>
  ships.map(({ pilot, upgrades }) => [pilot, [...upgrades].toSorted()] as const);

test.each(presets.map(({ id }) => id))('the link of %s gives the same squad back', (id) => {
  const { squad } = findPreset(id)!;
  const read = readSquadLink(fragmentOf(squad));
  const found = read.kind === 'imported' ? (read.list as unknown as Squad) : undefined;
  expect(found?.name).toBe(squad.name);
  expect(found && shipsOf(found)).toEqual(shipsOf(squad));
});

test('a link is made of letters that every address may hold, whatever the name', () => {
  const name = 'Señor “Ñandú” 🚀 ?>~~~';
  const fragment = fragmentOf({ ...presets[0]!.squad, name });
  expect(fragment).toMatch(/^[A-Za-z0-9_-]+$/);
  expect(readSquadLink(fragment)).toMatchObject({ kind: 'imported', list: { name } });
});

test.each([0, 1, 2, 3])('values whose text leaves %i letters over come back', (length) => {
  const value = { text: 'é'.repeat(length) };
  expect(decodeJson(encodeJson(value))).toEqual(value);
});

test('a link that was cut off is told from one that names no squad', () => {
  const fragment = fragmentOf(presets[0]!.squad);
  expect(readSquadLink(fragment.slice(0, -7))).toEqual({ kind: 'unreadable', as: 'link' });
  expect(readSquadLink('***')).toEqual({ kind: 'unreadable', as: 'link' });
  expect(readSquadLink(encodeJson({ faction: 'rebel' }))).toMatchObject({
    kind: 'refused',
    refusal: { about: { field: 'pilots', problem: 'notAList' } },
  });
});

test('a pasted text may be XWS or a whole link', () => {
  const link = `https://table.example${squadLink(presets[0]!.squad)}`;
  expect(readSquadText(` ${link}\n`)).toMatchObject({ kind: 'imported', list: { name: 'X-wing flight' } });
  const xws = JSON.stringify({ faction: 'rebel', pilots: [{ name: 'lukeskywalker', ship: 'xwing' }] });
  expect(readSquadText(xws)).toMatchObject({
    kind: 'imported',
    list: { ships: [{ pilot: 'rebel:xwing:lukeskywalker' }] },
  });
});

test('a game whose builders print lists reads a text that is no JSON', () => {
  const readText = (text: string) => (text === 'fleet' ? presets[0]!.squad : refused('table.no-fleet'));
  const printed = { ...lists, readText: readText as (text: string) => List | Refusal };
  expect(readListText(printed, ' fleet\n')).toMatchObject({
    kind: 'imported',
    list: { name: 'X-wing flight' },
  });
  expect(readListText(printed, 'float')).toMatchObject({
    kind: 'refused',
    refusal: { rule: 'table.no-fleet' },
  });
});

test('what is no squad is refused with its reason', () => {
  expect(readSquadText('  ')).toEqual({ kind: 'unreadable', as: 'nothing' });
  expect(readSquadText('Luke and two friends')).toEqual({ kind: 'unreadable', as: 'json' });
  expect(readSquadText('{"faction":"hutts","pilots":[]}')).toMatchObject({
    kind: 'refused',
    refusal: { about: { field: 'faction', problem: 'unknownFaction' } },
  });
});
