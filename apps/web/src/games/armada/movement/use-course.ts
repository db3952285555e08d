import type { Course } from '@sortie/armada/measuring';
import type { CourseRegion } from '@sortie/armada/model';
import { type ForeseenCourse, foreseeCourse } from '@sortie/armada/practice';
import type { ArmadaView, ShipView } from '@sortie/armada/view';
import type { Pose } from '@sortie/geometry';
import type { Plain } from '@sortie/kernel';
import { useEffect, useMemo, useState } from 'react';
import type { Layer } from '../../../table/layer.ts';
import { useLayer } from '../../../table/layers.tsx';
import type { AskProps } from '../../../table/table-game.ts';
import { useAnswer } from '../../../table/use-answer.ts';
import { useSpot } from '../../../table/use-spot.ts';
import { sceneWords } from '../scene.ts';
import {
  CLICK,
  clicksOf,
  mostClicks,
  previewMarks,
  toolOf,
  toolStart,
  withFreeSide,
} from './course-preview.ts';
import { pieceAt } from './ship-at.ts';

export interface HeldCourse {
  readonly course: Course;
  readonly preview: ForeseenCourse;
  /** The most clicks of each joint to either side. */
  readonly most: readonly number[];
  readonly bend: (clicks: readonly number[]) => void;
  readonly lay: (side: Course['side']) => void;
  readonly commit: () => void;
}

/** The tool in the hand: how it is bent, where it leads, and whether the referee takes it. */
export function useCourse(props: AskProps<ArmadaView>, ship: ShipView, region: CourseRegion) {
  const { seen, decision, referee } = props;
  const { busy, send } = useAnswer(referee, decision);
  const { spot, check } = useSpot(referee, decision);
  const [course, setCourse] = useState<Course>(() => firstCourse(props));
  const { from, yaw, extraYaw } = region;
  const key = JSON.stringify(course);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every way to bend it is asked about once.
  useEffect(() => check(course as unknown as Plain), [key]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured anew when the tool or the table changes.
  const preview = useMemo(
    () => foreseeCourse(seen.table, ship.id, course) ?? stayingAt(from),
    [key, seen.version, ship.id],
  );
  const most = mostClicks(course.clicks, yaw, extraYaw);
  const commit = () => {
    if (spot.standing !== 'illegal') send(course as unknown as Plain);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: drawn anew when the course or its standing changes.
  const layer = useMemo(
    (): Layer => ({
      marks: previewMarks(ship, from, course, preview),
      ghost: {
        piece: { ...pieceAt(ship, preview.end, seen.table, sceneWords(seen)), id: `${ship.id} moved` },
        standing: spot.standing,
        freedom: { kind: 'none' },
        onMove: () => undefined,
        onPut: commit,
        tool: {
          shape: toolOf(course),
          start: toolStart(ship, from, course),
          click: CLICK,
          most: most.map((clicks) => clicks * CLICK),
          onBend: (bends, letGo) =>
            setCourse((before) => {
              const bent = { ...before, clicks: clicksOf(bends) };
              // The tool stays where it is while a hand pulls it.
              return letGo ? withFreeSide(ship, from, bent) : bent;
            }),
        },
      },
    }),
    [key, spot.standing, busy, seen.version, seen.language],
  );
  useLayer(layer);
  const held: HeldCourse = {
    course,
    preview,
    most,
    bend: (clicks) => setCourse(withFreeSide(ship, from, { ...course, clicks })),
    lay: (side) => setCourse({ ...course, side }),
    commit,
  };
  return { held, spot, busy };
}

/** A ship that cannot move. */
function stayingAt(pose: Pose): ForeseenCourse {
  return { end: pose, meant: pose, reached: 0, ships: [], squadrons: [], obstacles: [], leaves: false };
}

/** Straight ahead, where that is suggested first. */
function firstCourse({ decision: { answers } }: AskProps<ArmadaView>): Course {
  const [first] = answers.kind === 'region' ? answers.suggestions : [];
  return (first ?? { clicks: [], side: 'left' }) as unknown as Course;
}
