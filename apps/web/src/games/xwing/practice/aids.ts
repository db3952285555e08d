import { movePose, overlaps, polygon, turnPose } from '@sortie/geometry';
import type { Decision, Plain } from '@sortie/kernel';
import type { Mark } from '@sortie/scene';
import { rangeBands } from '@sortie/scene';
import type { Maneuver } from '@sortie/xwing/catalogue';
import { type Foreseen, foreseeFlight } from '@sortie/xwing/practice';
import { baseOutline, obstacleOutline } from '@sortie/xwing/scene';
import { baseLength, dialNow, type ShipView, templateOf, type XwingView } from '@sortie/xwing/view';
import type { Foresight, Practice, Seen } from '../../../table/table-game.ts';
import { templateOutline } from '../motion/template-outline.ts';
import { namesFor } from '../names-for.ts';
import { isSame } from '../planning/dials.ts';
import { sayIn } from './text/words.ts';

/** xw.geometry.ruler */
const RANGES = [100, 200, 300] as const;

/** Where a maneuver leads, what it would hit, and how far a ship reaches. */
export const aids: Practice<XwingView> = {
  foresee(seen, decision, answer) {
    const { ship, maneuver } = maneuverOf(seen.table, decision, answer);
    const foreseen = ship && maneuver && foreseeFlight(seen.table, ship.id, maneuver);
    return foreseen ? foresightOf(seen, ship, maneuver, foreseen) : null;
  },
  reachOf({ table, language }, piece) {
    const ship = table.ships.find(({ id }) => id === piece);
    if (!ship?.pose || ship.gone !== null) return [];
    const label = (range: number) => sayIn(language)('range', { range });
    return rangeBands(baseOutline(ship, ship.pose), { id: 'reach', distances: RANGES, label });
  },
};

interface Asked {
  readonly ship?: ShipView | undefined;
  readonly maneuver?: Maneuver | undefined;
}

function maneuverOf(table: XwingView, { about }: Decision, answer: Plain): Asked {
  const { ship: id } = about as { readonly ship?: string };
  const { speed, bearing } = answer as { readonly speed?: number; readonly bearing?: string };
  if (id === undefined || speed === undefined || bearing === undefined) return {};
  return {
    ship: table.ships.find((each) => each.id === id),
    maneuver: dialNow(table, id).find((each) => isSame(each, { speed, bearing })),
  };
}

function foresightOf(
  seen: Seen<XwingView>,
  ship: ShipView,
  maneuver: Maneuver,
  foreseen: Foreseen,
): Foresight {
  const warnings = warningsOf(seen, ship, foreseen);
  const role = warnings.length > 0 ? 'foreseen-bad' : 'foreseen';
  const template = templateOf(maneuver);
  const { from, to } = foreseen;
  const start = maneuver.bearing.startsWith('reverse') ? turnPose(from, 180) : from;
  const laid: readonly Mark[] = template
    ? [
        {
          kind: 'area',
          id: 'foreseen template',
          role: 'foreseen-way',
          points: templateOutline(template, start, baseLength(ship)),
        },
      ]
    : [];
  const end: Mark = {
    kind: 'area',
    id: 'foreseen end',
    role,
    points: baseOutline(ship, to),
    above: true,
  };
  const front = movePose(to, baseLength(ship) / 2);
  const nose: Mark = { kind: 'line', id: 'foreseen nose', role, points: [to, front] };
  return { marks: [...laid, end, nose], warnings };
}

function warningsOf(seen: Seen<XwingView>, ship: ShipView, foreseen: Foreseen): readonly string[] {
  const say = sayIn(seen.language);
  const names = namesFor(seen);
  const { obstacles, overlapped, bombs, fled, to } = foreseen;
  const base = polygon(baseOutline(ship, to));
  const asteroids = obstacles.filter(({ kind }) => kind === 'asteroid');
  const isOnOne = asteroids.some(
    (each) => each.pose !== null && overlaps(base, polygon(obstacleOutline(each, each.pose))),
  );
  return [
    ...(fled ? [say('flees')] : []),
    ...(asteroids.length > 0 ? [say(isOnOne ? 'restsOnAsteroid' : 'overAsteroid')] : []),
    ...(obstacles.length > asteroids.length ? [say('overDebris')] : []),
    ...overlapped.map((id) => say('overlaps', { ship: names.ship(id) })),
    ...(bombs.length > 0 ? [say('overBomb')] : []),
  ];
}
