import { games } from '@sortie/games';
import type { Kinded } from '@sortie/kernel';
import { xwingRulebook } from '@sortie/rulebook/xwing';
import type { XwingEvent } from '@sortie/xwing/model';
import { languages, loadTexts, rulesOfEvent } from '@sortie/xwing/text';
import { expect, test } from 'vitest';
import { toneOf } from '../../../src/games/xwing/log/tone-of.ts';
import { knowRulesOf, loadRule } from '../../../src/rules/rule-words.ts';
import { tellLines } from '../../../src/table/log/tell-lines.ts';
import { refusalSentence } from '../../../src/table/refusal-sentence.ts';
import { anySeen } from '../../../src/table/table-game.ts';
import { seenBy, tableAt } from './seen-table.ts';

knowRulesOf(games);
await Promise.all(languages.map(loadTexts));
const ids: ReadonlySet<string> = new Set((await xwingRulebook.load('en')).rules.map(({ id }) => id));

const { referee } = tableAt('declareTarget', {
  choose: ({ kind }) => (kind === 'setDial' ? { speed: 3, bearing: 'straight' } : undefined),
});
const seen = seenBy(referee, 'p1');
const tell = (log: readonly Kinded[]) =>
  tellLines({ toneOf: (each) => toneOf(each, seen) }, anySeen({ ...seen, log }));
const events = referee.logFor('p1' as never);

test('what happened is told with whose it was and with rules that are in the rulebook', () => {
  const told = tell(events);
  expect(told.length).toBeGreaterThan(20);
  expect(told.every(({ rules }) => rules.every((rule) => ids.has(rule)))).toBe(true);
  expect(told.filter(({ tone }) => tone === 'round').map(({ text }) => text)[0]).toMatch(/1/);
  expect(told.filter(({ tone }) => tone === 'phase').length).toBeGreaterThan(2);
  expect(new Set(told.map(({ side }) => side))).toEqual(new Set([0, 1, null]));
});

test('stress and damage lead to their own rules', () => {
  const event = (fields: object) => fields as XwingEvent;
  const rules = (fields: object) => rulesOfEvent(event(fields));
  expect(rules({ kind: 'tokensAssigned', token: 'stress' })).toContain('xw.stress.no-actions');
  expect(rules({ kind: 'damageDealt', faceup: true })).toEqual(['xw.damage.suffer.faceup-critical']);
  expect(rules({ kind: 'shipLost', how: 'fled' })).toEqual(['xw.flee.destroyed']);
  expect(rules({ kind: 'marked' })).toEqual([]);
});

test('what a person says is told as talk', () => {
  const [told] = tell([{ kind: 'said', seat: 'p2', text: 'Good luck' } as Kinded]);
  expect(told).toMatchObject({ tone: 'talk', side: 1 });
  expect(told!.text).toMatch(/: Good luck$/);
});

test('a refusal reads as the rule, or as a reason of the table, in every language', async () => {
  await Promise.all(languages.map((language) => loadRule('xw.setup.deploy.zone', language)));
  const rule = { kind: 'refused', rule: 'xw.setup.deploy.zone', about: null } as const;
  const table = { kind: 'refused', rule: 'table.stale-answer', about: null } as const;
  const texts = await Promise.all(languages.map((language) => games.find('xwing')!.text(language)));
  const sentences = texts.flatMap((text) => [refusalSentence(rule, text), refusalSentence(table, text)]);
  expect(new Set(sentences).size).toBe(6);
  expect(sentences.every((sentence) => sentence.length > 20 && !sentence.startsWith('xw.'))).toBe(true);
});
