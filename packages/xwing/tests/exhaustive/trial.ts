import type { Plain, SeatId, Side } from '@sortie/kernel';
import type { Chance, Trial, WatchedCards } from '@sortie/testkit/exhaustive';
import type { CardRules } from '../../src/abilities/card-rules.ts';
import { damageCardRules } from '../../src/abilities/damage/index.ts';
import { pilotRules } from '../../src/abilities/pilots/index.ts';
import { upgradeRules } from '../../src/abilities/upgrades/index.ts';
import type { Faction } from '../../src/catalogue/index.ts';
import type { Options, Ship, XwingEvent, XwingState } from '../../src/model/index.ts';
import type { XwingSetup } from '../../src/setup/index.ts';
import { playablePilots, playableUpgrades, randomSquad } from './random-squad.ts';

/** Parts that only X-Wing's cards have, asked with what they change. */
const OWN_ANSWERS = ['drawsForFaceup', 'dealtFaceup', 'dealsFirstFaceup', 'hitsResistDice'] as const;

function watchOwnParts(cards: WatchedCards, card: string, rules: CardRules): void {
  for (const field of OWN_ANSWERS) {
    if (rules[field]) cards.watchAnswers({ card, name: field, holder: rules, field });
  }
  if (rules.action) cards.watchUses({ card, name: 'action', holder: rules.action, field: 'perform' });
  if (rules.bomb) cards.watchUses({ card, name: 'bomb', holder: rules.bomb, field: 'effect' });
  if (rules.weapon) cards.expectPart(card, 'weapon');
  for (const [templates, cause] of [
    [rules.boostTemplates, 'boost'],
    [rules.rollTemplates, 'barrelRoll'],
    [rules.decloakTemplates, 'decloak'],
  ] as const) {
    for (const how of templates ?? []) cards.expectPart(card, `${cause} ${how}`);
  }
  if (rules.actionsInStep !== undefined) cards.expectPart(card, 'second action');
}

function watchRules(cards: WatchedCards, kind: string, written: readonly CardRules[]): void {
  for (const rules of written) {
    const card = `${kind} ${rules.card}`;
    cards.watch(card, rules);
    watchOwnParts(cards, card, rules);
  }
}

const sides: readonly (readonly [Faction, Faction])[] = [
  ['rebel', 'imperial'],
  ['imperial', 'rebel'],
  ['scum', 'imperial'],
  ['rebel', 'scum'],
];

const agreements: readonly Partial<Options>[] = [{}, { damageDeck: 'core' }];

function makeSetup(chance: Chance, isWanted: (card: string) => boolean): XwingSetup {
  return {
    options: { roundLimit: 12, ...chance.oneOf(agreements) },
    players: chance.oneOf(sides).map((faction, side) => ({
      seat: `p${side}` as SeatId,
      side: side as Side,
      squad: randomSquad(faction, chance, isWanted),
    })),
  };
}

function cardsOf({ pilot, upgrades }: Ship): readonly string[] {
  return [`pilot ${pilot}`, ...upgrades.map(({ card }) => `upgrade ${card}`)];
}

/** Parts that are facts show in what happened at the table. */
function learnFrom({ ships }: XwingState, log: readonly XwingEvent[], cards: WatchedCards): void {
  const owned = (id: string) => ships.filter((ship) => ship.id === id).flatMap(cardsOf);
  for (const card of ships.flatMap(cardsOf)) cards.noteInPlay(card);
  let acted: string[] = [];
  for (const event of log) {
    if (event.kind === 'attackDeclared') {
      const attacker = ships.find(({ id }) => id === event.attacker)!;
      const fired = attacker.upgrades.find(({ key }) => key === event.weapon);
      if (fired) cards.note(`upgrade ${fired.card}`, 'weapon');
    } else if (event.kind === 'damageDealt' && event.faceup && event.card) {
      cards.noteInPlay(`damage ${event.card}`);
    } else if (event.kind === 'shipMoved') {
      for (const card of owned(event.ship)) cards.note(card, `${event.cause} ${event.how}`);
    } else if (event.kind === 'roundStarted') {
      acted = [];
    } else if (event.kind === 'actionPerformed' && event.source === null) {
      if (acted.includes(event.ship)) {
        for (const card of owned(event.ship)) cards.note(card, 'second action');
      }
      acted.push(event.ship);
    }
  }
}

/** X-Wing for a player who tries everything. */
export const trial: Trial = {
  game: 'xwing',
  watch(cards) {
    for (const { uid } of playablePilots) cards.expect('pilots', `pilot ${uid}`);
    for (const { uid } of playableUpgrades) cards.expect('upgrades', `upgrade ${uid}`);
    for (const { card } of damageCardRules) cards.expect('damage cards', `damage ${card}`);
    watchRules(cards, 'pilot', pilotRules);
    watchRules(cards, 'upgrade', upgradeRules);
    watchRules(cards, 'damage', damageCardRules);
  },
  makeSetup: (chance, isWanted) => makeSetup(chance, isWanted) as unknown as Plain,
  learnFrom: ({ state, log }, cards) =>
    learnFrom(state as unknown as XwingState, log as unknown as readonly XwingEvent[], cards),
};
