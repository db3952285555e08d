import { chapterWith, indexChapters, type WrittenArea, type WrittenBook } from '@sortie/rulebook';
import { describe, expect, test } from 'vitest';

const words = { title: 'A title', rule: 'A rule.' };
const rule = { kind: 'core', source: 'reference', en: words, es: words, pt: words };

function area(...ids: readonly string[]): WrittenArea {
  return {
    name: { en: 'Area', es: 'Área', pt: 'Área' },
    reviewed: { en: false, es: false, pt: false },
    rules: Object.fromEntries(ids.map((id) => [id, rule])),
  };
}

function bookOf(areas: WrittenBook['areas']): WrittenBook {
  return { kinds: {}, areas };
}

describe('the index of chapters', () => {
  test('names a chapter once where the ids of its rules begin alike', () => {
    const book = bookOf({ stress: area('g.stress.red', 'g.stress.green.first'), end: area('g.end.round') });
    expect(indexChapters(book)).toEqual({ 'g.stress': 'stress', 'g.end': 'end' });
  });

  test('names apart the rules that stand in another chapter than most of their kind', () => {
    const book = bookOf({
      dice: area('g.attack.pool', 'g.dice.hit'),
      attack: area('g.attack.steps', 'g.attack.declare.arc', 'g.attack.declare.range'),
      damage: area('g.attack.damage.order', 'g.attack.damage.total', 'g.known.card.fire'),
      squadron: area('g.known.card.wing', 'g.known.card.claw'),
    });
    expect(indexChapters(book)).toEqual({
      'g.attack': 'attack',
      'g.attack.pool': 'dice',
      'g.attack.damage': 'damage',
      'g.dice': 'dice',
      'g.known': 'squadron',
      'g.known.card.fire': 'damage',
    });
  });

  test('keeps a rule apart from those whose ids continue its own', () => {
    const index = indexChapters(
      bookOf({
        setup: area('g.setup.area'),
        variant: area('g.setup.area.any-size', 'g.setup.area.small'),
      }),
    );
    expect(chapterWith('g.setup.area', index)).toBe('setup');
    expect(chapterWith('g.setup.area.any-size', index)).toBe('variant');
    expect(chapterWith('g.setup.area.small', index)).toBe('variant');
  });

  test('knows the chapter that an unknown rule would be in, and that other ids have none', () => {
    const index = indexChapters(bookOf({ stress: area('g.stress.red') }));
    expect(chapterWith('g.stress.misspelt', index)).toBe('stress');
    expect(chapterWith('g.elsewhere.rule', index)).toBeUndefined();
    expect(chapterWith('g', index)).toBeUndefined();
    expect(chapterWith('table.stale-answer', index)).toBeUndefined();
    expect(chapterWith('toString', index)).toBeUndefined();
  });
});
