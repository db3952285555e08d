import { countOf } from '../count-of.ts';
import type { DeedWords } from '../story/deed-words.ts';
import { words } from './words.ts';

/** `y` is `e` before the sound of an i. */
function list(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  if (parts.length < 2) return last;
  return `${parts.slice(0, -1).join(', ')} ${/^h?i(?!e)/i.test(last) ? 'e' : 'y'} ${last}`;
}

const causes = {
  overlap: 'solaparse con una nave',
  asteroid: 'chocar con un asteroide',
  time: 'no tener su selector a tiempo',
} as const;

export const deedWords: DeedWords = {
  workedOut: {
    overlapped: ({ ship, others }, names) =>
      `${names.ship(ship)} se solapa con ${list(others.map((id) => names.ship(id)))} y se detiene antes`,
    actionLost: ({ ship, to }, names) => `${names.ship(ship)} pierde su acción por ${causes[to]}`,
    noAction: ({ ship, stressed }, names) =>
      stressed
        ? `${names.ship(ship)} sufre tensión y no realiza ninguna acción`
        : `${names.ship(ship)} no realiza ninguna acción`,
    noAttack: ({ ship }, names) => `${names.ship(ship)} no ataca`,
    lockOutOfRange: ({ ship, target, range }, names) =>
      `${names.ship(ship)} no puede fijar como blanco a ${names.ship(target)}: fuera de alcance${range === null ? '' : ` (${range > 5 ? 'más de 5' : range})`}`,
  },
  list,
  flight: {
    flies: (how) => `ejecuta ${words.flown(how)}`,
    overlaps: (others) => `se solapa con ${others}`,
    hits: (obstacle) => `choca con ${obstacle}`,
    getsStress: 'recibe una ficha de tensión',
    losesStress: 'pierde una ficha de tensión',
    losesAction: 'pierde su acción',
    isDestroyed: 'queda fuera de combate',
    flees: ['sale de la zona de juego', 'se pierde'],
  },
  lockOn: (target) => `sobre ${target}`,
  attack: ({ attacker, defender, weapon, range, obstructed, results }) => {
    const arm = weapon === null ? '' : ` con ${weapon}`;
    const come = results.length === 0 ? '' : `: ${results.join('; ')}`;
    return `${attacker} ataca a ${defender}${arm} a alcance ${range}${obstructed ? ', con obstrucción' : ''}${come}`;
  },
  misses: 'falla',
  hits: (hits, crits) =>
    list([
      ...(hits > 0 ? [countOf(hits, 'impacto')] : []),
      ...(crits > 0 ? [countOf(crits, 'crítico')] : []),
    ]),
  shieldsLost: (number) => `${countOf(number, 'escudo')} menos`,
  facedown: (number) => `${countOf(number, 'carta')} de Daño boca abajo`,
  faceup: (card) => `${card} boca arriba`,
  destroyed: (ship) => `la nave ${ship} queda destruida`,
  doomed: (ship) => `la nave ${ship} queda destruida, pero aún le toca su ataque`,
  noAttacks: (ships) => `sin ataque: ${ships}`,
  dialsSet: (ships) => `selectores preparados: ${ships}`,
  tokensReturned: (ships) => `se retiran fichas de ${ships}`,
};
