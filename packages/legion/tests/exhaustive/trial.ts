import type { Plain } from '@sortie/kernel';
import {
  battleCards,
  commandCards,
  unitCard,
  units,
  upgradeCard,
  upgrades,
  type Weapon,
} from '@sortie/legion/catalogue';
import type { LegionEvent, LegionState, Unit } from '@sortie/legion/model';
import type { Trial, WatchedCards } from '@sortie/testkit/exhaustive';
import { battleCardRules } from '../../src/abilities/battle-cards/index.ts';
import type { CardRules } from '../../src/abilities/card-rules.ts';
import { commandCardRules } from '../../src/abilities/command-cards/index.ts';
import { printedUses } from '../../src/abilities/keywords-in-play.ts';
import { unitRules } from '../../src/abilities/own-rules.ts';
import { unitKeywordRules } from '../../src/abilities/unit-keywords/index.ts';
import { upgradeKeywordRules } from '../../src/abilities/upgrade-keywords/index.ts';
import { upgradeRules } from '../../src/abilities/upgrades/index.ts';
import { weaponKeywordRules } from '../../src/abilities/weapon-keywords/index.ts';
import { randomSetup } from './random-setup.ts';

function watchRules(cards: WatchedCards, card: string, rules: CardRules): void {
  cards.watch(card, rules);
  for (const [index, action] of (rules.actions ?? []).entries()) {
    cards.watchUses({ card, name: `action ${index + 1}`, holder: action, field: 'resolve' });
  }
  for (const field of ['weapons', 'lends', 'takes'] as const) {
    if (rules[field]) cards.watchAnswers({ card, name: field, holder: rules, field });
  }
  if (rules.battle?.scores) {
    const scores = (answer: unknown) => (answer as readonly number[]).some((count) => count > 0);
    cards.watchAnswers({ card, name: 'scores', holder: rules.battle, field: 'scores' }, scores);
  }
}

function watchPrinted(
  cards: WatchedCards,
  kind: 'unit' | 'upgrade' | 'command' | 'battle',
  printed: readonly { readonly id: string }[],
  written: readonly CardRules[],
): void {
  const named = kind === 'command' || kind === 'battle' ? `${kind} cards` : `${kind}s`;
  for (const { id } of printed) cards.expect(named, `${kind} ${id}`);
  for (const rules of written) watchRules(cards, `${kind} ${rules.card}`, rules);
}

/** Keywords that something of the catalogue has. */
const printedKeywords = new Set<string>([
  ...units.flatMap(({ keywords }) => keywords.map(({ id }) => id)),
  ...upgrades.flatMap(({ grants, keywords }) => [...grants, ...keywords].map(({ id }) => id)),
  ...units.flatMap(({ weapons }) => weapons.flatMap(({ keywords }) => keywords.map(({ id }) => id))),
  ...upgrades.flatMap(({ weapon }) => weapon?.keywords.map(({ id }) => id) ?? []),
]);

function watchKeywords(cards: WatchedCards, kind: string, written: readonly CardRules[]): void {
  for (const rules of written) {
    if (!printedKeywords.has(rules.card) && rules.card !== 'sabotageRepair') continue;
    cards.expect(`${kind}s`, `keyword ${rules.card}`);
    watchRules(cards, `keyword ${rules.card}`, rules);
  }
}

function keywordsOfWeapons({ card, upgrades: held }: Unit): Weapon['keywords'] {
  return [
    ...unitCard(card).weapons.flatMap(({ keywords }) => keywords),
    ...held.flatMap((each) => upgradeCard(each.card).weapon?.keywords ?? []),
  ];
}

/** Notes the cards of units that came into play, command cards that were revealed, and the battle cards in use. */
function learnFrom(
  { units: all, battleCards: { used } }: LegionState,
  log: readonly LegionEvent[],
  cards: WatchedCards,
) {
  for (const event of log) {
    if (event.kind === 'commandCardsRevealed') {
      for (const { card } of event.cards) cards.noteInPlay(`command ${card}`);
    }
  }
  for (const unit of all.filter(({ whereabouts }) => whereabouts !== 'reserve')) {
    cards.noteInPlay(`unit ${unit.card}`);
    for (const { card } of unit.upgrades) cards.noteInPlay(`upgrade ${card}`);
    for (const { id } of [...printedUses(unit), ...keywordsOfWeapons(unit)])
      cards.noteInPlay(`keyword ${id}`);
  }
  for (const card of Object.values(used)) if (card) cards.noteInPlay(`battle ${card}`);
  for (const { card } of unitRules) cards.noteInPlay(`rule ${card}`);
  if (used.objective === 'sabotage-the-moisture-vaporators') cards.noteInPlay('keyword sabotageRepair');
}

export const trial: Trial = {
  game: 'legion',
  watch(cards) {
    watchPrinted(cards, 'unit', units, []);
    watchPrinted(cards, 'upgrade', upgrades, upgradeRules);
    watchPrinted(cards, 'command', commandCards, commandCardRules);
    watchPrinted(cards, 'battle', battleCards, battleCardRules);
    watchKeywords(cards, 'unit keyword', [...unitKeywordRules, ...upgradeKeywordRules]);
    watchKeywords(cards, 'weapon keyword', weaponKeywordRules);
    for (const rules of unitRules) {
      cards.expect('rules', `rule ${rules.card}`);
      watchRules(cards, `rule ${rules.card}`, rules);
    }
  },
  makeSetup: (chance, isWanted) => randomSetup(chance, isWanted) as unknown as Plain,
  learnFrom: ({ state, log }, cards) =>
    learnFrom(state as unknown as LegionState, log as unknown as readonly LegionEvent[], cards),
};
