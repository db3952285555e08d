import { type Point, pose } from '@sortie/geometry';
import { circle, type Piece, type Shape } from '@sortie/scene';
import { type SquadronType, squadronCard } from '../catalogue/index.ts';
import { markIcons } from '../icons/mark-icons.ts';
import { hullIcon } from '../icons/number-icons.ts';
import { SQUADRON_RADIUS } from '../measuring/index.ts';
import type { ArmadaView, SquadronView } from '../view/armada-view.ts';
import type { SceneWords } from './scene-words.ts';
import { briefName, shortName } from './ship-piece.ts';
import { defenseMarks, singleMark } from './ship-tokens.ts';
import { squadronSilhouettes } from './silhouettes/squadron-silhouettes.ts';

const shapes = new Map<SquadronType, readonly Shape[]>();

/** A squadron from above, nose ahead. */
export function squadronShapes(type: SquadronType): readonly Shape[] {
  const known = shapes.get(type);
  if (known) return known;
  const { outline, details } = squadronSilhouettes[type];
  const drawn: readonly Shape[] = [
    { role: 'base', points: circle(SQUADRON_RADIUS), isFlat: true },
    { role: 'hull', points: outline },
    ...details.map((detail) => ({ role: detail.role, points: detail.outline })),
  ];
  shapes.set(type, drawn);
  return drawn;
}

/** A squadron at a place: its own, or one where it is held in the hand. Squadrons of the second side look down the table. */
export function squadronPiece(
  squadron: SquadronView,
  at: Point,
  table: ArmadaView,
  { names, words }: SceneWords,
): Piece {
  const { type, hull: most } = squadronCard(squadron.card);
  const title = names.unit(squadron.id);
  const isEngaged = squadron.engagedWith.length > 0;
  const tokens = [
    singleMark(
      hullIcon(squadron.hull),
      squadron.hull < most ? 'warn' : 'neutral',
      words.hull(squadron.hull, most),
    ),
    ...defenseMarks(squadron.defenseTokens, words),
    ...(isEngaged ? [singleMark(markIcons.engaged, 'bad', words.engaged)] : []),
  ];
  const parts = [
    words.squadron({ unit: title, owner: names.seat(squadron.seat) }),
    ...tokens.map(({ name }) => name),
    ...(squadron.activated ? [words.activated.squadron] : []),
  ];
  return {
    id: squadron.id,
    kind: 'squadron',
    side: squadron.side,
    pose: pose(at.x, at.y, table.edges[squadron.side] === 'north' ? 180 : 0),
    shapes: squadronShapes(type),
    reach: SQUADRON_RADIUS,
    name: parts.join(', '),
    title,
    longCaption: title,
    caption: briefName(title),
    shortCaption: shortName(title),
    tokens,
    state: stateOf(squadron, table),
  };
}

function stateOf(
  { id, activated }: SquadronView,
  { activeUnit, phase }: ArmadaView,
): NonNullable<Piece['state']> {
  if (activeUnit === id) return 'active';
  return activated && (phase === 'ship' || phase === 'squadron') ? 'done' : 'usual';
}
