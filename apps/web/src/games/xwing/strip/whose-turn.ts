import type { XwingRuleId as RuleId } from '@sortie/rulebook/xwing';
import type { XwingView } from '@sortie/xwing/view';
import type { Seen } from '../../../table/table-game.ts';
import { waitedFor } from '../../../table/waited-for.ts';
import { namesFor } from '../names-for.ts';
import type { XwingSay } from '../text/xwing-say.ts';
import { reasonOfTurn } from './turn-order.ts';

/** A sentence that says whose turn it is and why, with the rule that says so. */
export function whoseTurn(
  seen: Seen<XwingView>,
  say: XwingSay,
): { readonly text: string; readonly rule: RuleId | undefined } {
  const { table, outcome } = seen;
  const names = namesFor(seen);
  if (outcome) return { text: say('gameOver'), rule: undefined };
  const waited = waitedFor(seen, names, say);
  const initiative = table.initiative === null ? '' : names.side(table.initiative);
  const reason = reasonOfTurn(table);
  if (reason) {
    const { ship, by, rule } = reason;
    const why = say(`${table.phase as 'activation' | 'combat'}_${by}`, {
      ship: names.ship(ship.id),
      skill: ship.values.pilotSkill,
      who: by === 'initiative' ? initiative : names.seat(ship.seat),
    });
    return { text: `${why} ${waited}`, rule };
  }
  switch (table.phase) {
    case 'planning':
      return { text: `${say('planningTurn')} ${waited}`, rule: 'xw.planning.simultaneous' };
    case 'setup':
      return { text: waited, rule: 'xw.setup.order' };
    case 'end':
      return { text: waited, rule: 'xw.end.remove-focus-evade' };
    case 'activation':
      return { text: waited, rule: 'xw.activation.order-ascending' };
    case 'combat':
      return { text: waited, rule: 'xw.attack.phase.order' };
  }
}
