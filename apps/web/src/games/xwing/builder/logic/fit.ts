import type { PilotId, UpgradeId } from '@sortie/xwing/catalogue';
import { type Fault, judgeSquad, type Squad, type SquadRules } from '@sortie/xwing/lists';
import { addedFaults } from '../../../../lists/bench/added-faults.ts';
import { addShip, putCard } from './squad-edits.ts';

/** What becomes of a squad that takes a card: only the total may be mended later by other means. */
export type Fit =
  | { readonly kind: 'fits' }
  | { readonly kind: 'over'; readonly by: number }
  | { readonly kind: 'unfit'; readonly faults: readonly Fault[] };

export interface PlaceForCard {
  readonly ship: number;
  /** The card that would make room, by its place on the ship. */
  readonly replaced?: number;
}

export interface Fitting {
  ofShip(pilot: PilotId): Fit;
  ofCard(card: UpgradeId, place: PlaceForCard): Fit;
}

/** Tries cards in copies of the squad and asks the judge, once for each. */
export function fittingOf(squad: Squad, rules: SquadRules): Fitting {
  const before = judgeSquad(squad, rules);
  const known = new Map<string, Fit>();
  const tried = (what: string, after: () => Squad): Fit => {
    const fit = known.get(what) ?? fitOf(addedFaults(before, judgeSquad(after(), rules)));
    known.set(what, fit);
    return fit;
  };
  return {
    ofShip: (pilot) => tried(pilot, () => addShip(squad, pilot)),
    ofCard: (card, { ship, replaced }) =>
      tried(`${card} ${ship} ${replaced}`, () => putCard(squad, ship, card, replaced)),
  };
}

/** The other section of a huge ship comes next, so its lack is no reason against the first. */
function fitOf(faults: readonly Fault[]): Fit {
  const lasting = faults.filter(
    ({ reason }) => reason.kind !== 'overPoints' && reason.kind !== 'sectionMissing',
  );
  if (lasting.length > 0) return { kind: 'unfit', faults: lasting };
  for (const { reason } of faults)
    if (reason.kind === 'overPoints') return { kind: 'over', by: reason.cost - reason.ceiling };
  return { kind: 'fits' };
}
