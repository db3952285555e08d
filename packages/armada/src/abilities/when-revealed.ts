import { refused } from '@sortie/kernel';
import type { Command } from '../catalogue/index.ts';
import type { WindowAbility } from './card-rules.ts';
import type { AbilityText, At } from './card-words.ts';
import { on } from './card-words.ts';

type AtReveal = At<'dialRevealed'>;

const TOO_LATE = refused('ar.timing.when');

/** The command that the ship revealed in this activation, whether its dial is spent by now or not. */
export function revealedCommand({ table, self, activation }: AtReveal): Command | null {
  if (activation.ship !== self || activation.revealsNothing) return null;
  const { revealedDial, usedDial } = table.ship(self);
  return revealedDial ?? usedDial;
}

/** May be used when the ship reveals a command, before it resolves one. ar.timing.when, ar.timing.after */
export function whenRevealed<Choice = null>(
  text: Omit<AbilityText<'dialRevealed', Choice>, 'applies' | 'forbidden' | 'optional'>,
): WindowAbility {
  return on('dialRevealed', {
    ...text,
    optional: true,
    applies: (at) => revealedCommand(at) !== null,
    forbidden: ({ table, self }) => (table.ship(self).resolved.length > 0 ? TOO_LATE : undefined),
  });
}
