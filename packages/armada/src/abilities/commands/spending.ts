import type { Refusal } from '@sortie/kernel';
import { refused } from '@sortie/kernel';
import type { Command } from '../../catalogue/index.ts';
import type { Spending } from '../../model/index.ts';
import type { Here } from '../card-rules.ts';

/** The ways in which the ship could pay for the command. ar.commands.spend-dial-or-token, ar.commands.combine-dial-and-token */
export function spendings({ table, self }: Here, command: Command): readonly Spending[] {
  const { revealedDial, commandTokens } = table.ship(self);
  const hasDial = revealedDial === command;
  const hasToken = commandTokens.includes(command);
  return [
    ...(hasDial ? (['dial'] as const) : []),
    ...(hasToken ? (['token'] as const) : []),
    ...(hasDial && hasToken ? (['both'] as const) : []),
  ];
}

const ONCE = refused('ar.commands.once-per-round');
const NOTHING_TO_SPEND = refused('ar.commands.spend-dial-or-token');

/** Why the ship cannot resolve the command: it did so this round, or has neither dial nor token of it. ar.commands.once-per-round, ar.timing.own-components-only */
export function whyNoCommand(at: Here, command: Command): Refusal | undefined {
  if (at.table.hasResolved(at.self, command)) return ONCE;
  return spendings(at, command).length === 0 ? NOTHING_TO_SPEND : undefined;
}

export function spendsDial(spend: Spending): boolean {
  return spend !== 'token';
}

export function spendsToken(spend: Spending): boolean {
  return spend !== 'dial';
}
