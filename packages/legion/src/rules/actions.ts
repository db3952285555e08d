import type { Plain } from '@sortie/kernel';
import { type CardActionInPlay, cardActionsOf } from '../abilities/card-actions.ts';
import { unitCard } from '../catalogue/index.ts';
import type {
  ActionAnswer,
  ActionKind,
  ActionUnderway,
  Activation,
  AttackType,
  FreeAction,
  LegionState,
  Unit,
  UnitId,
} from '../model/index.ts';
import { canAttack, whyNoAttack } from './attack-needs.ts';
import { isOnBattlefield, unitOf } from './in-play.ts';
import { leadsAnywhere, moveOptions } from './move-actions.ts';
import { tableOf } from './table.ts';

/** lg.actions.list */
const BASIC: readonly ActionKind[] = ['attack', 'aim', 'dodge', 'standby', 'recover'];

/** What an action may be: the answer, what it costs and what it is treated as. */
interface Option {
  readonly answer: Exclude<ActionAnswer, { readonly done: true }>;
  readonly cost: 0 | 1 | 2;
  /** A free card action. lg.actions.free-card.icon */
  readonly isFree: boolean;
  readonly treatedAs: 'move' | 'attack' | null;
  /** The only attack that a card action is. */
  readonly attacks?: AttackType;
}

/** For whom, within what activation of its own, and within what grant, an action is looked for. */
interface Chance {
  readonly unit: Unit;
  readonly activation: Activation | undefined;
  readonly grant: FreeAction | undefined;
}

/** The one in which the unit itself is active. lg.actions.limits-own-activation */
export function ownActivation(state: LegionState, unit: UnitId): Activation | undefined {
  const { activation } = tableOf(state);
  return activation?.unit === unit ? activation : undefined;
}

function isAttack({ answer, treatedAs }: Option): boolean {
  return answer.action === 'attack' || treatedAs === 'attack';
}

/**
 * The same action was performed before: an attack action counts however it came about, a card action is its own.
 * Attacks that are no actions are not among them. lg.actions.no-repeat-except-move, lg.actions.card.each-distinct,
 * lg.actions.free.counts-as-action, lg.actions.non-action-attack.no-limit, lg.actions.aim.one-aim-action,
 * lg.actions.dodge.one-dodge-action
 */
function isRepeated({ performed }: Activation, option: Option): boolean {
  const { action, card } = option.answer;
  return performed.some(
    (done) =>
      (isAttack(option) && (done.kind === 'attack' || done.treatedAs === 'attack')) ||
      (action === 'card' ? done.card === card : action !== 'move' && done.kind === action),
  );
}

function repeatRule({ answer, isFree }: Option): string {
  if (answer.action !== 'card') return 'lg.actions.no-repeat-except-move';
  return isFree ? 'lg.actions.free-card.once-each' : 'lg.actions.card.each-distinct';
}

/** lg.standby.who, lg.standby.not-after-attack */
function whyNoStandby({ unit, activation }: Chance): string | undefined {
  if (unitCard(unit.card).type === 'repulsorVehicle') return 'lg.standby.who';
  return activation?.hasAttacked ? 'lg.standby.not-after-attack' : undefined;
}

/**
 * What the unit's own activation leaves open. Actions that were lost bar no free ones. lg.actions.reduced,
 * lg.actions.free.allowed-while-suppressed, lg.actions.free.allowed-while-damaged
 */
function whyNotNow({ activation }: Chance, option: Option): string | undefined {
  if (!activation) return undefined;
  if (activation.isOver) return 'lg.actions.two-per-activation';
  if (isRepeated(activation, option)) return repeatRule(option);
  if (option.cost <= activation.actions) return undefined;
  return option.cost === 2 ? 'lg.actions.spend.multiple-actions' : 'lg.actions.two-per-activation';
}

function needOf(unit: Unit, grant: FreeAction | undefined) {
  const { attacks = 'any', against = null } = grant ?? {};
  return { kind: 'attack', unit: unit.id, types: attacks, against } as const;
}

/** The rule that keeps an action from being performed, wherever the enemies are. */
function whyNotAnywhere(state: LegionState, chance: Chance, option: Option): string | undefined {
  const { unit, grant } = chance;
  const { action } = option.answer;
  const isFree = option.isFree || grant !== undefined;
  // lg.panic.no-free-actions, lg.actions.free-card.is-free-action
  if (isFree && unit.panicked) return 'lg.panic.no-free-actions';
  if (!isOnBattlefield(unit) && action !== 'move') return 'lg.transport.only-disembark';
  const early = whyNotNow(chance, option) ?? (action === 'standby' ? whyNoStandby(chance) : undefined);
  if (early !== undefined) return early;
  return tableOf(state).isForbidden({ kind: 'act', unit, action, isFree })
    ? 'lg.golden-rules.cannot-is-absolute'
    : undefined;
}

/** The rule that keeps an action from being performed; undefined when nothing does. */
function whyNot(state: LegionState, chance: Chance, option: Option): string | undefined {
  const { unit, grant } = chance;
  const rule = whyNotAnywhere(state, chance, option);
  if (rule !== undefined || option.answer.action !== 'attack') return rule;
  return whyNoAttack(state, needOf(unit, grant))?.rule;
}

function isLegal(state: LegionState, chance: Chance, option: Option): boolean {
  const { unit, grant } = chance;
  if (whyNotAnywhere(state, chance, option) !== undefined) return false;
  return option.answer.action !== 'attack' || canAttack(state, needOf(unit, grant));
}

function basicOptions({ grant }: Chance): Option[] {
  return BASIC.map((action) => ({
    answer: { action },
    cost: grant ? 0 : 1,
    isFree: false,
    treatedAs: null,
  }));
}

/** Whether an option is worth a closer look. */
type Sieve = (option: Option) => boolean;

function moveOptionsOf(state: LegionState, { unit, activation, grant }: Chance, isWanted: Sieve): Option[] {
  const ways = moveOptions(state, unit, activation)
    // One free action alone pays for nothing that takes two. lg.vehicle.disabled.two-actions
    .filter(
      ({ move, cost }) => !grant || (cost === 1 && (grant.moves.length === 0 || grant.moves.includes(move))),
    );
  return ways.flatMap((way): Option[] => {
    const { move, cost } = way;
    const option: Option = {
      answer: { action: 'move', move, ...(cost === 2 ? { actions: 2 as const } : {}) },
      cost: grant ? 0 : cost,
      isFree: false,
      treatedAs: null,
    };
    return isWanted(option) && leadsAnywhere(state, unit, way) ? [option] : [];
  });
}

/** A free card action is no part of a grant: it has its time in the unit's own activation. */
function cardOptions(state: LegionState, { unit, grant }: Chance): Option[] {
  return (
    cardActionsOf(state, unit.id)
      // lg.actions.free-card.own-activation-only, lg.actions.free-card.only-at-action-window
      .filter(({ action: { isFree, cost } }) => !grant || (!isFree && cost < 2))
      .map(({ key, action: { isFree, treatedAs, cost, attacks } }): Option => {
        const answer = { action: 'card', card: key } as const;
        const option = { answer, cost: isFree || grant ? 0 : cost, isFree, treatedAs };
        return attacks ? { ...option, attacks } : option;
      })
  );
}

/** A grant of some kinds of action takes in card actions treated as one of them. lg.actions.card.treated-as-type */
function isGranted(grant: FreeAction, { answer, treatedAs, attacks }: Option): boolean {
  const { kinds } = grant;
  if (kinds.length === 0 || kinds.includes(answer.action)) return true;
  if (treatedAs === null || !kinds.includes(treatedAs)) return false;
  return (
    attacks === undefined ||
    (grant.against === null && (grant.attacks === 'any' || grant.attacks === attacks))
  );
}

/** Everything that could be an action, legal now or not, if it is `wanted`. */
function allOptions(state: LegionState, chance: Chance, wanted: Sieve = () => true): Option[] {
  const { grant } = chance;
  const isWanted: Sieve = (option) => (!grant || isGranted(grant, option)) && wanted(option);
  return [
    ...moveOptionsOf(state, chance, isWanted),
    ...[...basicOptions(chance), ...cardOptions(state, chance)].filter(isWanted),
  ];
}

/** What a rule forbids is left out before anybody looks where a move could lead. */
function legalOptions(state: LegionState, chance: Chance): Option[] {
  return allOptions(state, chance, (option) => isLegal(state, chance, option));
}

function chanceIn(state: LegionState, activation: Activation): Chance {
  return { unit: unitOf(state, activation.unit), activation, grant: undefined };
}

function chanceOf(state: LegionState, grant: FreeAction): Chance {
  return { unit: unitOf(state, grant.unit), activation: ownActivation(state, grant.unit), grant };
}

/** What a unit may do next in its activation. lg.actions.two-per-activation */
export function actionsOpen(state: LegionState, activation: Activation): readonly Option['answer'][] {
  return legalOptions(state, chanceIn(state, activation)).map(({ answer }) => answer);
}

/** What a granted free action may be. lg.actions.free.unspecified-type */
export function freeActionsOpen(state: LegionState, grant: FreeAction): readonly Option['answer'][] {
  return legalOptions(state, chanceOf(state, grant)).map(({ answer }) => answer);
}

interface Asked {
  readonly action?: unknown;
  readonly move?: unknown;
  readonly card?: unknown;
}

function isAskedFor({ answer }: Option, { action, move, card }: Asked): boolean {
  return action === answer.action && move === answer.move && card === answer.card;
}

/** What a player asks for is no action that the unit has at all. */
function whyUnknown({ upgrades, whereabouts }: Unit, { action, card }: Asked): string | undefined {
  if (action === 'card') {
    const isExhausted = upgrades.some(({ key, exhausted }) => key === card && exhausted);
    return isExhausted ? 'lg.cards.exhaust.unusable' : 'lg.actions.card.icon';
  }
  if (action !== 'move') return undefined;
  return whereabouts === 'transported' ? 'lg.transport.only-disembark' : 'lg.move.action-options';
}

/** Why an action that a player asks for is not open to the unit. */
export function whyNotAction(state: LegionState, activation: Activation, asked: Plain): string | undefined {
  const chance = chanceIn(state, activation);
  const wanted = (asked ?? {}) as Asked;
  const known = allOptions(state, chance).find((option) => isAskedFor(option, wanted));
  return known ? whyNot(state, chance, known) : whyUnknown(chance.unit, wanted);
}

/** An answer as the action that is performed. */
export function actionOf(
  state: LegionState,
  id: UnitId,
  { action, move, card, actions }: Option['answer'],
  grant?: FreeAction,
): ActionUnderway {
  const found: CardActionInPlay['action'] | undefined =
    card === undefined ? undefined : cardActionsOf(state, id).find(({ key }) => key === card)?.action;
  const isFree = grant !== undefined || found?.isFree === true;
  return {
    unit: id,
    kind: action,
    treatedAs: found?.treatedAs ?? null,
    card: card ?? null,
    isFree,
    cost: isFree ? 0 : (found?.cost ?? actions ?? 1),
    source: grant?.source ?? null,
    moves: move ? [move] : (found?.moves ?? []),
    attacks: grant?.attacks ?? 'any',
    against: grant?.against ?? null,
  };
}
