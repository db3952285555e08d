import type { PieceWords } from '../piece-words.ts';
import { count } from './count.ts';

const zones = { front: 'frontal', left: 'esquerda', right: 'direita', rear: 'traseira' } as const;
const commands = {
  navigate: 'Navegar',
  squadron: 'Esquadrão',
  repair: 'Reparar',
  concentrateFire: 'Concentrar Fogo',
} as const;
const tokens = {
  evade: 'Evasão',
  brace: 'Reforçar',
  redirect: 'Redirecionar',
  scatter: 'Dispersão',
} as const;
const states = { readied: 'preparada', exhausted: 'esgotada', discarded: 'descartada' } as const;
const sliders = { blue: 'azul', orange: 'laranja' } as const;
const bands = { close: 'curto', medium: 'médio', long: 'longo' } as const;

export const pieceWords: PieceWords = {
  ship: ({ unit, owner }) => `${unit}, nave de ${owner}`,
  squadron: ({ unit, owner }) => `${unit}, esquadrão de ${owner}`,
  hull: (left, of) => `casco ${left} de ${of}`,
  speed: (speed) => `velocidade ${speed}`,
  shields: (zone, left, of) => `escudos da zona ${zones[zone]}: ${left} de ${of}`,
  defenseToken: (token, state) => `${tokens[token]} (${states[state]})`,
  commandToken: (command) => `ficha de ${commands[command]}`,
  revealedDial: (command) => `disco revelado: ${commands[command]}`,
  hiddenDials: (number) => count(number, 'disco virado para baixo', 'discos virados para baixo'),
  faceupDamage: (number) =>
    count(number, 'carta de dano virada para cima', 'cartas de dano viradas para cima'),
  facedownDamage: (number) =>
    count(number, 'carta de dano virada para baixo', 'cartas de dano viradas para baixo'),
  slider: (side) => `marcador de ativação: ${sliders[side]}`,
  activated: { ship: 'ativada', squadron: 'ativado' },
  engaged: 'engajado',
  objectiveShip: 'nave-objetivo',
  objectiveToken: (number) => `Ficha de objetivo ${number}`,
  victoryTokens: (number) => count(number, 'ficha de vitória', 'fichas de vitória'),
  obstacle: {
    asteroidField: (number) => `Campo de asteroides ${number}`,
    debrisField: (number) => `Campo de detritos ${number}`,
    station: () => 'Estação',
  },
  range: (band) => `alcance ${bands[band]}`,
  distance: (band) => `distância ${band}`,
  names: {
    commands,
    zones,
    phases: {
      setup: 'preparação',
      command: 'fase de Comando',
      ship: 'fase de Naves',
      squadron: 'fase de Esquadrões',
      status: 'fase de Status',
    },
    tokens,
    faces: {
      blank: 'em branco',
      hit: 'acerto',
      hitHit: 'acerto duplo',
      critical: 'crítico',
      hitCritical: 'acerto e crítico',
      accuracy: 'precisão',
    },
    colours: { red: 'vermelho', blue: 'azul', black: 'preto' },
    keywords: {
      bomber: 'Bombardeiro',
      counter: 'Contra-ataque',
      escort: 'Escolta',
      heavy: 'Pesado',
      swarm: 'Enxame',
    },
    upgrades: {
      commander: 'Comandante',
      officer: 'Oficial',
      weaponsTeam: 'Equipe de armas',
      supportTeam: 'Equipe de suporte',
      offensiveRetrofit: 'Adaptação ofensiva',
      defensiveRetrofit: 'Adaptação defensiva',
      ordnance: 'Munições',
      ionCannons: 'Canhões de íons',
      turbolasers: 'Turbolasers',
      title: 'Título',
    },
    categories: { assault: 'Assalto', defense: 'Defesa', navigation: 'Navegação' },
  },
};
