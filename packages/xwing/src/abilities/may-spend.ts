import type { Here } from './card-rules.ts';

/** The ship holds such a token, and no card keeps it from spending one on something else than its own dice. */
export function maySpend({ table, self }: Here, token: 'focus' | 'evade'): boolean {
  const ship = table.ship(self);
  const kind = token === 'focus' ? 'spendFocus' : 'spendEvade';
  return ship.tokens[token] > 0 && !table.isForbidden({ kind, ship, attack: null });
}
