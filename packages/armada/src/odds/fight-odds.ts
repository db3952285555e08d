import type { Plain } from '@sortie/kernel';
import { dicePool } from '../catalogue/index.ts';
import type { Attack, MeasuredShot, RedirectSplit, UnitId } from '../model/index.ts';
import type { ArmadaView } from '../view/armada-view.ts';
import { tableOfView } from '../view/table-of-view.ts';
import { stepOfKind, stepOfWindow } from './fight/attack-steps.ts';
import { Fight } from './fight/fight.ts';
import type { Moment } from './fight/moment.ts';
import type { Result } from './fight/result.ts';
import { diceToReroll, dieToReroll } from './fight/usual-rerolls.ts';

/** The odds of an attack with all that commands, tokens and cards do to it. */
export interface FightOdds extends Result {
  /** Keys of the cards that have a say and are not counted. */
  readonly without: readonly string[];
  /** So many damage cards, or hull points of a squadron, destroy the defender. */
  readonly hull: number;
}

export interface ShotOdds extends FightOdds {
  /** The dice that would be gathered. */
  readonly dice: Attack['gathered'];
}

/** A question about abilities: what is open to whom, and what may be used. */
export interface AskedWindow {
  readonly window: string;
  readonly seat: string;
  readonly abilities: readonly { readonly key: string }[];
}

/** The attack that a shot would be if it were declared, before any die is gathered. */
function declaredAttack(attacker: string, shot: MeasuredShot, source: string | null): Attack {
  const { target, zone, defendingZone, range, obstructed, line } = shot;
  return {
    number: 0,
    attacker: attacker as UnitId,
    zone,
    defender: target,
    defendingZone,
    range,
    obstructed,
    line,
    counter: null,
    gathered: dicePool({}),
    dice: [],
    locked: [],
    marked: [],
    spent: [],
    redirectTo: [],
    braced: false,
    critical: null,
    faceupLeft: 0,
    total: null,
    suffered: 0,
    turnedFaceup: 0,
    squadrons: [],
    source,
  };
}

/** The odds of a shot that could be declared; `source` is the card that grants the attack. */
export function oddsOfShot(
  view: ArmadaView,
  attacker: string,
  shot: MeasuredShot,
  source: string | null = null,
): ShotOdds {
  const fight = new Fight(view, declaredAttack(attacker, shot, source));
  const result = fight.resultAt(fight.start);
  return { ...result, ...aboutOf(fight), dice: fight.diceDue(fight.start) };
}

/** The odds of the attack under way; undefined without one. */
export function oddsNow(view: ArmadaView, asked?: AskedWindow): FightOdds | undefined {
  const fight = fightOf(view);
  if (!fight) return undefined;
  return { ...fight.resultAt(momentOf(view, fight, asked)), ...aboutOf(fight) };
}

/** The odds once the window is answered: a use in one way, or null to let it go by; undefined where nobody knows. */
export function oddsAfterAnswer(
  view: ArmadaView,
  asked: AskedWindow,
  answer: { readonly use: string; readonly choice: Plain } | null,
): FightOdds | undefined {
  const fight = fightOf(view);
  if (!fight || stepOfWindow(asked.window) === undefined) return undefined;
  const moment = momentOf(view, fight, asked);
  const result = answer ? fight.afterUse(moment, answer.use, answer.choice) : fight.afterPass(moment);
  return result && { ...result, ...aboutOf(fight) };
}

/** The answer that the odds assume: null lets the window go by, undefined where the window is not thought through. */
export function assumedAnswer(
  view: ArmadaView,
  asked: AskedWindow,
): { readonly use: string; readonly choice: Plain } | null | undefined {
  const fight = fightOf(view);
  if (!fight || stepOfWindow(asked.window) === undefined) return undefined;
  return fight.choose(momentOf(view, fight, asked)).answer;
}

/** The colour of the die that the odds assume an obstructed attack goes without. */
export function assumedColour(view: ArmadaView): string | undefined {
  const fight = fightOf(view);
  return fight?.chooseColour(fight.momentAt(stepOfKind('removeDie'))).colour;
}

/** The way in which the odds assume that redirected damage is split. */
export function assumedSplit(view: ArmadaView, splits: readonly RedirectSplit[]): RedirectSplit | undefined {
  return fightOf(view)?.chooseSplit(splits);
}

/** The die that the odds assume is named to be rolled again; undefined names none. */
export function assumedReroll(view: ArmadaView, source: string, dice: readonly number[]): number | undefined {
  const { attack } = view;
  if (!attack) return undefined;
  const table = tableOfView(view);
  if (source !== 'concentrateFire') return diceToReroll(table, attack, dice)[0];
  return dieToReroll(table, attack);
}

const fights = new WeakMap<ArmadaView, Fight>();

function fightOf(view: ArmadaView): Fight | undefined {
  if (!view.attack) return undefined;
  let fight = fights.get(view);
  if (!fight) {
    fight = new Fight(view, view.attack);
    fights.set(view, fight);
  }
  return fight;
}

function aboutOf({ without, hull }: Fight): Pick<FightOdds, 'without' | 'hull'> {
  return { without: [...without], hull };
}

/** Where the attack stands: at the window that is open, or as far as its dice tell. */
function momentOf(view: ArmadaView, fight: Fight, asked?: AskedWindow): Moment {
  const step = asked && stepOfWindow(asked.window);
  if (!asked || step === undefined) return fight.momentAt(stepByDice(fight.start.attack));
  const opened = fight.momentAt(step);
  const side = view.seats.find(({ id }) => id === asked.seat)?.side;
  const moment = { ...opened, turn: side === undefined ? 0 : fight.turnOf(opened, side) };
  const offered = asked.abilities.map(({ key }) => key);
  return { ...moment, used: fight.keysUsable(moment).filter((key) => !offered.includes(key)) };
}

function stepByDice({ dice, gathered, spent, total }: Attack): number {
  if (total !== null) return stepOfKind('damage');
  if (spent.length > 0) return stepOfWindow('spendDefenseTokens')!;
  if (dice.length > 0) return stepOfWindow('attackEffects')!;
  const isGathered = gathered.red + gathered.blue + gathered.black > 0;
  return isGathered ? stepOfWindow('diceGathered')! : 0;
}
