import type { Plain } from '@sortie/kernel';
import type { Attack, Ship, XwingEffect } from '../model/index.ts';
import { hasLocked } from '../rules/locks.ts';
import type { Shot } from '../rules/targets.ts';
import { weaponRulesOf } from '../rules/weapons.ts';
import { attackOfView, topOfView } from '../view/table-of-view.ts';
import type { XwingView } from '../view/xwing-view.ts';
import type { AttackOdds } from './attack-situation.ts';
import { declaredAttack, type MeasuredShot } from './declared-attack.ts';
import { stepOfWindow } from './fight/attack-steps.ts';
import { Fight } from './fight/fight.ts';
import type { Moment } from './fight/moment.ts';

/** The odds of an attack with all that cards do to it. */
export interface FightOdds extends AttackOdds {
  /** What the attacker plays for and the defender against. */
  readonly worth: number;
  /** Keys of the cards that have a say and are not counted. */
  readonly without: readonly string[];
  /** So much damage destroys the defender. */
  readonly life: number;
}

export interface ShotOdds extends FightOdds {
  /** How many dice each side would roll. */
  readonly dice: { readonly attack: number; readonly defense: number };
}

/** A question about abilities: what is open to whom, and what may be used. */
export interface AskedWindow {
  readonly window: string;
  readonly seat: string;
  readonly abilities: readonly { readonly key: string }[];
}

/** The odds of a shot that could be declared, its cost paid; `source` is the card that grants the attack. */
export function oddsOfShot(
  view: XwingView,
  attacker: string,
  shot: MeasuredShot,
  source: string | null = null,
): ShotOdds {
  const { weapon } = shot;
  const attack = declaredAttack(attacker, shot, source);
  const fight = new Fight(view, attack);
  const ship = topOfView(view).ships.find(({ id }) => id === attacker)!;
  const declared = fight.momentAt(attack, 0);
  const result = fight.play(declared, costsOf(ship, shot));
  if ((weaponRulesOf(ship, weapon).times ?? 1) > 1) fight.without.add(weapon);
  return { ...result, ...aboutOf(fight), dice: fight.diceDue(declared) };
}

/** What the weapon's cost takes: the lock where the ship has it. xw.secondary.header.target-lock */
function costsOf(ship: Ship, { weapon, target, spend, from }: MeasuredShot): readonly XwingEffect[] {
  if (weapon === 'primary') return [];
  const { requires, spends, discards } = weaponRulesOf(ship, weapon);
  const usual = requires === 'targetLock' && hasLocked(ship, target) ? 'targetLock' : 'focus';
  const of = from === undefined ? {} : { of: from };
  const spent: Shot['spend'] = spend ?? (requires && spends ? usual : null);
  return [
    ...(spent === 'targetLock' ? [{ kind: 'spendLock', ship: ship.id, ...of } as const] : []),
    ...(spent === 'focus' ? [{ kind: 'spendToken', ship: ship.id, token: 'focus', ...of } as const] : []),
    ...(discards ? [{ kind: 'discardUpgrade', ship: ship.id, key: weapon } as const] : []),
  ];
}

/**
 * The odds of the attack under way; undefined without one. Without the question, `onTurn` is the seat that answers it:
 * what it has used in this window already is not known then.
 */
export function oddsNow(view: XwingView, asked?: AskedWindow, onTurn?: string): FightOdds | undefined {
  const known = fightOf(view);
  if (!known) return undefined;
  const { fight, attack } = known;
  const moment = momentOf(view, fight, attack, asked);
  const turn = asked || onTurn === undefined ? moment.turn : turnOf(view, fight, moment, onTurn);
  return { ...fight.resultAt({ ...moment, turn }), ...aboutOf(fight) };
}

/** The odds once the window is answered: a use in one way, or null to let it go by; undefined where nobody knows. */
export function oddsAfterAnswer(
  view: XwingView,
  asked: AskedWindow,
  answer: { readonly use: string; readonly choice: Plain } | null,
): FightOdds | undefined {
  const known = fightOf(view);
  if (!known || stepOfWindow(asked.window) === undefined) return undefined;
  const { fight, attack } = known;
  const moment = momentOf(view, fight, attack, asked);
  const result = answer ? fight.afterUse(moment, answer.use, answer.choice) : fight.afterPass(moment);
  return result && { ...result, ...aboutOf(fight) };
}

/** The answer that the odds assume: null lets the window go by, undefined where the window is not thought through. */
export function assumedAnswer(
  view: XwingView,
  asked: AskedWindow,
): { readonly use: string; readonly choice: Plain } | null | undefined {
  const known = fightOf(view);
  if (!known || stepOfWindow(asked.window) === undefined) return undefined;
  return known.fight.choose(momentOf(view, known.fight, known.attack, asked)).answer;
}

interface Known {
  readonly fight: Fight;
  readonly attack: Attack;
}

const fights = new WeakMap<XwingView, Known>();

function fightOf(view: XwingView): Known | undefined {
  const attack = attackOfView(view);
  if (!attack) return undefined;
  let known = fights.get(view);
  if (!known) {
    known = { fight: new Fight(view, attack), attack };
    fights.set(view, known);
  }
  return known;
}

function aboutOf({ without, life }: Fight): Pick<FightOdds, 'without' | 'life'> {
  return { without: [...without], life };
}

/** Where the attack stands: at the window that is open, or as far as its dice tell. */
function momentOf(view: XwingView, fight: Fight, attack: Attack, asked?: AskedWindow): Moment {
  const step = asked && stepOfWindow(asked.window);
  if (!asked || step === undefined) return fight.momentAt(attack, stepByDice(attack));
  const opened = fight.momentAt(attack, step);
  const moment = { ...opened, turn: turnOf(view, fight, opened, asked.seat) };
  const offered = asked.abilities.map(({ key }) => key);
  return { ...moment, used: fight.keysUsable(moment).filter((key) => !offered.includes(key)) };
}

function turnOf(view: XwingView, fight: Fight, moment: Moment, seat: string): number {
  const side = view.seats.find(({ id }) => id === seat)?.side;
  return side === undefined ? 0 : fight.turnOf(moment, side);
}

function stepByDice({ attackDice, defenseDice, outcome }: Attack): number {
  if (outcome !== null) return stepOfWindow('attackHit')!;
  if (defenseDice.length > 0) return stepOfWindow('modifyDefenseDice')!;
  return attackDice.length > 0 ? stepOfWindow('modifyAttackDice')! : stepOfWindow('attackDeclared')! + 1;
}
