import type { EventSentences } from '../event-sentences.ts';
import { list } from './list.ts';
import { words } from './words.ts';

export type MovementEventKind =
  | 'becameActive'
  | 'activationBegun'
  | 'shipActivated'
  | 'sliderSet'
  | 'speedChanged'
  | 'yawRaised'
  | 'shipMoved'
  | 'squadronsLifted'
  | 'squadronMoved'
  | 'obstacleOverlapped'
  | 'obstacleIgnored';

/** Activations and moves. */
export const movementEvents: EventSentences<MovementEventKind> = {
  becameActive: () => undefined,
  activationBegun: () => undefined,
  shipActivated: () => undefined,
  sliderSet: ({ squadron, to }, names) =>
    `the activation slider of ${names.unit(squadron)} is pushed to ${words.slider(to)}`,
  speedChanged: ({ ship, from, to }, names) => `${names.unit(ship)} changes its speed from ${from} to ${to}`,
  yawRaised: ({ ship, by }, names) =>
    by === 0
      ? `${names.unit(ship)} turns no further than its chart allows`
      : `${names.unit(ship)} may turn ${by} click${by === 1 ? '' : 's'} more`,
  shipMoved: ({ ship, reached, overlapped }, names) => {
    const move = reached === 0 ? 'stays where it is' : `maneuvers at speed ${reached}`;
    const others = list(overlapped.map((id) => names.unit(id)));
    return `${names.unit(ship)} ${move}${others === '' ? '' : `, held up by ${others}`}`;
  },
  squadronsLifted: ({ squadrons }, names) =>
    `squadrons in the way are picked up: ${list(squadrons.map((id) => names.unit(id)))}`,
  squadronMoved: ({ squadron, cause }, names) => {
    switch (cause) {
      case 'displaced':
        return `${names.unit(squadron)} is put down beside the ship`;
      case 'deployment':
        return `${names.unit(squadron)} arrives`;
      default:
        return `${names.unit(squadron)} moves`;
    }
  },
  obstacleOverlapped: ({ unit, obstacle }, names) =>
    `${names.unit(unit)} ends its move on ${words.obstacle(obstacle)}`,
  obstacleIgnored: () => 'the obstacle is ignored',
};
