import { rulebookLanguages } from '@sortie/rulebook';
import { legionRulebook } from '@sortie/rulebook/legion';
import { expect, test } from 'vitest';
import { searchBook } from '../../../src/pages/rules/book/search-book.ts';

test.each(rulebookLanguages)(
  'everything that players say of Legion in %s finds its rule first',
  async (language) => {
    const [book, sayings] = await Promise.all([
      legionRulebook.load(language),
      legionRulebook.loadSayings(language),
    ]);
    const found = sayings.flatMap(({ said }) =>
      said.map((each) => [each, searchBook(each, book, { sayings, cards: [] }).rules[0]]),
    );
    expect(found).toEqual(sayings.flatMap(({ said, rules }) => said.map((each) => [each, rules[0]])));
  },
);
