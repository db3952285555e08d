import type { movementEvents as english } from '../en/movement-events.ts';
import { count } from './count.ts';
import { list } from './list.ts';
import { words } from './words.ts';

/** Activations and moves. */
export const movementEvents: typeof english = {
  becameActive: () => undefined,
  activationBegun: () => undefined,
  shipActivated: () => undefined,
  sliderSet: ({ squadron, to }, names) =>
    `el indicador de activación de ${names.unit(squadron)} pasa al lado ${words.slider(to)}`,
  speedChanged: ({ ship, from, to }, names) => `${names.unit(ship)} cambia su velocidad de ${from} a ${to}`,
  yawRaised: ({ ship, by }, names) =>
    by === 0
      ? `${names.unit(ship)} no gira más de lo que permite su tabla`
      : `${names.unit(ship)} puede girar ${count(by, 'posición', 'posiciones')} más`,
  shipMoved: ({ ship, reached, overlapped }, names) => {
    const move = reached === 0 ? 'se queda donde está' : `maniobra a velocidad ${reached}`;
    const others = list(overlapped.map((id) => names.unit(id)));
    return `${names.unit(ship)} ${move}${others === '' ? '' : `, con el paso cortado por ${others}`}`;
  },
  squadronsLifted: ({ squadrons }, names) =>
    `se levantan los escuadrones que estorban: ${list(squadrons.map((id) => names.unit(id)))}`,
  squadronMoved: ({ squadron, cause }, names) => {
    switch (cause) {
      case 'displaced':
        return `${names.unit(squadron)} vuelve a la mesa junto a la nave`;
      case 'deployment':
        return `${names.unit(squadron)} llega`;
      default:
        return `${names.unit(squadron)} se mueve`;
    }
  },
  obstacleOverlapped: ({ unit, obstacle }, names) =>
    `${names.unit(unit)} acaba su movimiento sobre ${words.obstacle(obstacle)}`,
  obstacleIgnored: () => 'no se tiene en cuenta el obstáculo',
};
