import type { Kinded, Side } from '@sortie/kernel';
import type { WispView } from '../view/wisp-view.ts';

/** How a replay of Wisps is read. */
export const wispsReplay = {
  round: ({ round }: WispView) => round,
  read: (view: WispView) =>
    [
      { key: 'light', values: [lightLeft(view, 0), lightLeft(view, 1)], shape: 'level' },
      { key: 'putOut', values: [wispsGone(view, 1), wispsGone(view, 0)], shape: 'gain' },
    ] as const,
  isHighlight: ({ kind }: Kinded) => kind === 'flashRolled',
} as const;

function lightLeft({ wisps, seats }: WispView, side: Side): number {
  const own = seats.filter((seat) => seat.side === side).map(({ id }) => id);
  return wisps.reduce((sum, { seat, light }) => sum + (own.includes(seat) ? Math.max(0, light) : 0), 0);
}

function wispsGone({ gone, seats }: WispView, side: Side): number {
  return seats
    .filter((seat) => seat.side === side)
    .reduce((sum, { id }) => sum + gone.filter((wisp) => wisp.startsWith(`${id}-`)).length, 0);
}
