import { cardShelf } from '@sortie/cards';
import type { CommandCard, CommandCardId } from './command-card.ts';
import type { CommandFacts } from './command-facts.ts';
import { commandFacts } from './data/command-cards.ts';
import { laterCommandFacts } from './data/later-command-cards.ts';
import type { LaterCommandCard } from './later-cards.ts';
import { productsOf } from './products.ts';
import { readWeapon } from './read-weapon.ts';
import { unitIdOf } from './units.ts';

/** The command cards that can be played. */
export const commandCards: readonly CommandCard[] = commandFacts.map((facts) => readCommand(facts, facts.id));

export const laterCommandCards: readonly LaterCommandCard[] = laterCommandFacts.map(
  ({ owner, partners, ...facts }) => ({
    ...facts,
    pipsInHand: facts.pipsInHand ?? facts.pips,
    owner: owner ?? null,
    required: owner === undefined ? [] : [owner, ...(partners ?? [])],
    later: true,
  }),
);

export const {
  all: allCommandCards,
  card: commandCard,
  find: findCommandCard,
  findLater: findLaterCommandCard,
} = cardShelf(commandCards, laterCommandCards);

function readCommand({ owner, partners, ...facts }: CommandFacts, id: CommandCardId): CommandCard {
  return {
    ...facts,
    id,
    pipsInHand: facts.pipsInHand ?? facts.pips,
    owner: owner === undefined ? null : unitIdOf(owner),
    required: owner === undefined ? [] : [owner, ...(partners ?? [])].map(unitIdOf),
    weapon: facts.weapon === undefined ? null : readWeapon(facts.weapon),
    products: productsOf(facts.products),
  };
}
