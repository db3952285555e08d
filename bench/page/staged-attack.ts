import type { Piece } from '@sortie/scene';
import type { DieFace } from '../../apps/web/src/table/die-face.ts';
import type { Act } from '../../apps/web/src/table/stage/act.ts';

const FACE = 'M12 3L15 9L21 12L15 15L12 21L9 15L3 12L9 9Z';

/** An attack from its declaration to the end of the defender, as a game stages one. */
export function attackActs(attacker: Piece, defender: Piece): readonly Act[] {
  const fight = { pieces: [attacker.id, defender.id] };
  const marks = [
    { kind: 'line', id: 'attack', role: 'attack', points: [attacker.pose, defender.pose] },
  ] as const;
  const frame = (key: string, lasts: number) =>
    ({
      key: `${attacker.id} ${key}`,
      words: `${attacker.name}: ${key}`,
      side: attacker.side,
      lasts,
    }) as const;
  const attack = { label: 'Attack', dice: diceOf('attack', 4) };
  const defense = { label: 'Defense', dice: diceOf('defense', 3) };
  const [thrown, lying] = [
    { changed: ['0', '1', '2', '3'], isThrown: true },
    { changed: [], isThrown: false },
  ];
  const heading = `${attacker.name} attacks ${defender.name}`;
  const { pose: at, reach } = defender;
  return [
    {
      ...frame('declares', 1100),
      kind: 'told',
      tone: 'usual',
      at: attacker.pose,
      reach,
      focus: fight,
      marks,
    },
    {
      ...frame('attacks', 1400),
      kind: 'dice',
      heading,
      pools: [{ ...attack, ...thrown }],
      focus: fight,
      marks,
    },
    {
      ...frame('is answered', 1400),
      kind: 'dice',
      heading,
      pools: [
        { ...attack, ...lying },
        { ...defense, ...thrown },
      ],
      focus: fight,
      marks,
    },
    {
      ...frame('hits', 1300),
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
      focus: { pieces: [defender.id] },
      marks,
    },
    {
      ...frame('destroys', 700),
      kind: 'destroyed',
      piece: defender.id,
      at,
      reach,
      focus: { pieces: [defender.id], points: [at] },
    },
  ];
}

function diceOf(tone: string, count: number): readonly DieFace[] {
  return Array.from({ length: count }, (_, die) => ({ key: String(die), icon: FACE, name: tone, tone }));
}
