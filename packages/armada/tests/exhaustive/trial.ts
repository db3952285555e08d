import {
  damageCards,
  objectives,
  ships,
  squadronCard,
  squadrons,
  defenseTokens as tokens,
  upgrades,
} from '@sortie/armada/catalogue';
import type { ArmadaEvent, ArmadaState, Table, UnitId } from '@sortie/armada/model';
import type { Plain } from '@sortie/kernel';
import type { Trial, WatchedCards, Ways } from '@sortie/testkit/exhaustive';
import type { CardRules } from '../../src/abilities/card-rules.ts';
import { keywordRules } from '../../src/abilities/keywords/index.ts';
import { shipRules } from '../../src/abilities/own-rules.ts';
import { rulesOfCard } from '../../src/abilities/registry.ts';
import { objectiveOf } from '../../src/objectives/index.ts';
import { randomSetup } from './random-setup.ts';

/** Dial, token or both. ar.commands.spend-dial-or-token, ar.commands.combine-dial-and-token */
const spending: Ways = {
  all: ['dial', 'token', 'both'],
  of: (_at, choice) => (typeof choice === 'string' ? choice : (choice as { readonly spend: string }).spend),
};

/** Which defense token, and whether it is exhausted or discarded by it. ar.defense.spend-exhausted-discards */
const spendingTokens: Ways = {
  all: tokens.flatMap((token) => [`${token} readied`, `${token} exhausted`]),
  of: (at, choice) => {
    const { table, self } = at as { readonly table: Table; readonly self: UnitId };
    const { token, state } = table.unit(self).defenseTokens[(choice as { readonly token: number }).token]!;
    return `${token} ${state}`;
  },
};

const waysOf: Readonly<Record<string, Ways>> = {
  squadron: spending,
  repair: spending,
  navigate: spending,
  concentrateFire: spending,
  defenseTokens: spendingTokens,
};

/** Parts of an objective that order something or score: what they order, or a score that is not 0, is their use. */
const OBJECTIVE_PARTS = [
  'afterObstacles',
  'beforeDeployment',
  'afterDeployment',
  'startOfRound',
  'endOfRound',
  'score',
] as const;

function watchObjectives(cards: WatchedCards): void {
  for (const { id } of objectives) {
    const card = `objective ${id}`;
    cards.expect('objectives', card);
    const objective = objectiveOf(id);
    if (objective.rules) cards.watch(card, objective.rules);
    for (const name of OBJECTIVE_PARTS) {
      if (objective[name]) cards.watchAnswers({ card, name, holder: objective, field: name });
    }
    for (const name of ['turn', 'shipZone', 'whyNotNow', 'whyNotThere'] as const) {
      const holder = objective.deployment;
      if (holder && name in holder) {
        cards.watchAnswers({ card, name: `deployment ${name}`, holder, field: name });
      }
    }
  }
}

function watchPrinted(cards: WatchedCards, kind: string, printed: readonly { readonly id: string }[]): void {
  for (const { id } of printed) {
    const card = `${kind} ${id}`;
    cards.expect(kind === 'damage' ? 'damage cards' : `${kind}s`, card);
    const rules = rulesOfCard(id);
    if (rules) cards.watch(card, rules);
  }
}

function watchOwnRules(cards: WatchedCards, kind: string, rules: readonly CardRules[]): void {
  for (const each of rules) {
    const card = `${kind} ${each.card}`;
    cards.expect(`${kind}s`, card);
    cards.watch(card, each, waysOf[each.card]);
  }
}

/** Notes the cards of units that were deployed, the damage cards that lay faceup, and the objective. */
function learnFrom(
  { ships: all, squadrons: flown, objective }: ArmadaState,
  log: readonly ArmadaEvent[],
  cards: WatchedCards,
): void {
  const deployed = new Set<string>();
  for (const event of log) {
    if (event.kind === 'shipDeployed') deployed.add(event.ship);
    else if (event.kind === 'squadronDeployed') deployed.add(event.squadron);
    else if ((event.kind === 'damageDealt' || event.kind === 'damageFlipped') && event.faceup) {
      cards.noteInPlay(`damage ${event.card}`);
    }
  }
  for (const ship of all.filter(({ id }) => deployed.has(id))) {
    cards.noteInPlay(`ship ${ship.card}`);
    for (const { card } of ship.upgrades) cards.noteInPlay(`upgrade ${card}`);
  }
  for (const { card } of flown.filter(({ id }) => deployed.has(id))) {
    cards.noteInPlay(`squadron ${card}`);
    for (const { kind } of squadronCard(card).keywords) cards.noteInPlay(`keyword ${kind}`);
  }
  if (objective) cards.noteInPlay(`objective ${objective.card}`);
}

/** Armada for a player who tries everything. */
export const trial: Trial = {
  game: 'armada',
  watch(cards) {
    watchPrinted(cards, 'ship', ships);
    watchPrinted(cards, 'squadron', squadrons);
    watchPrinted(cards, 'upgrade', upgrades);
    watchPrinted(cards, 'damage', damageCards);
    watchObjectives(cards);
    watchOwnRules(cards, 'rule', shipRules);
    watchOwnRules(cards, 'keyword', Object.values(keywordRules));
  },
  makeSetup: (chance, isWanted) => randomSetup(chance, isWanted) as unknown as Plain,
  learnFrom: ({ state, log }, cards) =>
    learnFrom(state as unknown as ArmadaState, log as unknown as readonly ArmadaEvent[], cards),
};
