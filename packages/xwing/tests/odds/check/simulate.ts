import type { Plain, RandomState, Request, SeatId } from '@sortie/kernel';
import { copy, Engine, innermost, seededRandom, shuffled } from '@sortie/kernel';
import type { Attack, DamageInPlay, Ship, XwingEvent, XwingState } from '@sortie/xwing/model';
import {
  type AskedWindow,
  assumedAnswer,
  type MeasuredShot,
  oddsOfShot,
  type ShotOdds,
} from '@sortie/xwing/odds';
import { xwing } from '@sortie/xwing/rules';
import type { XwingView } from '@sortie/xwing/view';
import { type Scenario, tableOf } from './scenario.ts';

/** What so many attacks of the engine came to. */
export interface Simulated {
  readonly attacks: number;
  readonly hits: number;
  readonly destroyed: number;
  readonly damage: number;
  readonly damageSquared: number;
}

type Fields = { readonly [key: string]: Plain };

interface Declared {
  /** The table before the declaration, and the answer that declares the attack. */
  readonly state: XwingState;
  readonly answer: Plain;
  readonly shot: MeasuredShot;
  readonly source: string | null;
}

/** The odds that a player sees beside the shot. */
export function oddsOf(scenario: Scenario): ShotOdds {
  const { state, shot, source } = declare(scenario);
  return oddsOfShot(viewOf(state, 'p1'), 'attacker', shot, source);
}

/** Plays the attack of the scenario so many times on the engine, both sides as the odds assume. */
export function simulate(scenario: Scenario, attacks: number, seed: string): Simulated {
  const state = begin(declare(scenario));
  const policy = new Map<string, string>();
  const sum = { attacks, hits: 0, destroyed: 0, damage: 0, damageSquared: 0 };
  let random = seededRandom(seed);
  for (let each = 0; each < attacks; each++) {
    const { events, to } = play(state, random, policy);
    random = to;
    const damage = damageIn(events);
    sum.damage += damage;
    sum.damageSquared += damage * damage;
    if (events.some((event) => event.kind === 'resultsCompared' && event.outcome === 'hit')) sum.hits += 1;
    if (events.some(isDestroyed)) sum.destroyed += 1;
  }
  return sum;
}

function declare(scenario: Scenario): Declared {
  const table = tableOf(scenario);
  const about = table.question.about as unknown as {
    readonly shots: readonly MeasuredShot[];
    readonly source: string | null;
  };
  const key = keyOfWeapon(table.ship('attacker'), scenario.weapon);
  const isMeant = (each: { readonly weapon?: unknown; readonly target?: unknown }) =>
    each.weapon === key && each.target === 'defender';
  const shot = about.shots.find(isMeant);
  const offer = table.answersOffered.find((each) => isMeant(each as Fields));
  if (!shot || offer === undefined) throw new Error(`no shot with ${key}`);
  const spend = (offer as Fields).spend as MeasuredShot['spend'];
  const state: XwingState = copy(table.state);
  const engine = { ...state.engine, script: { dice: {}, cards: {} } };
  return {
    state: { ...state, engine } as XwingState,
    answer: offer,
    shot: spend ? { ...shot, spend } : shot,
    source: about.source,
  };
}

function keyOfWeapon({ upgrades }: Ship, name: string | undefined): string {
  return upgrades.find(({ card }) => name && card.endsWith(`:${name}`))?.key ?? 'primary';
}

function viewOf(state: XwingState, seat: string): XwingView {
  return xwing.view(state, seat as SeatId) as unknown as XwingView;
}

/** One attack with dice and cards of its own, to the moment after it. */
function play(
  from: XwingState,
  random: RandomState,
  policy: Map<string, string>,
): { readonly events: readonly XwingEvent[]; readonly to: RandomState } {
  const events: XwingEvent[] = [];
  const state: Writable<XwingState> = copy(from);
  const luck = shuffleUnseen(state, random);
  state.engine = { ...state.engine, random: luck };
  const engine = new Engine(xwing, state as XwingState, {
    kernel: (event) => {
      if (event.kind === 'stepReached' && event.step !== null && OVER.has(event.step)) throw STOPPED;
    },
    game: (event) => events.push(event),
  });
  untilStopped(() => {
    engine.advance();
    for (let asked = engine.openRequests()[0]; asked; asked = engine.openRequests()[0]) {
      engine.answer(0, answerTo(asked, state, policy));
    }
  });
  return { events, to: state.engine.random };
}

type Writable<State> = { -readonly [Part in keyof State]: State[Part] };

/** Nobody knows the facedown cards: they are as likely any of those that were not seen as the next of the deck. */
function shuffleUnseen(state: Writable<XwingState>, random: RandomState): RandomState {
  const [deck] = state.decks;
  if (!deck || state.decks.length > 1) throw new Error('the check plays with one deck');
  const isHidden = ({ card, faceup }: DamageInPlay) => card !== null && !faceup;
  const hidden = state.ships.flatMap(({ damage }) => damage.filter(isHidden).map(({ card }) => card!));
  const { cards, to } = shuffled(random, [...deck.draw, ...hidden]);
  const draw = cards.slice(0, deck.draw.length);
  const dealt = cards.slice(deck.draw.length);
  state.decks = [{ ...deck, draw }];
  state.ships = state.ships.map((ship) => ({
    ...ship,
    damage: ship.damage.map((each) => (isHidden(each) ? { ...each, card: dealt.shift()! } : each)),
  }));
  return to;
}

/** The dice have done what they do; steps at which nobody has anything to say are passed by. */
const OVER: ReadonlySet<string> = new Set(['again', 'afterAttack', 'furtherAttack']);

/** Thrown where the engine need not go on. */
const STOPPED = new Error('far enough');

function untilStopped(act: () => void): void {
  try {
    act();
  } catch (error) {
    if (error !== STOPPED) throw error;
  }
}

/** The table at the moment when the attack begins, its cost paid: measuring again for every attack would take long. */
function begin({ state, answer }: Declared): XwingState {
  const engine = new Engine(xwing, state, {
    kernel: (event) => {
      if (event.kind === 'flowStarted' && event.flow === 'attack') throw STOPPED;
    },
    game: () => undefined,
  });
  untilStopped(() => engine.answer(0, answer));
  return copy(state);
}

/** Dice that show the same are alike, so what was thought of once holds wherever they lie. */
function answerTo(request: Request, state: XwingState, policy: Map<string, string>): Plain {
  if (request.kind !== 'useAbility') return think(request, state);
  const attack = innermost<Attack>(state, 'attack')!;
  const key = keyOf(request, state, attack);
  let way = policy.get(key);
  if (way === undefined) {
    way = wayOf(think(request, state), request, attack);
    policy.set(key, way);
  }
  return offersOf(request).find((offer) => wayOf(offer, request, attack) === way)!;
}

/** An answer with the faces of its dice in place of where they lie. */
function wayOf(answer: Plain, { about }: Request, { attackDice, defenseDice }: Attack): string {
  const { use, choice } = answer as Fields;
  if (use === undefined) return JSON.stringify(answer);
  const { window } = about as Fields;
  const pool: readonly AnyDie[] = window === 'modifyDefenseDice' ? defenseDice : attackDice;
  const kindsOf = (dice: readonly Plain[]) => dice.map((die) => kindOf(pool[die as number]!)).sort();
  const dice = Array.isArray(choice) ? choice : [choice];
  const areDice = dice.every((each) => typeof each === 'number');
  return JSON.stringify([use, areDice ? kindsOf(dice) : (choice ?? null)]);
}

type AnyDie = Attack['attackDice'][number] | Attack['defenseDice'][number];

function kindOf(die: AnyDie): string {
  const isFixed = 'fixed' in die && die.fixed === true;
  return `${die.face}${die.timesRerolled}${die.cancelled}${die.added}${isFixed}${die.final === true}`;
}

/** All that may change during the attack and matters to it. */
function keyOf({ seat, about }: Request, { ships }: XwingState, { attackDice, defenseDice }: Attack): string {
  const { window, abilities } = about as unknown as Omit<AskedWindow, 'seat'>;
  const held = ships.map(({ tokens: { focus, evade, stress }, lock, lasting }) =>
    [focus, evade, stress, lock?.target, lock?.second, lasting.length].join(),
  );
  const dice = [attackDice, defenseDice].map((pool) => pool.map(kindOf).sort().join());
  return [seat, window, ...abilities.map(({ key }) => key), ...dice, ...held].join(' ');
}

function offersOf({ answers }: Request): readonly Plain[] {
  return answers.kind === 'offers' ? answers.offers : [];
}

function think(request: Request, state: XwingState): Plain {
  const offers = offersOf(request);
  if (request.kind === 'useAbility') {
    const about = request.about as unknown as Omit<AskedWindow, 'seat'>;
    const assumed = assumedAnswer(viewOf(state, request.seat), { ...about, seat: request.seat });
    if (assumed === null) return { pass: true };
    return assumed ?? offers[0]!;
  }
  const attack = innermost<Attack>(state, 'attack');
  const spares = state.ships.some(({ id, seat }) => id === attack?.defender && seat === request.seat);
  const sign = spares && request.kind === 'chooseForCard' ? -1 : 1;
  return [...offers].sort((one, other) => sign * (rankOf(other) - rankOf(one)))[0]!;
}

/** Criticals are cancelled first where that may be; of Damage cards the worst for the other side is chosen. */
function rankOf(answer: Plain): number {
  const words = JSON.stringify(answer);
  if (/"crit"|directhit/.test(words)) return 2;
  return /explosion/.test(words) ? 1 : 0;
}

/** What the attack itself did to the defender: shields and cards, without what Damage cards added. */
function damageIn(events: readonly XwingEvent[]): number {
  let damage = 0;
  for (const event of events) {
    // What comes in place of a destruction is no damage of the attack. xw.later.destruction.averted
    if (event.kind === 'marked' && event.scope === 'game') break;
    if ((event.kind === 'shieldLost' || event.kind === 'damageDealt') && event.ship === 'defender')
      damage += 1;
    if (event.kind === 'rolledFor' && /explosion/.test(event.source) && event.faces[0] === 'hit') damage -= 1;
  }
  return damage;
}

function isDestroyed(event: XwingEvent): boolean {
  return (event.kind === 'shipLost' || event.kind === 'shipDoomed') && event.ship === 'defender';
}
