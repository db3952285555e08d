import type { Command } from '../catalogue/index.ts';
import type { CardRules } from './card-rules.ts';
import { ability } from './card-words.ts';

/** The token that is spent, and what the dial will show. */
export interface Liaising {
  readonly spend: Command;
  readonly command: Command;
}

/** Before the dial is revealed a command token may be spent to set it anew. ar.known.upgrade.officers, ar.timing.spent-as-cost-no-effect */
export function liaison<const Id extends string>(
  id: Id,
  commands: readonly Command[],
): CardRules & { readonly card: Id } {
  return ability(id, {
    window: 'beforeReveal',
    optional: true,
    applies: ({ table, self, activation }) =>
      activation.ship === self && !activation.revealsNothing && table.ship(self).dials.length > 0,
    choices: ({ table, self }) =>
      table
        .ship(self)
        .commandTokens.flatMap((spend) => commands.map((command): Liaising => ({ spend, command }))),
    resolve: ({ table, self }, { spend, command }: Liaising) => {
      const { id: ship, seat } = table.ship(self);
      return [
        { kind: 'spendCommandToken', ship, command: spend },
        { kind: 'setTopDial', ship, command, by: seat },
      ];
    },
  });
}
