import type { CommandFacts, Pips } from './command-facts.ts';
import type { commandFacts } from './data/command-cards.ts';
import type { ProductId } from './products.ts';
import type { UnitCardId } from './unit-card.ts';
import type { Weapon } from './weapon.ts';

export type CommandCardId = (typeof commandFacts)[number]['id'];

/** A command card that can be played. lg.cards.command.fields */
export interface CommandCard extends Pick<CommandFacts, 'name' | 'pips' | 'faction' | 'orders'> {
  readonly id: CommandCardId;
  /** What it counts as while a command hand is built. */
  readonly pipsInHand: Pips;
  /** lg.cards.command.owner */
  readonly owner: UnitCardId | null;
  /** Its owner and everybody else who must be in the army. lg.army.command-hand.character-required */
  readonly required: readonly UnitCardId[];
  readonly weapon: Weapon | null;
  readonly products: readonly ProductId[];
}
