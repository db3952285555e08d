import type {
  Command,
  DefenseToken,
  DicePool,
  DieColour,
  DieFace,
  HullZone,
  ObstacleId,
  ObstacleKind,
} from '../catalogue/index.ts';
import { dieColours, obstacle } from '../catalogue/index.ts';
import type { AttackRange, Phase, RolledDie, SetUpStep, SliderSide, Spending } from '../model/index.ts';
import type { Names } from './names.ts';
import { numeral } from './numeral.ts';
import type { PieceWords } from './piece-words.ts';

/** What effects cite where it is no card, and the abilities that every unit has by the rules. */
type Source =
  | 'attack'
  | 'collision'
  | 'obstruction'
  | 'flip'
  | 'convertDial'
  | 'critical'
  | 'defenseToken'
  | 'defenseTokens'
  | Exclude<ObstacleKind, ObstacleId>;

/** Fields of the answers that cards offer, as far as they are said. */
type Field =
  | 'speed'
  | 'yaw'
  | 'count'
  | 'points'
  | 'from'
  | 'to'
  | 'discard'
  | 'decline'
  | 'stay'
  | 'flip'
  | 'sufferDamage'
  | 'discardDial';

/** The program's words that reach a sentence and are no names. */
export type Word = Source | Field | Spending;

/** A language's words; a missing one does not compile. */
export interface Vocabulary {
  readonly words: Readonly<Record<Word, string>>;
  /** With their plurals: so many dice of the colour. */
  readonly dice: Readonly<Record<DieColour, readonly [one: string, more: string]>>;
  /** As a sentence goes on with them: "at close range". */
  readonly ranges: Readonly<Record<AttackRange, string>>;
  readonly sliders: Readonly<Record<SliderSide, string>>;
  readonly setUpSteps: Readonly<Record<SetUpStep, string>>;
  readonly noDice: string;
}

/** How a language says the things that its sentences are about. */
export interface Wording {
  /** A word of the program; what a player wrote or named comes through as it is. */
  word(word: string): string;
  command(command: Command): string;
  /** Several commands, in their order. */
  commands(commands: readonly Command[]): string;
  zone(zone: HullZone): string;
  token(token: DefenseToken): string;
  face(face: DieFace): string;
  colour(colour: DieColour): string;
  range(range: AttackRange): string;
  slider(side: SliderSide): string;
  phase(phase: Phase): string;
  setUpStep(step: SetUpStep): string;
  obstacle(id: ObstacleId): string;
  /** A card by its name, otherwise the plain word. */
  source(source: string, names: Names): string;
  /** Dice that are not rolled yet. */
  pool(pool: DicePool): string;
  /** Dice with their faces, those of a colour together. */
  rolled(dice: readonly RolledDie[]): string;
  /** A die of the running attack, by its place. */
  die(place: number, names: Names): string;
}

export function wordingOf(vocabulary: Vocabulary, pieces: PieceWords, dieWord: string): Wording {
  const { words, dice, ranges, sliders, setUpSteps, noDice } = vocabulary;
  const { commands, zones, phases, tokens, faces, colours, keywords } = pieces.names;
  const known: Readonly<Record<string, string>> = {
    ...words,
    ...keywords,
    ...faces,
    ...tokens,
    ...colours,
    ...zones,
    ...commands,
  };
  const word = (each: string) => (Object.hasOwn(known, each) ? known[each]! : each);
  const obstacleName = (id: ObstacleId) => pieces.obstacle[obstacle(id).kind](numeral(id));
  return {
    word,
    command: (command) => commands[command],
    commands: (several) => several.map((each) => commands[each]).join(', '),
    zone: (zone) => zones[zone],
    token: (token) => tokens[token],
    face: (face) => faces[face],
    colour: (colour) => colours[colour],
    range: (range) => ranges[range],
    slider: (side) => sliders[side],
    phase: (phase) => phases[phase],
    setUpStep: (step) => setUpSteps[step],
    obstacle: obstacleName,
    source: (source, names) =>
      names.card(source) ?? (isObstacle(source) ? obstacleName(source) : word(ruleIn(source))),
    pool: (pool) => dieColours.flatMap((each) => someDice(pool[each], dice[each])).join(', ') || noDice,
    rolled: (rolled) => {
      const groups = dieColours.flatMap((colour) => {
        const shown = rolled.filter((each) => each.colour === colour);
        return shown.length === 0
          ? []
          : [`${colours[colour]} ${shown.map(({ face }) => faces[face]).join(', ')}`];
      });
      return groups.join('; ') || noDice;
    },
    die: (place, { table }) => {
      const die = table.attack?.dice[place];
      return die
        ? `${dieWord} ${place + 1} (${colours[die.colour]}, ${faces[die.face]})`
        : `${dieWord} ${place + 1}`;
    },
  };
}

function someDice(count: number, [one, more]: readonly [string, string]): readonly string[] {
  return count === 0 ? [] : [`${count} ${count === 1 ? one : more}`];
}

function isObstacle(id: string): id is ObstacleId {
  return /^(?:asteroid|debris)-\d$|^station$/.test(id);
}

/** What every unit has by the rules is cited under the unit's own key: `s1.swarm`. */
function ruleIn(source: string): string {
  return source.split('#')[0]!.split('.').at(-1)!;
}
