import type { Mark, Piece } from '@sortie/scene';
import type { DieFace } from '../../apps/web/src/table/die-face.ts';
import type { Act, ActDice } from '../../apps/web/src/table/stage/act.ts';

const FACE = 'M12 3L15 9L21 12L15 15L12 21L9 15L3 12L9 9Z';

/** An attack from its declaration to the end of the defender, as a game stages one. */
export function attackActs(attacker: Piece, defender: Piece): readonly Act[] {
  const focus = { pieces: [attacker.id, defender.id] };
  const { pose: at, reach } = attacker;
  const marks: readonly Mark[] = [
    { kind: 'line', id: 'attack', role: 'attack', points: [attacker.pose, defender.pose] },
  ];
  const heading = `${attacker.name} attacks ${defender.name}`;
  const [attack, defense] = [poolOf('attack', 4), poolOf('defense', 3)];
  const lying = { ...attack, changed: [], isThrown: false };
  return [
    { ...frameOf(attacker, 'declares', 1100), kind: 'told', tone: 'usual', at, reach, focus, marks },
    { ...frameOf(attacker, 'rolls', 1400), kind: 'dice', heading, pools: [attack], focus, marks },
    { ...frameOf(defender, 'rolls', 1400), kind: 'dice', heading, pools: [lying, defense], focus, marks },
    ...endOf(defender, marks),
  ];
}

/** What the defender loses, and that it is gone. */
function endOf(defender: Piece, marks: readonly Mark[]): readonly Act[] {
  const { id, pose: at, reach } = defender;
  const focus = { pieces: [id], points: [at] };
  return [
    {
      ...frameOf(defender, 'is hit', 1300),
      kind: 'loss',
      at,
      losses: [
        { label: '1 shield', tone: 'shield', count: 1 },
        { label: '2 hull', tone: 'hull', count: 2 },
      ],
      bars: [
        { label: 'Shields', tone: 'shield', all: 2, before: 1, after: 0 },
        { label: 'Hull', tone: 'hull', all: 4, before: 2, after: 0 },
      ],
      focus,
      marks,
    },
    { ...frameOf(defender, 'is gone', 700), kind: 'destroyed', piece: id, at, reach, focus },
  ];
}

function frameOf({ id, name, side }: Piece, deed: string, lasts: number) {
  return { key: `${id} ${deed}`, words: `${name} ${deed}`, side, lasts };
}

/** So many dice, all of them thrown. */
function poolOf(tone: string, count: number): ActDice {
  const dice = Array.from(
    { length: count },
    (_, die): DieFace => ({ key: String(die), icon: FACE, name: tone, tone }),
  );
  return { label: tone, dice, changed: dice.map(({ key }) => key), isThrown: true };
}
