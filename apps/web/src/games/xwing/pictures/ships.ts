import type { ShipPosition } from '@sortie/xwing/setup';

type Rest = Partial<Omit<ShipPosition, 'id' | 'at' | 'pilot'>>;

const shipOf =
  (pilot: string, side: 0 | 1) =>
  (id: string, at: readonly [number, number, number], rest: Rest = {}): ShipPosition => ({
    id,
    pilot,
    side,
    at,
    // Nothing is shown beside a ship but what the picture is about.
    shields: 0,
    ...(rest.dial || rest.activated !== undefined ? {} : { activated: true }),
    ...rest,
  });

/** Ids are told apart from picture to picture: the table remembers where a piece stood. */
export const xwingAt = shipOf('rebel:xwing:rookiepilot', 0);
export const shuttleAt = shipOf('rebel:senatorsshuttle:senator', 0);
export const awingAt = shipOf('rebel:awing:prototypepilot', 0);
export const freighterAt = shipOf('rebel:yt1300:outerrimsmuggler', 0);
export const tieAt = shipOf('imperial:tiefighter:academypilot', 1);
export const phantomAt = shipOf('imperial:tiephantom:sigmasquadronpilot', 1);
export const bomberAt = shipOf('imperial:tiebomber:scimitarsquadronpilot', 1);
