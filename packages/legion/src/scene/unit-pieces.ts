import { pose } from '@sortie/geometry';
import type { Piece } from '@sortie/scene';
import { unitCard } from '../catalogue/index.ts';
import { radiusOf } from '../measuring/index.ts';
import type { Miniature, Stand } from '../model/index.ts';
import type { LegionView, UnitView } from '../view/legion-view.ts';
import { miniatureShapes } from './miniature-shapes.ts';
import type { SceneWords } from './scene-words.ts';
import { unitTokens, woundMarks } from './unit-tokens.ts';

/** The miniatures of a unit, its leader last. The leader's piece has the unit's id and bears what lies beside the unit. */
export function unitPieces(unit: UnitView, table: LegionView, words: SceneWords): readonly Piece[] {
  const standing = unit.miniatures.flatMap((miniature) =>
    miniature.stand === null ? [] : [{ miniature, stand: miniature.stand }],
  );
  const pieces = standing
    .filter(({ miniature }) => miniature.id !== unit.leader)
    .map(({ miniature, stand }) => followerPiece(unit, miniature, stand, words));
  const leader = standing.find(({ miniature }) => miniature.id === unit.leader);
  return leader ? [...pieces, leaderPiece(unit, leader.stand, table, words)] : pieces;
}

/** The leader at a place: its own, or one where it is held in the hand. */
export function leaderPiece(unit: UnitView, stand: Stand, table: LegionView, words: SceneWords): Piece {
  const title = words.names.unit(unit.id);
  const leader = unit.miniatures.find(({ id }) => id === unit.leader);
  const tokens = [...unitTokens(unit, table, words), ...woundMarks(leader?.wounds ?? 0, words.words)];
  const left = unit.miniatures.filter(({ defeatedIn }) => defeatedIn === null).length;
  return {
    ...figurePiece(unit, leader, stand, true),
    id: unit.id,
    kind: 'unit',
    name: [
      words.words.unit({ unit: title, owner: words.names.seat(unit.seat) }),
      ...(left > 1 ? [words.words.miniatures(left)] : []),
      ...tokens.map(({ name }) => name),
      ...levelText(stand, words),
    ].join(', '),
    title,
    longCaption: title,
    caption: briefName(title),
    shortCaption: shortName(title),
    tokens,
    state: stateOf(unit, table),
  };
}

/** Another miniature of a unit, at a place. What the unit does is shown by its leader alone. */
export function followerPiece(
  unit: UnitView,
  miniature: Miniature,
  stand: Stand,
  { names, words }: SceneWords,
): Piece {
  const title = `${names.unit(unit.id)}: ${names.miniature(miniature.id)}`;
  const wounds = miniature.wounds > 0 ? [words.wounds(miniature.wounds)] : [];
  return {
    ...figurePiece(unit, miniature, stand, false),
    id: miniature.id,
    kind: 'miniature',
    name: [title, ...wounds, ...levelText(stand, { names, words })].join(', '),
    title,
    glyph: unit.side === 0 ? 'o' : 'x',
    tokens: woundMarks(miniature.wounds, words),
  };
}

function figurePiece(unit: UnitView, miniature: Miniature | undefined, stand: Stand, isLeader: boolean) {
  const added = unit.upgrades.find(({ key }) => key === miniature?.from)?.card ?? null;
  return {
    side: unit.side,
    pose: pose(stand.x, stand.y, stand.heading),
    shapes: miniatureShapes(unit.card, added, isLeader),
    reach: radiusOf(unitCard(unit.card).base),
  };
}

/** How high it stands, where it is not the table. */
function levelText({ level }: Stand, { words }: SceneWords): readonly string[] {
  return level > 0 ? [words.height(Math.round(level))] : [];
}

function stateOf(
  { id, activated }: UnitView,
  { activeUnit, phase }: LegionView,
): NonNullable<Piece['state']> {
  if (activeUnit === id) return 'active';
  return activated && phase === 'activation' ? 'done' : 'usual';
}

/** The faction, which the colour tells already. */
const FACTION = /^(?:Rebel|Imperial) (?=\S{5})/;

/** The name without what tells nobody apart. */
export function briefName(title: string): string {
  return title.replace(FACTION, '');
}

/** The first word of the name, and the number that tells copies apart. */
export function shortName(title: string): string {
  const [first = title] = briefName(title).split(' ');
  const numeral = /\s(\d+)$/.exec(title)?.[1];
  return numeral === undefined ? first : `${first} ${numeral}`;
}
