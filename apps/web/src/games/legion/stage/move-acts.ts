import { pose } from '@sortie/geometry';
import type { Stand } from '@sortie/legion/model';
import type { Act } from '../../../table/stage/act.ts';
import { pieceOfMiniature, unitOf } from '../units.ts';
import { frameOf, placeOf, reachOf, type Telling, wordsOf } from './telling.ts';

interface Gone {
  readonly piece: string;
  readonly to: ReturnType<typeof pose>;
}

function gone(piece: string, { x, y, heading }: Stand): Gone {
  return { piece, to: pose(x, y, heading) };
}

/** A unit goes where it was moved or placed, all of its miniatures at once. */
export function moveActs(telling: Telling, id: string): readonly Act[] {
  const { deed, before, seen } = telling;
  const unit = unitOf(seen.table, id);
  if (!unit) return [];
  const moved = deed.flatMap((event): readonly Gone[] => {
    switch (event.kind) {
      case 'leaderMoved':
        return [gone(id, event.to)];
      case 'miniaturesPlaced':
        return event.placements.map(({ miniature, stand }) => gone(pieceOfMiniature(unit, miniature), stand));
      case 'unitTurned':
        return turned(telling, id, event.heading);
      default:
        return [];
    }
  });
  // Whoever was nowhere before is there at once.
  const seenToMove = moved.filter(({ piece }) => before.stands.has(piece));
  const [first, ...others] = seenToMove;
  if (!first) return [];
  const from = placeOf({ ...telling, after: before }, id);
  const words = wordsOf(telling);
  return [
    {
      ...frameOf(telling, id, {
        words,
        lasts: words === '' ? 600 : 1100,
        focus: { pieces: seenToMove.map(({ piece }) => piece), points: [...(from ? [from] : []), first.to] },
      }),
      kind: 'move',
      sound: 'move',
      ...first,
      others,
    },
  ];
}

function turned({ before, seen }: Telling, id: string, heading: number): readonly Gone[] {
  const unit = unitOf(seen.table, id);
  return (unit?.miniatures ?? []).flatMap((miniature) => {
    const piece = pieceOfMiniature(unit!, miniature.id);
    const stand = before.stands.get(piece);
    return stand ? [gone(piece, { ...stand, heading })] : [];
  });
}

/** Only what is said, beside the unit that it is about. */
export function toldActs(
  telling: Telling,
  unit: string,
  { lasts, isWarning = false }: { readonly lasts: number; readonly isWarning?: boolean },
): readonly Act[] {
  const words = wordsOf(telling);
  const at = placeOf(telling, unit);
  if (words === '') return [];
  return [
    {
      ...frameOf(telling, unit, { words, lasts }),
      kind: 'told',
      tone: isWarning ? 'warn' : 'usual',
      ...(at ? { at, reach: reachOf(telling.seen, unit) } : {}),
    },
  ];
}
