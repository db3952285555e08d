import { type CommandCardId, commandCard } from '../../catalogue/index.ts';
import type { Here } from '../card-rules.ts';
import { ability } from '../card-words.ts';

/** Those that Han Solo may nominate himself for. lg.cards.command.owner */
function cardsOfHan({ table, self }: Here): readonly CommandCardId[] {
  const { seat } = table.unit(self);
  const player = table.players.find((each) => each.seat === seat);
  return player?.discarded.filter((id) => commandCard(id).owner === 'han-solo') ?? [];
}

/** A card that was played comes back. */
export const notoriousScoundrels = ability('notorious-scoundrels', {
  window: 'issueOrders',
  optional: false,
  applies: () => true,
  choices: cardsOfHan,
  resolve: ({ table, self }, card: CommandCardId) => [
    { kind: 'returnCommandCard', seat: table.unit(self).seat, card, isBarred: false },
  ],
});
