import { disc, isInsideBy, overlaps, type Point } from '@sortie/geometry';
import {
  type Cohesion,
  completeFormation,
  type Figure,
  formationFault,
  type PlacedMiniature,
  type Relief,
  radiusOf,
} from '@sortie/legion/measuring';
import { stream } from '@sortie/testkit';
import { expect, test } from 'vitest';
import { figureOfScene, reliefOfScene } from './scenes.ts';
import { traveller } from './travellers.ts';

const UNITS = Math.min(20_000, Number(process.env.PAIRS ?? 60));

interface Trial {
  readonly cohesion: Cohesion;
  readonly others: readonly Figure[];
  readonly wishes: readonly { readonly id: string; readonly at: Point }[];
}

function trialOf(next: () => number): Trial {
  const relief = reliefOfScene(next);
  const { stand } = figureOfScene(next, 'leader', relief, 'stormtroopers');
  const about = { x: stand.x, y: stand.y, size: 300 };
  const others = Array.from({ length: 6 }, (_, index) =>
    figureOfScene(next, `o${index}`, relief, 'stormtroopers', about),
  );
  const apart = others.filter((other) => Math.hypot(other.stand.x - stand.x, other.stand.y - stand.y) > 27.1);
  const back = 6.28 * next();
  const wishes = Array.from({ length: 8 }, (_, index) => ({
    id: `m${index}`,
    at: {
      x: stand.x - 60 * Math.cos(back) + (index % 3) * 30 - 30,
      y: stand.y - 60 * Math.sin(back) + Math.floor(index / 3) * 30 - 30,
    },
  }));
  const around = { relief, figures: apart, untouchable: [], tokens: [], walls: [] };
  return { cohesion: { leader: stand, who: traveller(), around }, others: apart, wishes };
}

/** Solid terrain in which a base would stand, taken from the outlines alone. */
function isInSolid({ features }: Relief, { x, y }: Point, level: number, radius: number): boolean {
  return features.some(({ blocks, rating, outline, piece }) => {
    const base = disc({ x, y }, radius);
    if (piece.group === 'area')
      return rating.movement.trooper === 'impassable' && level === 0 && overlaps(base, outline);
    return blocks.some(({ shape, top }) => top > level && overlaps(base, shape));
  });
}

function faultIn({ cohesion, others }: Trial, placed: readonly PlacedMiniature[]): string | undefined {
  const { leader, around, who } = cohesion;
  const radius = radiusOf(who.base);
  const { width, depth } = around.relief.area;
  const bases = [leader, ...others.map(({ stand }) => stand)];
  for (const { id, place } of placed) {
    const { x, y, level } = place;
    if (Math.hypot(x - leader.x, y - leader.y) > 102.011) return `${id} is too far`;
    if (x < 13.48 || y < 13.48 || x > width - 13.48 || y > depth - 13.48) return `${id} is off the table`;
    if (isInSolid(around.relief, place, level, radius)) return `${id} is in something solid`;
    const surfaces = around.relief.features.flatMap(({ blocks }) =>
      blocks.filter(({ holds, shape }) => holds && isInsideBy(place, shape, 0)),
    );
    if (level > 0 && !surfaces.some(({ top }) => top === level)) return `${id} hangs in the air`;
    for (const other of bases) {
      if (Math.abs(other.level - level) < 41.9 && Math.hypot(other.x - x, other.y - y) < 26.98)
        return `${id} is on a base`;
    }
    bases.push({ ...place });
  }
  return undefined;
}

test('a unit of nine among terrain and others is completed to a formation that holds', {
  timeout: 120_000 + 20 * UNITS,
}, () => {
  const next = stream(29);
  const faults: string[] = [];
  for (let index = 0; index < UNITS; index++) {
    const trial = trialOf(next);
    const placed = completeFormation(trial.cohesion, trial.wishes);
    const fault =
      placed === undefined
        ? 'no formation'
        : (faultIn(trial, placed) ?? formationFault(trial.cohesion, placed));
    if (fault !== undefined)
      faults.push(`${index}: ${JSON.stringify(fault)} ${JSON.stringify(trial.cohesion.leader)}`);
  }
  expect(faults).toEqual([]);
});
