import type { Millimetres, Point, Polygon } from '@sortie/geometry';
import { toolMeasure } from '../catalogue/index.ts';
import type { Place } from '../model/index.ts';
import type { Surroundings } from './advance.ts';
import { type Figure, radiusOf } from './figures.ts';
import type { Traveller } from './passage.ts';

/** A climb or clamber of the leader: the piece, and the level that it came from. */
export interface Climbed {
  readonly terrain: string;
  readonly from: Millimetres;
}

/** What a miniature of a unit has to keep to when it is placed in cohesion with its leader. */
export interface Cohesion {
  readonly leader: Place;
  /** A miniature of the unit; all stand on bases of one size. */
  readonly who: Traveller;
  /** Everything but the miniatures that are placed and their leader. */
  readonly around: Surroundings;
  /** After a move at unreduced speed nobody is set down in difficult terrain. lg.terrain.difficult.enter */
  readonly keepsOffDifficult?: boolean;
  /** The leader has just climbed or clambered. */
  readonly climbed?: Climbed;
  /** Each has to touch one of these. lg.melee.start.2-own-minis */
  readonly touching?: readonly Figure[];
  /** Each base lies wholly inside one of these and off its border. lg.setup.deploy.bases-fully-inside */
  readonly zones?: readonly Polygon[];
}

/** The gap between bases that a straight speed-1 tool spans. lg.cohesion.max-distance */
const GAP: Millimetres = toolMeasure.value.length[1];

/** How far the middle of a miniature may be from its leader's. */
export function cohesionRadius({ who }: Cohesion): Millimetres {
  return GAP + 2 * radiusOf(who.base);
}

/** A formation is completed and then checked: what is near is looked for once. */
const narrow = new WeakMap<Cohesion, Cohesion>();

/** The same with those alone around whom a miniature in cohesion could meet. */
export function narrowed(cohesion: Cohesion): Cohesion {
  const known = narrow.get(cohesion);
  if (known !== undefined) return known;
  const found = narrowAround(cohesion);
  narrow.set(cohesion, found);
  narrow.set(found, found);
  return found;
}

function narrowAround(cohesion: Cohesion): Cohesion {
  const { leader, who, around } = cohesion;
  const reach = cohesionRadius(cohesion) + radiusOf(who.base) + 1;
  const isNear = ({ x, y }: Point, radius: Millimetres) => {
    const [dx, dy] = [x - leader.x, y - leader.y];
    return dx * dx + dy * dy <= (reach + radius) * (reach + radius);
  };
  const near = (figures: readonly Figure[]) =>
    figures.filter(({ stand, base }) => isNear(stand, radiusOf(base)));
  return {
    ...cohesion,
    around: {
      relief: around.relief,
      figures: near(around.figures),
      untouchable: near(around.untouchable),
      tokens: around.tokens.filter(({ centre, radius }) => isNear(centre, radius)),
      walls: near(around.walls),
    },
  };
}
