import type {
  ArmadaEffect,
  ArmadaEvent,
  ArmadaState,
  Attack,
  MeasuredShot,
  RedirectSplit,
} from '@sortie/armada/model';
import {
  type AskedWindow,
  assumedAnswer,
  assumedColour,
  assumedReroll,
  assumedSplit,
  oddsOfShot,
  type ShotOdds,
} from '@sortie/armada/odds';
import { armada } from '@sortie/armada/rules';
import type { ArmadaView } from '@sortie/armada/view';
import type { Plain, RandomState, Request, SeatId } from '@sortie/kernel';
import { copy, Engine, innermost, seededRandom, shuffled } from '@sortie/kernel';
import type { Scenario } from './scenarios.ts';

/** What one attack of the engine came to. */
export interface Played {
  /** Points of damage that the defender suffered, and damage cards that it was dealt. */
  readonly points: number;
  readonly cards: number;
  readonly isDestroyed: boolean;
}

type Fields = { readonly [key: string]: Plain };

interface Declared {
  /** The table before the declaration, and the answer that declares the attack. */
  readonly state: ArmadaState;
  readonly answer: Plain;
  readonly shot: MeasuredShot;
}

function viewOf(state: ArmadaState, seat: string): ArmadaView {
  return armada.view(state, seat as SeatId) as unknown as ArmadaView;
}

function declare({ table: setUp, zone = 'front', defendingZone = 'front', before }: Scenario): Declared {
  const table = setUp();
  const isSquadron = table.state.squadrons.some(({ id }) => id === 'attacker');
  before?.(table);
  if (isSquadron && !before) table.until('chooseDeed', 'attacker').answers({ deed: 'attack' });
  table.until('declareTarget', 'attacker');
  const { shots } = table.question.about as unknown as { readonly shots: readonly MeasuredShot[] };
  const shot = shots.find(
    (each) => each.target === 'defender' && each.zone === zone && each.defendingZone === defendingZone,
  );
  const answer = table.answersOffered.find((offer) => {
    const { target, zone: from = null, defendingZone: to = null } = offer as Fields;
    return target === 'defender' && from === zone && to === defendingZone;
  });
  if (!shot || answer === undefined) throw new Error('the defender cannot be attacked');
  const state: ArmadaState = copy(table.state);
  const engine = { ...state.engine, script: { dice: {}, cards: {} } };
  return { state: { ...state, engine } as ArmadaState, answer, shot };
}

/** The odds that a player sees beside the shot. */
export function oddsOf(scenario: Scenario): ShotOdds {
  const { state, shot } = declare(scenario);
  return oddsOfShot(viewOf(state, 'p1'), 'attacker', shot);
}

/** Plays the attack of the scenario so many times on the engine, both sides as the odds assume. */
export function simulate(
  scenario: Scenario,
  attacks: number,
  seed: string,
  take: (played: Played) => void,
): void {
  const declared = declare(scenario);
  const policy = new Map<string, string>();
  let random = seededRandom(seed);
  for (let each = 0; each < attacks; each++) {
    const { played, to } = play(declared, random, policy);
    random = to;
    take(played);
  }
}

/** One attack with dice and cards of its own, to the moment when its damage is done. */
function play(
  { state: from, answer }: Declared,
  random: RandomState,
  policy: Map<string, string>,
): { readonly played: Played; readonly to: RandomState } {
  const played = { points: 0, cards: 0, isDestroyed: false };
  const state = copy(from) as { -readonly [Part in keyof ArmadaState]: ArmadaState[Part] };
  const { cards, to } = shuffled(random, state.deck.draw);
  state.deck = { ...state.deck, draw: cards };
  state.engine = { ...state.engine, random: to };
  const engine = new Engine(armada, state as ArmadaState, {
    kernel: () => undefined,
    game: (event: ArmadaEvent) => {
      if (event.kind === 'damageSuffered' && event.unit === 'defender') played.points += 1;
      if (event.kind === 'damageDealt' && event.ship === 'defender') played.cards += 1;
      if (event.kind === 'unitDestroyed' && event.unit === 'defender') played.isDestroyed = true;
    },
  });
  engine.answer(0, answer);
  for (let asked = nextIn(engine, state); asked; asked = nextIn(engine, state)) {
    engine.answer(0, answerTo(asked, state, policy));
  }
  return { played, to: state.engine.random };
}

/** The next question of the attack; none once its damage is done. */
function nextIn(
  engine: Engine<ArmadaState, ArmadaEffect, ArmadaEvent>,
  state: ArmadaState,
): Request | undefined {
  const [asked] = engine.openRequests();
  if (!asked || !innermost<Attack>(state, 'attack')) return undefined;
  const { window } = (asked.about ?? {}) as Fields;
  return window === 'afterAttack' ? undefined : asked;
}

/** The windows that decide what the dice come to; texts of damage cards have their own. */
function isThoughtThrough(window: string): boolean {
  return ['diceGathered', 'diceRolled', 'attackEffects', 'spendDefenseTokens', 'resolveDamage'].includes(
    window,
  );
}

/** Dice that show the same are alike, so what was thought of once holds wherever they lie. */
function answerTo(request: Request, state: ArmadaState, policy: Map<string, string>): Plain {
  const { window } = (request.about ?? {}) as Fields;
  if (request.kind !== 'useAbility' || !isThoughtThrough(window as string)) return think(request, state);
  const attack = innermost<Attack>(state, 'attack')!;
  const key = keyOf(request, state, attack);
  let way = policy.get(key);
  if (way === undefined) {
    way = wayOf(think(request, state), attack);
    policy.set(key, way);
  }
  return offersOf(request).find((offer) => wayOf(offer, attack) === way)!;
}

function kindOf({ colour, face, cancelled }: Attack['dice'][number]): string {
  return `${colour} ${face} ${cancelled}`;
}

/** An answer with the faces of its dice in place of where they lie. */
function wayOf(answer: Plain, { dice }: Attack): string {
  const named = (place: number) => kindOf(dice[place]!);
  const { choice } = (answer ?? {}) as Fields;
  if (typeof choice === 'number' || Array.isArray(choice)) {
    const places = [choice].flat() as readonly number[];
    return JSON.stringify({ ...(answer as Fields), choice: places.map(named).sort() });
  }
  return JSON.stringify(answer, (key, value: unknown) =>
    ['die', 'spent', 'changed'].includes(key) ? named(value as number) : value,
  );
}

/** All that may change during the attack and matters to it. */
function keyOf({ seat, about }: Request, { ships, squadrons }: ArmadaState, attack: Attack): string {
  const { dice, line: _, ...rest } = attack;
  const held = ships.map(({ shields, commandTokens, revealedDial, upgrades, defenseTokens }) => [
    shields,
    commandTokens,
    revealedDial,
    upgrades.map(({ exhausted }) => exhausted),
    defenseTokens,
  ]);
  const tokens = squadrons.map(({ defenseTokens }) => defenseTokens);
  return JSON.stringify([seat, about, dice.map(kindOf).sort(), rest, held, tokens]);
}

function offersOf({ answers }: Request): readonly Plain[] {
  return answers.kind === 'offers' ? answers.offers : [];
}

/** What has been used in the window of the attack that is open. */
function usedIn({ engine }: ArmadaState): readonly string[] {
  const frame = engine.stack.findLast(({ flow }) => flow === 'attack');
  return frame?.window?.used ?? [];
}

function think(request: Request, state: ArmadaState): Plain {
  const offers = offersOf(request);
  const view = viewOf(state, request.seat);
  switch (request.kind) {
    case 'useAbility': {
      const about = request.about as unknown as Omit<AskedWindow, 'seat'>;
      const assumed = assumedAnswer(view, { ...about, seat: request.seat });
      return assumed === null ? { pass: true } : (assumed ?? offers[0]!);
    }
    case 'removeDie':
      return { colour: assumedColour(view)! };
    case 'rerollDie': {
      const { source } = request.about as { readonly source: string };
      const dice = offers.flatMap((offer) =>
        (offer as Fields).die === undefined ? [] : [(offer as Fields).die],
      ) as readonly number[];
      const named = innermost<{ readonly named?: readonly number[] }>(state, 'chooseRerolls')?.named ?? [];
      const die = assumedReroll(view, { source, dice, named, used: usedIn(state) });
      return die === undefined ? { decline: true } : { die };
    }
    case 'redirectDamage':
      return assumedSplit(view, offers as unknown as readonly RedirectSplit[]) as unknown as Plain;
    default:
      // Of the cards that somebody looks at, the one that deals another.
      return offers.find((offer) => JSON.stringify(offer).includes('structural-damage')) ?? offers[0]!;
  }
}
