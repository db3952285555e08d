import type { Decision } from '@sortie/kernel';
import { pilot, upgrade } from '@sortie/xwing/catalogue';
import type { ActionName } from '@sortie/xwing/model';
import type { ShipView, XwingView } from '@sortie/xwing/view';

/** One way to use a chance to act. */
export interface ActionOffer {
  readonly action: ActionName;
  readonly target?: string;
  readonly direction?: string;
  readonly choice?: unknown;
}

export interface ActionChoice {
  readonly action: ActionName;
  /** How it may be done; none when the action is not offered. */
  readonly ways: readonly ActionOffer[];
}

export function actionOffers({ answers }: Decision): readonly ActionOffer[] {
  if (answers.kind !== 'offers') return [];
  return answers.offers.filter(
    (offer) => typeof offer === 'object' && offer !== null && 'action' in offer,
  ) as unknown as readonly ActionOffer[];
}

/** Everything printed on the ship's bar, what its cards add, and whatever else is offered. xw.action.from-bar */
export function actionChoices(decision: Decision, table: XwingView): readonly ActionChoice[] {
  const offers = actionOffers(decision);
  const { ship: id, free } = decision.about as { readonly ship: string; readonly free?: boolean };
  const ship = table.ships.find((each) => each.id === id);
  const offered = offers.map(({ action }) => action);
  // A free action names what may be done, so the rest of the bar has nothing to do with it.
  const printed = ship && !free ? barOf(ship) : [];
  const all = [...new Set([...printed, ...offered])];
  return all.map((action) => ({ action, ways: offers.filter((offer) => offer.action === action) }));
}

function barOf(ship: ShipView): readonly ActionName[] {
  const added = ship.upgrades.flatMap(({ card, faceup }) =>
    faceup ? upgrade(card).grants.flatMap((grant) => (grant.kind === 'action' ? [grant.action] : [])) : [],
  );
  return [...pilot(ship.pilot).actions, ...added];
}

/** The one thing an offer still asks besides the action itself. */
export function asksFor(ways: readonly ActionOffer[]): 'target' | 'direction' | 'choice' | 'nothing' {
  const [first] = ways;
  if (first?.target !== undefined) return 'target';
  if (first?.direction !== undefined) return 'direction';
  return first?.choice !== undefined ? 'choice' : 'nothing';
}
