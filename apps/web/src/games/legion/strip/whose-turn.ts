import type { LegionView } from '@sortie/legion/view';
import type { LegionRuleId as RuleId } from '@sortie/rulebook/legion';
import type { Seen } from '../../../table/table-game.ts';
import { waitedFor } from '../../../table/waited-for.ts';
import { namesFor } from '../names-for.ts';
import type { LegionSay } from '../text/legion-say.ts';
import { unitOf } from '../units.ts';

const rules: Readonly<Record<LegionView['phase'], RuleId>> = {
  setup: 'lg.setup.step-order',
  command: 'lg.command-phase.select.secret',
  activation: 'lg.activation-phase.choose.faceup-or-draw',
  end: 'lg.round.three-phases',
};

/** A sentence that says whose turn it is, with the rule that says so. */
export function whoseTurn(
  seen: Seen<LegionView>,
  say: LegionSay,
): { readonly text: string; readonly rule: RuleId | undefined } {
  const { table, outcome } = seen;
  const names = namesFor(seen);
  if (outcome) return { text: say('gameOver'), rule: undefined };
  const waited = waitedFor(seen, names, say);
  const rule = rules[table.phase];
  const active = unitOf(table, table.activeUnit);
  const acts = active ? say('unitActs', { unit: names.unit(active.id), who: names.seat(active.seat) }) : '';
  return { text: `${acts} ${waited}`.trim(), rule };
}
