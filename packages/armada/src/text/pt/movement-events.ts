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
    `o marcador de ativação de ${names.unit(squadron)} passa para o lado ${words.slider(to)}`,
  speedChanged: ({ ship, from, to }, names) =>
    `${names.unit(ship)} muda sua velocidade de ${from} para ${to}`,
  yawRaised: ({ ship, by }, names) =>
    by === 0
      ? `${names.unit(ship)} não vira mais do que diz sua tabela`
      : `${names.unit(ship)} pode virar mais ${count(by, 'clique')}`,
  shipMoved: ({ ship, reached, overlapped }, names) => {
    const move = reached === 0 ? 'fica onde está' : `manobra com velocidade ${reached}`;
    const others = list(overlapped.map((id) => names.unit(id)));
    return `${names.unit(ship)} ${move}${others === '' ? '' : `, com o caminho barrado por ${others}`}`;
  },
  squadronsLifted: ({ squadrons }, names) =>
    `levantam-se os esquadrões que atrapalham: ${list(squadrons.map((id) => names.unit(id)))}`,
  squadronMoved: ({ squadron, cause }, names) => {
    switch (cause) {
      case 'displaced':
        return `${names.unit(squadron)} volta à mesa junto à nave`;
      case 'deployment':
        return `${names.unit(squadron)} chega`;
      default:
        return `${names.unit(squadron)} se move`;
    }
  },
  obstacleOverlapped: ({ unit, obstacle }, names) =>
    `${names.unit(unit)} termina seu movimento sobre ${words.obstacle(obstacle)}`,
  obstacleIgnored: () => 'o obstáculo é ignorado',
};
