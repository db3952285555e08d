import { describe, expect, test } from 'vitest';
import { conditionRules } from '../../src/abilities/conditions/index.ts';
import { damageCardRules } from '../../src/abilities/damage/index.ts';
import { pilotRules } from '../../src/abilities/pilots/index.ts';
import { rulesOfCard } from '../../src/abilities/registry.ts';
import { upgradeRules } from '../../src/abilities/upgrades/index.ts';
import { damageCards, pilot, pilotId } from '../../src/catalogue/index.ts';
import { shuttleRules } from '../../src/missions/shuttle-card.ts';
import { cardText, loadCardTexts } from '../../src/text/card-text.ts';
import { cards } from '../../src/text/en/cards.ts';
import { languages } from '../../src/text/language.ts';
import { pilotsOfFirstRelease, upgradesOfFirstRelease } from '../abilities/first-release.ts';

await Promise.all(languages.map(loadCardTexts));

const written = [...pilotRules, ...upgradeRules, ...conditionRules, ...damageCardRules, ...shuttleRules].map(
  ({ card }) => card,
);

describe.each(languages)('in %s', (language) => {
  test('every card whose ability is written says what it does in a whole sentence', () => {
    const lacking = written.filter((id) => !/^\S.*\.$/.test(cardText(id, language) ?? ''));
    expect(lacking).toEqual([]);
  });
});

test('no card reads the same in two languages', () => {
  const alike = written.filter((id) => new Set(languages.map((each) => cardText(id, each))).size < 3);
  expect(alike).toEqual([]);
});

test('every pilot with an ability, every upgrade and every Damage card of the first release has a text', () => {
  const due = [
    ...pilotsOfFirstRelease.filter((id) => !pilot(pilotId(id)).plain),
    ...upgradesOfFirstRelease,
    ...damageCards.filter(({ deck }) => deck !== 'huge').map(({ id }) => id),
  ];
  expect(due.filter((id) => cardText(id, 'en') === undefined)).toEqual([]);
});

test('a text stands only for a card that does something', () => {
  expect(Object.keys(cards).filter((id) => rulesOfCard(id) === undefined)).toEqual([]);
  expect(cardText('rebel:xwing:rookiepilot', 'en')).toBeUndefined();
  expect(cardText('toString', 'es')).toBeUndefined();
});
