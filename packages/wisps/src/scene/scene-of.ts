import { pose } from '@sortie/geometry';
import { circle, type Mark, type Piece, type Scene } from '@sortie/scene';
import type { Wisp } from '../model/model.ts';
import type { WispWords } from '../text/index.ts';
import type { WispView } from '../view/wisp-view.ts';
import { AREA, onTable, STEP } from './on-table.ts';

const RADIUS = 22;
/** Steps within which a wisp may flash. wi.flash.targets */
const FLASH_REACH = 4;

/** The wisps on the marsh as circles. */
export function sceneOf(
  { wisps, seats }: WispView,
  words: WispWords,
  people: Readonly<Record<string, string>> = {},
): Scene {
  const pieceOf = (wisp: Wisp): Piece => {
    const { x, y } = onTable(wisp.at);
    const title = words.wisp(wisp.id, people);
    return {
      id: wisp.id,
      kind: 'wisp',
      side: seats.find(({ id }) => id === wisp.seat)?.side ?? null,
      pose: pose(x, y, 0),
      shapes: [{ role: 'base', points: circle(RADIUS), isFlat: true }],
      reach: RADIUS,
      name: words.piece(title, wisp),
      title,
      caption: String(wisp.light),
      state: wisp.drifted ? 'done' : 'usual',
    };
  };
  return { area: AREA, pieces: wisps.map(pieceOf), marks: [] };
}

/** Everything that a wisp may flash at from where it is. */
export function flashReach({ wisps }: WispView, piece: string): readonly Mark[] {
  const wisp = wisps.find(({ id }) => id === piece);
  if (!wisp) return [];
  return [
    {
      kind: 'area',
      id: `reach ${wisp.id}`,
      role: 'reach',
      points: circle(FLASH_REACH * STEP, onTable(wisp.at)),
    },
  ];
}
