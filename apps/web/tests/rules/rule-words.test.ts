import { games } from '@sortie/games';
import { expect, test } from 'vitest';
import { gameRules, knowRulesOf, loadRule, ruleAddress, rulesWith } from '../../src/rules/rule-words.ts';

knowRulesOf(games);

test('a page has the books of its games, and those that belong to none of them', () => {
  expect(gameRules().map(({ game }) => game)).toEqual(['xwing', 'armada', 'legion', 'events']);
  expect(gameRules().map(({ heading }) => heading('es'))).toEqual(['X-Wing', 'Armada', 'Legion', 'Eventos']);
});

test('a rule is found in the book of its game, in the language of the reader', async () => {
  const rule = 'lg.standby.max-one';
  expect(rulesWith(rule)?.game).toBe('legion');
  expect(rulesWith('xw.range.bands')?.game).toBe('xwing');
  expect(ruleAddress(rule)).toBe('/rules/legion/lg.standby.max-one');
  expect((await loadRule(rule, 'pt'))?.title).toBe('Uma ficha de prontidão por unidade');
});
