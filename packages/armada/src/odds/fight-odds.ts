import type { Plain } from '@sortie/kernel';
import { dicePool } from '../catalogue/index.ts';
import type { Attack, MeasuredShot, RedirectSplit, UnitId } from '../model/index.ts';
import type { ArmadaView } from '../view/armada-view.ts';
import { EFFECTS, RESOLVE, stepOfKind, stepOfWindow, TOKENS } from './fight/attack-steps.ts';
import type { Scope } from './fight/board.ts';
import { Fight } from './fight/fight.ts';
import type { Moment } from './fight/moment.ts';
import { kindOf } from './fight/pool.ts';
import type { Result } from './fight/result.ts';

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
  return think(new Fights(view, declaredAttack(attacker, shot, source)), (fight) => ({
    ...fight.resultAt(fight.start),
    ...aboutOf(fight),
    dice: fight.diceDue(fight.start),
  }));
}

/**
 * What a shot that could be declared is worth to the attacker by its exact odds, in points of the score, with as many
 * cards as so much effort allows; undefined where it is not enough for any. `source` is the card that grants the attack.
 */
export function pointsOfShot(
  view: ArmadaView,
  attacker: string,
  shot: MeasuredShot,
  { source, mostEffort }: { readonly source: string | null; readonly mostEffort: number },
): number | undefined {
  const attack = declaredAttack(attacker, shot, source);
  for (const scope of SCOPES) {
    const fight = new Fight(view, attack, { scope, mostEffort });
    const points = fight.pointsAt(fight.start);
    if (!fight.isExhausted) return points;
  }
  return undefined;
}

/** The odds of the attack under way; undefined without one. */
export function oddsNow(view: ArmadaView, asked?: AskedWindow): FightOdds | undefined {
  return thinkOf(view, (fight) => ({
    ...fight.resultAt(momentOf(view, fight, asked)),
    ...aboutOf(fight),
  }));
}

/** The odds once the window is answered: a use in one way, or null to let it go by; undefined where nobody knows. */
export function oddsAfterAnswer(
  view: ArmadaView,
  asked: AskedWindow,
  answer: { readonly use: string; readonly choice: Plain } | null,
): FightOdds | undefined {
  if (stepOfWindow(asked.window) === undefined) return undefined;
  return thinkOf(view, (fight) => {
    const moment = momentOf(view, fight, asked);
    const result = answer ? fight.afterUse(moment, answer.use, answer.choice) : fight.afterPass(moment);
    return result && { ...result, ...aboutOf(fight) };
  });
}

/** The answer that the odds assume: null lets the window go by, undefined where the window is not thought through. */
export function assumedAnswer(
  view: ArmadaView,
  asked: AskedWindow,
): { readonly use: string; readonly choice: Plain } | null | undefined {
  if (stepOfWindow(asked.window) === undefined) return undefined;
  return thinkOf(view, (fight) => fight.choose(momentOf(view, fight, asked)))?.answer;
}

/** The colour of the die that the odds assume an obstructed attack goes without. */
export function assumedColour(view: ArmadaView): string | undefined {
  return thinkOf(view, (fight) => fight.chooseColour(fight.momentAt(stepOfKind('removeDie'))));
}

/** The way in which the odds assume that redirected damage is split. */
export function assumedSplit(view: ArmadaView, splits: readonly RedirectSplit[]): RedirectSplit | undefined {
  return thinkOf(view, (fight) => fight.chooseSplit(splits));
}

/** A die that may be named to be rolled again. */
export interface AskedReroll {
  /** The card or command that lets one reroll. */
  readonly source: string;
  /** Places of the dice that may be named. */
  readonly dice: readonly number[];
  /** Places of those that have been named. */
  readonly named: readonly number[];
  /** Keys of what the attacker has used in this attack's window, where that is known. */
  readonly used?: readonly string[];
}

/** The die that the odds assume is named to be rolled again; undefined names none more. */
export function assumedReroll(view: ArmadaView, asked: AskedReroll): number | undefined {
  const { attack } = view;
  if (!attack) return undefined;
  const { source, dice, named, used = [] } = asked;
  const most = source === 'concentrateFire' ? 'one' : 'any';
  const from = [...dice, ...named];
  const rerolled = thinkOf(view, (fight) => fight.chooseReroll(from, [...used, source], most))!;
  const isDue = (place: number) => {
    const kind = kindOf(attack.dice[place]!);
    return rerolled[kind]! > named.filter((each) => kindOf(attack.dice[each]!) === kind).length;
  };
  return dice.find(isDue);
}

/** One attack thought of with all cards, or with fewer. */
class Fights {
  private readonly made = new Map<Scope, Fight>();

  constructor(
    private readonly view: ArmadaView,
    private readonly attack: Attack,
  ) {}

  of(scope: Scope): Fight {
    let fight = this.made.get(scope);
    if (!fight) {
      const mostEffort = scope === 'noCards' ? Number.POSITIVE_INFINITY : MOST_EFFORT;
      fight = new Fight(this.view, this.attack, { scope, mostEffort });
      this.made.set(scope, fight);
    }
    return fight;
  }
}

/** So many pools are thought of before cards are left out. */
const MOST_EFFORT = 6000;

const SCOPES: readonly Scope[] = ['allCards', 'noEarlyCards', 'noCards'];

/** With as many cards as can be thought through in time; the others are named. */
function think<Found>(fights: Fights, find: (fight: Fight) => Found): Found {
  for (const scope of SCOPES) {
    const fight = fights.of(scope);
    if (fight.isExhausted) continue;
    const found = find(fight);
    if (!fight.isExhausted) return found;
  }
  throw new Error('an attack without cards is always thought through');
}

const underWay = new WeakMap<ArmadaView, Fights>();

function thinkOf<Found>(view: ArmadaView, find: (fight: Fight) => Found): Found | undefined {
  if (!view.attack) return undefined;
  let fights = underWay.get(view);
  if (!fights) {
    fights = new Fights(view, view.attack);
    underWay.set(view, fights);
  }
  return think(fights, find);
}

function aboutOf({ without, hull }: Fight): Pick<FightOdds, 'without' | 'hull'> {
  return { without: [...without], hull };
}

/** Where the attack stands: at the window that is open, or as far as its dice tell. */
function momentOf(view: ArmadaView, fight: Fight, asked?: AskedWindow): Moment {
  const step = asked && stepOfWindow(asked.window);
  if (!asked || step === undefined) return momentByDice(fight);
  const opened = fight.momentAt(step);
  const side = view.seats.find(({ id }) => id === asked.seat)?.side;
  const moment = { ...opened, turn: side === undefined ? 0 : fight.turnOf(opened, side) };
  const offered = asked.abilities.map(({ key }) => key);
  return { ...moment, used: fight.keysUsable(moment).filter((key) => !offered.includes(key)) };
}

/** Once the total is fixed nobody has a say any more. */
function momentByDice(fight: Fight): Moment {
  const { dice, gathered, spent, total } = fight.start.attack;
  if (total !== null) return { ...fight.momentAt(RESOLVE), turn: 2 };
  if (spent.length > 0) return fight.momentAt(TOKENS);
  if (dice.length > 0) return fight.momentAt(EFFECTS);
  const isGathered = gathered.red + gathered.blue + gathered.black > 0;
  return fight.momentAt(isGathered ? stepOfWindow('diceGathered')! : 0);
}
