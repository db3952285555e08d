import { games } from '@sortie/games';
import { expect, test } from 'vitest';
import { citedChapters } from '../../src/rules/cited-chapters.ts';

const kit = games.find('xwing')!;

test('a chapter that has come for one rule is there for its other rules, in that language', async () => {
  const chapterWith = citedChapters(kit);
  const [first, second] = ['xw.range.bands', 'xw.range.self'].map(chapterWith);
  expect(second!.get('es')).toBeUndefined();
  const chapter = await first!.load('es');
  expect(chapter?.find('xw.range.self')?.title).toBe('Alcance a sí misma');
  expect(second!.get('es')).toBe(chapter);
  expect(second!.get('en')).toBeUndefined();
  expect(chapterWith('xw.stress.definition').get('es')).toBeUndefined();
});

test('a chapter is opened once, however many of its rules ask for it', async () => {
  const chapterWith = citedChapters(kit);
  const ids = ['xw.range.bands', 'xw.range.self', 'xw.range.to-edge'];
  const opened = await Promise.all(ids.map((id) => chapterWith(id).load('en')));
  expect(new Set(opened).size).toBe(1);
  expect(chapterWith(ids[0]!)).toBe(chapterWith(ids[0]!));
});

test('what no chapter could have is known to have none once the book was asked', async () => {
  const chapter = citedChapters(kit)('xw.elsewhere.rule');
  expect(chapter.get('pt')).toBeUndefined();
  expect(await chapter.load('pt')).toBeNull();
  expect(chapter.get('pt')).toBeNull();
});
