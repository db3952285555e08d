import type { ActionIcon, Bearing, Difficulty } from '../catalogue/index.ts';
import type {
  ArcFacing,
  AttackFace,
  BoostDirection,
  DecloakDirection,
  DefenseFace,
  Edge,
  ObstacleKind,
  Phase,
  RollDirection,
  SetUpStep,
  Token,
} from '../model/index.ts';
import type { Names } from './names.ts';

/** What effects cite where it is no card. */
type Source = 'tractor' | 'attack' | 'damageDeck' | 'flip' | 'shuttle' | ObstacleKind;

/** Fields of the answers that cards offer. */
type Field =
  | 'drag'
  | 'choice'
  | 'ship'
  | 'target'
  | 'card'
  | 'bomb'
  | 'depth'
  | 'decline'
  | 'how'
  | 'from'
  | 'suffer'
  | 'remove'
  | 'discard'
  | 'stay'
  | 'devoted'
  | 'for'
  | 'removeLockOf'
  | 'removeLockOn'
  | 'ships'
  | 'scan';

/** The program's words that reach a sentence. */
export type Word =
  | Bearing
  | Difficulty
  | ActionIcon
  | 'protect'
  | 'decloak'
  | Token
  | AttackFace
  | DefenseFace
  | ArcFacing
  | 'fore'
  | 'aft'
  | BoostDirection
  | RollDirection
  | DecloakDirection
  | Edge
  | Source
  | Field;

/** A language's words; a missing one does not compile. */
export interface Vocabulary {
  readonly words: Readonly<Record<Word, string>>;
  readonly phases: Readonly<Record<Phase, string>>;
  readonly setUpSteps: Readonly<Record<SetUpStep, string>>;
  readonly aCard: string;
  readonly noDice: string;
}

export interface ManeuverSaid {
  readonly speed: number;
  readonly bearing: string;
  readonly difficulty?: string;
}

/** How a language says the things that its sentences are about. */
export interface Wording {
  /** What a player wrote or named comes through as it is. */
  word(word: string): string;
  phase(phase: Phase): string;
  setUpStep(step: SetUpStep): string;
  maneuver(maneuver: ManeuverSaid): string;
  /** `bankLeft 3` as an event says it. */
  flown(how: string): string;
  /** A card by its name, otherwise the plain word. */
  source(source: string, names: Names): string;
  /** An action by its icon, or by the card that brings it. */
  action(action: string, names: Names): string;
  dice(faces: readonly string[]): string;
}

export function wordingOf({ words, phases, setUpSteps, aCard, noDice }: Vocabulary): Wording {
  const word = (each: string) => (Object.hasOwn(words, each) ? words[each as Word] : each);
  const maneuver = ({ speed, bearing, difficulty }: ManeuverSaid) => {
    const what = bearing === 'stationary' ? word(bearing) : `${word(bearing)} ${speed}`;
    return difficulty ? `${what}, ${word(difficulty)}` : what;
  };
  return {
    word,
    phase: (phase) => phases[phase],
    setUpStep: (step) => setUpSteps[step],
    maneuver,
    flown: (how) => {
      const [bearing = '', speed = ''] = how.split(' ');
      return maneuver({ speed: Number(speed), bearing });
    },
    source: (source, names) => names.card(source) ?? word(source),
    action: (action, names) =>
      action.startsWith('card ') ? (names.card(action.slice(5)) ?? aCard) : word(action),
    dice: (faces) => (faces.length === 0 ? noDice : faces.map(word).join(', ')),
  };
}
