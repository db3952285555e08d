/** Where the view looks from: an eye that turns, or a camera that goes round the battlefield. */
export interface Looking {
  /** Degrees clockwise from the far edge. */
  readonly turn: number;
  /** Degrees above the horizon. */
  readonly pitch: number;
  /** 1 is as near as it begins. */
  readonly distance: number;
}

export type Step = 'left' | 'right' | 'up' | 'down' | 'nearer' | 'farther';

/** Degrees of one press. */
const TURN = 10;
const NEARER = 0.85;

const LIMITS = { pitch: [-60, 85], distance: [0.3, 1.6] } as const;

function within(value: number, [least, most]: readonly [number, number]): number {
  return Math.min(most, Math.max(least, value));
}

export function turned({ turn, pitch, distance }: Looking, by: number, up: number): Looking {
  return { turn: (turn + by + 360) % 360, pitch: within(pitch + up, LIMITS.pitch), distance };
}

export function stepped(looking: Looking, step: Step): Looking {
  switch (step) {
    case 'left':
      return turned(looking, -TURN, 0);
    case 'right':
      return turned(looking, TURN, 0);
    case 'up':
      return turned(looking, 0, TURN);
    case 'down':
      return turned(looking, 0, -TURN);
    case 'nearer':
      return { ...looking, distance: within(looking.distance * NEARER, LIMITS.distance) };
    case 'farther':
      return { ...looking, distance: within(looking.distance / NEARER, LIMITS.distance) };
  }
}

export const stepOfKey: Readonly<Record<string, Step>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  '+': 'nearer',
  '=': 'nearer',
  '-': 'farther',
};
