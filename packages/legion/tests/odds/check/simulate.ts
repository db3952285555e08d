import type { Plain, RandomState, Request, SeatId } from '@sortie/kernel';
import { copy, Engine, innermost, seededRandom } from '@sortie/kernel';
import type {
  AttackPool,
  LegionEffect,
  LegionEvent,
  LegionState,
  PoolAnswer,
  WeaponChoice,
} from '@sortie/legion/model';
import { assumedUse, oddsOfShot, type ShotOdds } from '@sortie/legion/odds';
import { legion } from '@sortie/legion/rules';
import type { LegionView } from '@sortie/legion/view';
import type { Scenario } from './scenarios.ts';

/** What one attack of the engine came to. */
export interface Played {
  readonly wounds: number;
  /** Nobody of the defender is left whom the attacker saw. */
  readonly areDefeated: boolean;
}

interface Declared {
  /** The table before the pool is formed, and the answer that forms it. */
  readonly state: LegionState;
  readonly answer: Plain;
  readonly weapons: readonly WeaponChoice[];
}

function viewOf(state: LegionState, seat: string): LegionView {
  return legion.view(state, seat as SeatId) as unknown as LegionView;
}

function declare({ table: setUp, weapons }: Scenario): Declared {
  const table = setUp().activate('attacker').until('chooseAction', 'attacker').acts('attack');
  const formed = table.answersOffered
    .map((answer) => answer as unknown as PoolAnswer)
    .flatMap((answer) => ('decline' in answer || answer.defender !== 'defender' ? [] : [answer]))
    .find(
      (answer) =>
        weapons === undefined || answer.weapons.map(({ weapon }) => weapon).join() === weapons.join(),
    );
  if (!formed) throw new Error(`no such pool: ${JSON.stringify(table.answersOffered)}`);
  const state: LegionState = copy(table.state);
  const engine = { ...state.engine, script: { dice: {}, cards: {} } };
  return {
    state: { ...state, engine } as LegionState,
    answer: formed as unknown as Plain,
    weapons: formed.weapons,
  };
}

/** The odds that a player sees while the pool is formed. */
export function oddsOf(scenario: Scenario): ShotOdds {
  const { state, weapons } = declare(scenario);
  const odds = oddsOfShot(viewOf(state, 'p1'), { attacker: 'attacker', defender: 'defender', weapons });
  if (!odds) throw new Error('the attack has no odds');
  return odds;
}

/** Plays the attack of the scenario so many times on the engine, both sides as the odds assume. */
export function simulate(
  scenario: Scenario,
  attacks: number,
  seed: string,
  take: (played: Played) => void,
): void {
  const declared = declare(scenario);
  const { health } = oddsOf(scenario);
  let random = seededRandom(seed);
  for (let each = 0; each < attacks; each++) {
    const { wounds, to } = play(declared, random);
    random = to;
    take({ wounds, areDefeated: wounds >= health });
  }
}

/** One attack with dice of its own, to the moment when its wounds are suffered. */
function play(
  { state: from, answer }: Declared,
  random: RandomState,
): { readonly wounds: number; readonly to: RandomState } {
  let wounds = 0;
  const state = copy(from) as { -readonly [Part in keyof LegionState]: LegionState[Part] };
  state.engine = { ...state.engine, random };
  const engine = new Engine(legion, state as LegionState, {
    kernel: () => undefined,
    game: (event: LegionEvent) => {
      const isOfAttack = event.kind === 'woundAssigned' && event.source === 'attack';
      if (isOfAttack && event.unit === 'defender') wounds += 1;
    },
  });
  engine.answer(0, answer);
  for (let asked = nextIn(engine, state); asked; asked = nextIn(engine, state)) {
    engine.answer(0, answerTo(asked, state));
  }
  return { wounds, to: state.engine.random };
}

/** The next question of the pool; none once its wounds are suffered. */
function nextIn(
  engine: Engine<LegionState, LegionEffect, LegionEvent>,
  state: LegionState,
): Request | undefined {
  const [asked] = engine.openRequests();
  if (!asked) return undefined;
  if (asked.kind === 'formPool') return asked;
  const { window } = (asked.about ?? {}) as { readonly window?: string };
  return innermost<AttackPool>(state, 'attackPool') && window !== 'poolResolved' ? asked : undefined;
}

function offersOf({ answers }: Request): readonly Plain[] {
  if (answers.kind === 'offers') return answers.offers;
  if (answers.kind === 'picks') return [];
  const [first] = answers.suggest();
  return first === undefined ? [] : [first];
}

/** No other pool is formed, no card is used that the odds do not count, and wounds go to whoever is named first. */
function answerTo(request: Request, state: LegionState): Plain {
  if (request.kind === 'formPool') return { decline: true };
  const offers = offersOf(request);
  if (request.kind !== 'useAbility') return offers[0]!;
  return assumedUse(viewOf(state, request.seat), offers) ?? { pass: true };
}
