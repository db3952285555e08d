import type { Plain, Refusal } from '@sortie/kernel';
import { refused } from '@sortie/kernel';
import type { CardInPlay } from '../abilities/card-rules.ts';
import { cardsWith, isForbidden, isPermitted, ownCardsWith } from '../abilities/questions.ts';
import { findUpgrade } from '../catalogue/index.ts';
import { missionActions, missionForbidsAction } from '../missions/index.ts';
import type { ActionAnswer, ActionChance, ActionName, Ship, XwingState } from '../model/index.ts';
import type { PlacedShip } from './in-play.ts';
import { areEnemies, isCloaked, isStressed, shipOf, shipsInPlay } from './in-play.ts';
import { waysOfLaterWaves } from './later-actions.ts';
import { boostDirections, boostPlacement, rollDirections, whyNotPlaced } from './reposition.ts';
import { hasRoomToRoll } from './roll.ts';
import { tableOf } from './table.ts';
import { lockableFrom } from './target-lock.ts';
import { actionBar } from './values.ts';

/** Everything the ship could perform as a standard action: its bar, its cards' headers, its mission. xw.action.from-bar */
function standardActions(state: XwingState, ship: Ship): ActionName[] {
  const cards = actionCards(state, ship)
    .filter((own) => isAvailable(state, own))
    .map(({ key }): ActionName => `card ${key}`);
  return [...actionBar(ship), ...cards, ...missionActions(state, ship)];
}

/** Its own cards with an "Action:" header, and those that another ship lends it, as if they were its own. */
export function actionCards(state: XwingState, ship: Ship): readonly CardInPlay[] {
  const own = ownCardsWith(state, ship, 'action');
  const lenders = cardsWith(state, 'lendsEliteActions');
  if (lenders.length === 0) return own;
  const { cards } = tableOf(state);
  const lent = lenders
    .filter((by) => by.owner !== ship.id && by.rules.lendsEliteActions!({ ...cards.here(by), ship }))
    .flatMap((by) => ownCardsWith(state, shipOf(state, by.owner), 'action').filter(isElite))
    .map((card): CardInPlay => ({ ...card, owner: ship.id }));
  return [...own, ...lent];
}

function isElite({ rules }: CardInPlay): boolean {
  return findUpgrade(rules.card)?.slot === 'elite';
}

/** A card that tells the ship to perform some other action needs that action to be possible. */
function isAvailable(state: XwingState, own: CardInPlay): boolean {
  const { available, needs } = own.rules.action!;
  const here = tableOf(state).cards.here(own);
  if (available && !available(here)) return false;
  const need = needs?.(here);
  if (need?.kind !== 'freeAction' || need.actions === null) return true;
  const doer = shipOf(state, need.ship);
  return need.actions.some((action) => whyNot(state, doer, action) === undefined);
}

/** The rule that keeps the ship from performing the action now. */
export function whyNot(state: XwingState, ship: Ship, action: ActionName): string | undefined {
  // xw.stress.no-actions
  if (isStressed(ship) && !isPermitted(state, { kind: 'actWhileStressed', ship, action }))
    return 'xw.stress.no-actions';
  // xw.action.no-repeat, xw.action.no-repeat-card-copies
  if (ship.actions.includes(action) || performedByCopy(state, ship, action)) return 'xw.action.no-repeat';
  if (action === 'cloak' && isCloaked(ship)) return 'xw.cloak.one-token';
  if (isForbidden(state, { kind: 'action', ship, action })) return 'xw.timing.precedence.card-beats-rule';
  return undefined;
}

/** Another copy of the same card has given its action this round. */
function performedByCopy({ ships }: XwingState, ship: Ship, action: ActionName): boolean {
  if (!action.startsWith('card ')) return false;
  const upgradesOfAll = ships.flatMap(({ upgrades }) => upgrades);
  const cardOf = (key: string) =>
    upgradesOfAll.find((each) => each.key === key)?.card ??
    ship.damage.find((each) => each.key === key)?.card;
  const card = cardOf(action.slice(5));
  if (!card) return false;
  return ship.actions.some((each) => each.startsWith('card ') && cardOf(each.slice(5)) === card);
}

/** Actions the game's rules can carry out; icons of huge ships are not among them. */
const CARRIED_OUT: ReadonlySet<string> = new Set([
  'focus',
  'evade',
  'cloak',
  'targetLock',
  'boost',
  'barrelRoll',
  'slam',
  'reinforce',
  'coordinate',
  'jam',
  'reload',
  'rotateArc',
  'protect',
]);

/** All ways to use the chance, declining left out. */
export function actionAnswers(state: XwingState, ship: PlacedShip, at: ActionChance): ActionAnswer[] {
  const candidates = at.only ?? standardActions(state, ship);
  return candidates
    .filter((action) => CARRIED_OUT.has(action) || hasCardAction(state, ship, action))
    .filter((action) => whyNot(state, ship, action) === undefined)
    .flatMap((action) => waysTo(state, ship, action))
    .filter((answer) => !at.failed.includes(failureKey(answer)));
}

function failureKey(answer: ActionAnswer): string {
  return 'skip' in answer ? '' : `${answer.action} ${answer.direction ?? answer.target ?? ''}`;
}

/** Targets and directions are declared before anything is measured, except where the older book allows it. */
function waysTo(state: XwingState, ship: PlacedShip, action: ActionName): readonly ActionAnswer[] {
  const premeasured = state.options.variant === 'core2012';
  switch (action) {
    case 'targetLock': {
      // xw.action.core2012-premeasure-lock
      const targets = premeasured
        ? lockableFrom(state, ship, tableOf(state).cards)
        : shipsInPlay(state).filter((other) => mayBeLocked(state, ship, other));
      return targets.map(({ id }) => ({ action, target: id }));
    }
    case 'boost':
      return boostDirections(state, ship)
        .filter(
          (each) => !premeasured || whyNotPlaced(state, ship, boostPlacement(ship, each), 'x') === undefined,
        )
        .map((direction) => ({ action, direction }));
    case 'barrelRoll':
      // xw.action.roll.core2012-premeasure
      return rollDirections(state, ship)
        .filter((each) => !premeasured || hasRoomToRoll(state, ship, each))
        .map((direction) => ({ action, direction }));
    default:
      return waysOfLaterWaves(state, ship, action) ?? cardWays(state, ship, action);
  }
}

/** An enemy, or whom a card lets the ship lock. xw.action.lock.enemy-only */
function mayBeLocked(state: XwingState, ship: PlacedShip, target: PlacedShip): boolean {
  return (
    areEnemies(ship, target) ||
    (target.id !== ship.id && isPermitted(state, { kind: 'lockAt', ship, target }))
  );
}

function hasCardAction(state: XwingState, ship: PlacedShip, action: ActionName): boolean {
  return (
    action.startsWith('card ') &&
    actionCards(state, ship).some((own) => action === `card ${own.key}` && isAvailable(state, own))
  );
}

/** A card's action once for each of its choices. */
function cardWays(state: XwingState, ship: PlacedShip, action: ActionName): ActionAnswer[] {
  const own = actionCards(state, ship).find(({ key }) => action === `card ${key}`);
  const choices = own?.rules.action?.choices?.(tableOf(state).cards.here(own));
  return choices
    ? choices.map((choice) => (choice === null ? { action } : { action, choice }))
    : [{ action }];
}

/** Which rule speaks against an action that was not offered. */
export function whyNoAction(
  state: XwingState,
  ship: Ship,
  at: ActionChance,
  answer: Plain,
): Refusal | undefined {
  const wanted = (answer as { readonly action?: unknown } | null)?.action;
  if (typeof wanted !== 'string') return undefined;
  const candidates: readonly string[] = at.only ?? standardActions(state, ship);
  if (!candidates.includes(wanted)) {
    const mission = missionForbidsAction(state, ship, wanted as ActionName);
    return refused(mission ?? 'xw.action.from-bar', { ship: ship.id, action: wanted });
  }
  const rule = whyNot(state, ship, wanted as ActionName) ?? whyFailed(at, wanted);
  return rule ? refused(rule, { ship: ship.id, action: wanted }) : undefined;
}

/** What was declared and proved impossible may not be declared again at this chance. */
const FAILURES: Readonly<Record<string, string>> = {
  targetLock: 'xw.action.lock.declare-out-of-range',
  barrelRoll: 'xw.action.roll.no-overlap',
  boost: 'xw.action.boost.no-overlap',
};

function whyFailed({ failed }: ActionChance, action: string): string | undefined {
  return failed.some((each) => each.startsWith(`${action} `)) ? FAILURES[action] : undefined;
}
