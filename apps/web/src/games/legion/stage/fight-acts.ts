import { unitCard } from '@sortie/legion/catalogue';
import { dieFaceIcons } from '@sortie/legion/icons';
import { texts } from '@sortie/legion/text';
import type { DieFace } from '../../../table/die-face.ts';
import type { Act, ActDice } from '../../../table/stage/act.ts';
import { pieceOfMiniature, unitOf } from '../units.ts';
import type { StagedPool } from './stage-table.ts';
import { type EventOf, fightOf, frameOf, placeOf, reachOf, type Telling, wordsOf } from './telling.ts';

/** Who attacks whom, with the line between the leaders. */
export function begunActs(telling: Telling, event: EventOf<'poolBegun'>): readonly Act[] {
  const fight = fightOf(telling);
  const unit = event.attacker ?? event.defender;
  const at = placeOf(telling, unit);
  if (!fight) return [];
  return [
    {
      ...frameOf(telling, unit, { words: wordsOf(telling), lasts: 1100, focus: fight.focus }),
      kind: 'told',
      tone: 'usual',
      sound: 'shot',
      marks: fight.marks,
      ...(at ? { at, reach: reachOf(telling.seen, unit) } : {}),
    },
  ];
}

type StagedDice = StagedPool['attack'];

/** Dice of any colours for the stage, each with its place as its key. */
export function facesOf(dice: StagedDice, { seen }: Pick<Telling, 'seen'>): readonly DieFace[] {
  const { colours, faces } = texts(seen.language).pieceWords.names;
  return dice.map(({ colour, face, cancelled, timesRerolled }, place) => ({
    key: String(place),
    icon: dieFaceIcons[face],
    name: `${place + 1}: ${faces[face]} (${colours[colour]})`,
    tone: colour,
    cancelled,
    rerolled: timesRerolled > 0,
  }));
}

/** Places at which dice are other than before. */
function changedIn(before: StagedDice, after: StagedDice): readonly string[] {
  return after.flatMap((die, place) => (before[place] === die ? [] : [String(place)]));
}

/** The dice of the pool as they lie after the deed. */
export function diceActs(telling: Telling, isThrown: boolean): readonly Act[] {
  const { before, after, names, say } = telling;
  const { pool } = after;
  const fight = fightOf(telling);
  if (!pool || !fight || pool.attack.length + pool.defense.length === 0) return [];
  const unit = pool.attacker ?? pool.defender;
  const was = before.pool ?? { attack: [], defense: [] };
  const pile = (label: string, one: StagedDice, other: StagedDice): readonly ActDice[] =>
    other.length === 0
      ? []
      : [{ label, dice: facesOf(other, telling), changed: changedIn(one, other), isThrown }];
  return [
    {
      ...frameOf(telling, unit, {
        words: wordsOf(telling),
        lasts: isThrown ? 1400 : 1000,
        focus: fight.focus,
      }),
      kind: 'dice',
      heading: say('attacks', {
        attacker: pool.attacker ? names.unit(pool.attacker) : say('theBlast'),
        defender: names.unit(pool.defender),
      }),
      pools: [
        ...pile(say('attackDice'), was.attack, pool.attack),
        ...pile(say('defenseDice'), was.defense, pool.defense),
      ],
      marks: fight.marks,
      ...(isThrown ? { sound: 'dice' as const } : {}),
    },
  ];
}

/** Dice thrown outside an attack: for a rally, a clamber, a vehicle. */
export function rolledActs(
  telling: Telling,
  unit: string,
  dice: readonly { readonly colour: 'red' | 'black' | 'white'; readonly face: StagedDice[number]['face'] }[],
): readonly Act[] {
  const words = wordsOf(telling);
  if (words === '' || dice.length === 0) return [];
  const thrown = dice.map((die) => ({ ...die, timesRerolled: 0, cancelled: false }));
  return [
    {
      ...frameOf(telling, unit, { words, lasts: 1400 }),
      kind: 'dice',
      heading: telling.names.unit(unit),
      pools: [
        {
          label: telling.say('defenseDice'),
          dice: facesOf(thrown, telling),
          changed: thrown.map((_, place) => String(place)),
          isThrown: true,
        },
      ],
      sound: 'dice',
    },
  ];
}

/** Wounds of one unit, taken together. */
export function woundActs(telling: Telling, unit: string): readonly Act[] {
  const at = placeOf(telling, unit);
  const found = unitOf(telling.seen.table, unit);
  if (!at || !found) return [];
  const count = telling.deed.length;
  const label = telling.say('lostWounds', { count });
  const all = found.miniatures.length * unitCard(found.card).wounds;
  const left = ({ wounds }: Telling['before']) =>
    Math.max(0, all - found.miniatures.reduce((sum, { id }) => sum + (wounds.get(id) ?? 0), 0));
  const fight = fightOf(telling);
  return [
    {
      ...frameOf(telling, unit, {
        words:
          count === 1
            ? wordsOf(telling)
            : telling.say('suffers', { unit: telling.names.unit(unit), what: label }),
        lasts: 1200,
      }),
      kind: 'loss',
      sound: 'hull',
      at,
      losses: [{ tone: 'hull', count, label }],
      bars: [
        {
          label: telling.say('wounds'),
          tone: 'hull',
          all,
          before: left(telling.before),
          after: left(telling.after),
        },
      ],
      ...(fight ? { marks: fight.marks } : {}),
    },
  ];
}

/** A miniature falls. */
export function fallenActs(telling: Telling, event: EventOf<'miniatureDefeated'>): readonly Act[] {
  const unit = unitOf(telling.seen.table, event.unit);
  const piece = unit ? pieceOfMiniature(unit, event.miniature) : event.miniature;
  const at = telling.before.stands.get(piece);
  if (!at) return [];
  return [
    {
      ...frameOf(telling, event.unit, {
        words: wordsOf(telling),
        lasts: 900,
        focus: { pieces: [event.unit], points: [at] },
      }),
      kind: 'destroyed',
      sound: 'blast',
      piece,
      at,
      reach: reachOf(telling.seen, event.unit),
    },
  ];
}
