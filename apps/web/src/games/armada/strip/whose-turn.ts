import type { ArmadaView } from '@sortie/armada/view';
import type { ArmadaRuleId as RuleId } from '@sortie/rulebook/armada';
import type { Seen } from '../../../table/table-game.ts';
import { waitedFor } from '../../../table/waited-for.ts';
import { namesFor } from '../names-for.ts';
import type { ArmadaSay } from '../text/armada-say.ts';
import { unitOf } from '../units.ts';

const rules: Readonly<Record<ArmadaView['phase'], RuleId>> = {
  setup: 'ar.setup.steps',
  command: 'ar.phase.command.simultaneous-secret',
  ship: 'ar.phase.ship.alternate-one',
  squadron: 'ar.phase.squadron.alternate-two',
  status: 'ar.phase.status.flip-initiative-token',
};

/** A sentence that says whose turn it is, with the rule that says so. */
export function whoseTurn(
  seen: Seen<ArmadaView>,
  say: ArmadaSay,
): { readonly text: string; readonly rule: RuleId | undefined } {
  const { table, outcome } = seen;
  const names = namesFor(seen);
  if (outcome) return { text: say('gameOver'), rule: undefined };
  const waited = waitedFor(seen, names, say);
  const rule = rules[table.phase];
  if (table.phase === 'command') return { text: `${say('commandTurn')} ${waited}`, rule };
  const active = unitOf(table, table.activeUnit);
  const acts = active ? say('unitActs', { unit: names.unit(active.id), who: names.seat(active.seat) }) : '';
  return { text: `${acts} ${waited}`.trim(), rule };
}
