import { countOf } from '../count-of.ts';
import type { DeedWords } from '../story/deed-words.ts';
import { words } from './words.ts';

const list = (parts: readonly string[]) =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} e ${parts.at(-1)}`;

const causes = {
  overlap: 'se sobrepor a uma nave',
  asteroid: 'bater em um asteroide',
  time: 'não ter seu disco a tempo',
} as const;

export const deedWords: DeedWords = {
  workedOut: {
    overlapped: ({ ship, others }, names) =>
      `${names.ship(ship)} se sobrepõe a ${list(others.map((id) => names.ship(id)))} e para antes`,
    actionLost: ({ ship, to }, names) => `${names.ship(ship)} perde sua ação por ${causes[to]}`,
    noAction: ({ ship, stressed }, names) =>
      stressed
        ? `${names.ship(ship)} tem estresse e não realiza nenhuma ação`
        : `${names.ship(ship)} não realiza nenhuma ação`,
    noAttack: ({ ship }, names) => `${names.ship(ship)} não ataca`,
    lockOutOfRange: ({ ship, target, range }, names) =>
      `${names.ship(ship)} não pode adquirir mira sobre ${names.ship(target)}: fora de alcance${range === null ? '' : ` (${range > 5 ? 'mais de 5' : range})`}`,
  },
  list,
  flight: {
    flies: (how) => `executa ${words.flown(how)}`,
    overlaps: (others) => `se sobrepõe a ${others}`,
    hits: (obstacle) => `bate em ${obstacle}`,
    getsStress: 'recebe uma ficha de estresse',
    losesStress: 'perde uma ficha de estresse',
    losesAction: 'perde sua ação',
    isDestroyed: 'sai de combate',
    flees: ['sai da área de jogo', 'se perde'],
  },
  lockOn: (target) => `sobre ${target}`,
  attack: ({ attacker, defender, weapon, range, obstructed, results }) => {
    const arm = weapon === null ? '' : ` com ${weapon}`;
    const come = results.length === 0 ? '' : `: ${results.join('; ')}`;
    return `${attacker} ataca ${defender}${arm} em alcance ${range}${obstructed ? ', com obstrução' : ''}${come}`;
  },
  misses: 'erra',
  hits: (hits, crits) =>
    list([...(hits > 0 ? [countOf(hits, 'acerto')] : []), ...(crits > 0 ? [countOf(crits, 'crítico')] : [])]),
  shieldsLost: (number) => `${countOf(number, 'escudo')} a menos`,
  facedown: (number) => `${countOf(number, 'carta')} de Dano virada${number === 1 ? '' : 's'} para baixo`,
  faceup: (card) => `${card} virada para cima`,
  destroyed: (ship) => `a nave ${ship} é destruída`,
  doomed: (ship) => `a nave ${ship} é destruída, mas ainda tem seu ataque`,
  noAttacks: (ships) => `sem ataque: ${ships}`,
  dialsSet: (ships) => `discos prontos: ${ships}`,
  tokensReturned: (ships) => `retiram-se fichas de ${ships}`,
};
