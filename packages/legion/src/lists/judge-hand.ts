import type { Pips } from '../catalogue/index.ts';
import type { AnyCommandCard } from './any-card.ts';
import type { ArmyBuild } from './build.ts';
import { standingOrders } from './command-hand.ts';
import type { Fault, FaultReason } from './fault.ts';

const chosenPips: readonly Pips[] = [1, 2, 3];

/** The six command cards that were chosen. */
export function judgeHand(army: ArmyBuild): readonly Fault[] {
  return [
    ...judgePips(army),
    ...army.commands.flatMap((card, place) => [
      ...judgeCopy(card, army.commands.slice(0, place)),
      ...judgeOwners(card, army),
    ]),
  ];
}

/** lg.army.command-hand.two-of-each-pip, lg.army.command-hand.standing-orders-seventh */
function judgePips({ commands }: ArmyBuild): readonly Fault[] {
  const counts = chosenPips.flatMap((pips): readonly Fault[] => {
    const count = commands.filter(({ pipsInHand }) => pipsInHand === pips).length;
    if (count === 2) return [];
    return [{ rule: 'lg.army.command-hand.two-of-each-pip', reason: { kind: 'pipsCount', pips, count } }];
  });
  const standing = commands
    .filter(({ id }) => id === standingOrders)
    .map((card) =>
      faultOf(card, 'lg.army.command-hand.standing-orders-seventh', { kind: 'standingOrdersChosen' }),
    );
  return [...counts, ...standing];
}

/** lg.army.command-hand.no-duplicates */
function judgeCopy(card: AnyCommandCard, before: readonly AnyCommandCard[]): readonly Fault[] {
  if (!before.some(({ id }) => id === card.id)) return [];
  return [faultOf(card, 'lg.army.command-hand.no-duplicates', { kind: 'secondCopy' })];
}

/** lg.army.command-hand.character-required */
function judgeOwners(card: AnyCommandCard, { units }: ArmyBuild): readonly Fault[] {
  const missing = card.required.filter((id) => !units.some(({ unit }) => unit.id === id));
  if (missing.length === 0) return [];
  const reason = { kind: 'missingOwner', units: missing } as const;
  return [faultOf(card, 'lg.army.command-hand.character-required', reason)];
}

function faultOf({ id }: AnyCommandCard, rule: string, reason: FaultReason): Fault {
  return { rule, card: { kind: 'command', id }, reason };
}
