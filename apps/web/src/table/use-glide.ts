import type { Pose } from '@sortie/geometry';
import type { Piece } from '@sortie/scene';
import { useLayoutEffect, useRef } from 'react';
import { hasMotion } from '../app/settings.ts';
import { glideTime } from './glide-time.ts';
import { glidePoses, poseAlong } from './pose-along.ts';

const DURATION = 600;

/** Shows where a piece is, and glides to its next place; a new one takes over in the middle of the way. */
export function useGlide({ pose, path }: Pick<Piece, 'pose' | 'path'>, show: (pose: Pose) => void): void {
  const shown = useRef<Pose | null>(null);
  const latest = useRef({ path, show });
  latest.current = { path, show };
  const { x, y, heading } = pose;
  useLayoutEffect(() => {
    const to = { x, y, heading };
    const from = shown.current;
    const place = (at: Pose) => {
      shown.current = at;
      latest.current.show(at);
    };
    const isThere = from !== null && from.x === x && from.y === y && from.heading === heading;
    if (from === null || isThere || !hasMotion()) {
      place(to);
      return undefined;
    }
    const poses = glidePoses(from, to, latest.current.path);
    const lasts = glideTime.get() ?? DURATION;
    let start: number | undefined;
    let frame = requestAnimationFrame(function step(now) {
      start ??= now;
      const share = Math.min(1, (now - start) / lasts);
      place(share === 1 ? to : poseAlong(poses, share * share * (3 - 2 * share)));
      if (share < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [x, y, heading]);
}
