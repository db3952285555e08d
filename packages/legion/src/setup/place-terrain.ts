import { pose } from '@sortie/geometry';
import type { Plain, Refusal, Side } from '@sortie/kernel';
import { endFlow, goTo, note, otherSide, refused, region } from '@sortie/kernel';
import type { TerrainPieceId } from '../catalogue/index.ts';
import type {
  LegionQuestion,
  LegionState,
  OrdersOf,
  PlacingTerrain,
  SetUpQuestions,
  ZoneRegion,
} from '../model/index.ts';
import { speakerOf } from '../rules/in-play.ts';
import { asks, flow, step } from '../rules/words.ts';
import { chooserOf, isChooserOpen } from './choose-colour.ts';
import { nearestTerrainPlace, terrainPlaces, whyNotThere } from './terrain-places.ts';

type TerrainAnswer = SetUpQuestions['placeTerrain']['answer'];

const RULE = 'lg.setup.competitive-terrain.order';

/** So many places are worked out for each kind of piece. */
const MOST = 3;

/** The cheaper army first, then in turn. lg.setup.competitive-terrain.order */
function sideToPlace(state: LegionState, { turn }: PlacingTerrain): Side {
  return turn ?? chooserOf(state);
}

function readAnswer(answer: Plain, left: readonly TerrainPieceId[]): TerrainAnswer | Refusal {
  const { piece, x, y, rotation = 0 } = (answer ?? {}) as { readonly [field: string]: unknown };
  const found = left.find((each) => each === piece);
  if (found === undefined) return refused(RULE, { field: 'piece' });
  if (typeof x !== 'number' || typeof y !== 'number' || typeof rotation !== 'number') {
    return refused('table.malformed-answer', { field: 'x, y, rotation' });
  }
  return [x, y, rotation].every((each) => Math.abs(each) < 10_000)
    ? { piece: found, x, y, rotation }
    : refused('table.malformed-answer', { field: 'x, y, rotation' });
}

function refuse({ battlefield }: LegionState, left: readonly TerrainPieceId[], answer: Plain) {
  const read = readAnswer(answer, left);
  if ('rule' in read) return read;
  const rule = whyNotThere(battlefield, read.piece, pose(read.x, read.y, read.rotation));
  return rule === undefined ? undefined : refused(rule, { piece: read.piece });
}

function* suggest({ battlefield }: LegionState, left: readonly TerrainPieceId[]): Generator<TerrainAnswer> {
  const begin = battlefield.terrain.length * 29;
  for (const [index, piece] of [...new Set(left)].entries()) {
    let count = 0;
    for (const { x, y, heading } of terrainPlaces(battlefield, piece, begin + index * 7)) {
      yield { piece, x, y, rotation: heading };
      count++;
      if (count === MOST) break;
    }
  }
}

function complete(state: LegionState, left: readonly TerrainPieceId[], rough: Plain) {
  const read = readAnswer(rough, left);
  if ('rule' in read) return read;
  const { piece, x, y, rotation } = read;
  const at = nearestTerrainPlace(state.battlefield, piece, { x, y, turned: rotation });
  if (!at) return refused('lg.setup.competitive-terrain.spacing-fallback', { piece });
  return { piece, x: at.x, y: at.y, rotation: at.heading };
}

function placeRequest(state: LegionState, at: PlacingTerrain): LegionQuestion<'placeTerrain'> | undefined {
  const { left } = at;
  if (state.options.terrain !== 'players' || suggest(state, left).next().done) return undefined;
  const { width, depth } = state.battlefield;
  const corners = [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: depth },
    { x: 0, y: depth },
  ];
  return {
    seat: speakerOf(state, sideToPlace(state, at)),
    rule: RULE,
    about: { pieces: left },
    answers: region<TerrainAnswer, ZoneRegion>({
      region: { kind: 'zones', zones: [corners] },
      refuse: (answer) => refuse(state, left, answer),
      suggest: () => suggest(state, left),
      complete: (rough) => complete(state, left, rough),
    }),
  };
}

function without(left: readonly TerrainPieceId[], piece: TerrainPieceId): readonly TerrainPieceId[] {
  const place = left.indexOf(piece);
  return left.filter((_, index) => index !== place);
}

/**
 * Players lay out the battlefield in turn, or chance does; a battlefield that was agreed on lies there already.
 * lg.setup.place-terrain-agreement, lg.setup.competitive-terrain.then-step-4
 */
export const placeTerrain = flow('placeTerrain', [
  step('select', ({ options: { terrain } }) =>
    terrain === 'players' || terrain === 'chance' ? [{ kind: 'selectTerrain' }] : [endFlow],
  ),
  // lg.setup.competitive-terrain.order
  step('draw', (state) =>
    state.options.terrain === 'players' && isChooserOpen(state) ? [{ kind: 'drawColourChooser' }] : [],
  ),
  asks('place', {
    question: 'placeTerrain',
    request: placeRequest,
    take: (state, at, { piece, x, y, rotation }): OrdersOf<'placeTerrain'> => {
      const side = sideToPlace(state, at);
      const id = `t${state.battlefield.terrain.length + 1}`;
      return [
        { kind: 'placeTerrain', terrain: { id, piece, pose: pose(x, y, rotation) }, side },
        note({ turn: otherSide(side), left: without(at.left, piece) }),
        goTo('place'),
      ];
    },
  }),
  step('scatter', ({ options }, { left }): OrdersOf<'placeTerrain'> => {
    const [piece, _twin, ...others] = left;
    if (options.terrain !== 'chance' || piece === undefined) return [];
    return [{ kind: 'scatterTerrain', piece }, note({ left: others }), goTo('scatter')];
  }),
]);
