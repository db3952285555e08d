import type { PieceWords } from '../piece-words.ts';
import { count } from './count.ts';

const zones = { front: 'frontal', left: 'izquierda', right: 'derecha', rear: 'trasera' } as const;
const commands = {
  navigate: 'Maniobrar',
  squadron: 'Escuadrón',
  repair: 'Reparar',
  concentrateFire: 'Fuego concentrado',
} as const;
const tokens = { evade: 'Evasión', brace: 'Reforzar', redirect: 'Redirigir', scatter: 'Dispersar' } as const;
const states = { readied: 'preparada', exhausted: 'agotada', discarded: 'descartada' } as const;
const sliders = { blue: 'azul', orange: 'naranja' } as const;
const bands = { close: 'corto', medium: 'medio', long: 'largo' } as const;

export const pieceWords: PieceWords = {
  ship: ({ unit, owner }) => `${unit}, nave de ${owner}`,
  squadron: ({ unit, owner }) => `${unit}, escuadrón de ${owner}`,
  hull: (left, of) => `casco ${left} de ${of}`,
  speed: (speed) => `velocidad ${speed}`,
  shields: (zone, left, of) => `escudos de la sección ${zones[zone]}: ${left} de ${of}`,
  defenseToken: (token, state) => `${tokens[token]} (${states[state]})`,
  commandToken: (command) => `ficha de ${commands[command]}`,
  revealedDial: (command) => `selector revelado: ${commands[command]}`,
  hiddenDials: (number) => count(number, 'selector boca abajo', 'selectores boca abajo'),
  faceupDamage: (number) => count(number, 'carta de Daño boca arriba', 'cartas de Daño boca arriba'),
  facedownDamage: (number) => count(number, 'carta de Daño boca abajo', 'cartas de Daño boca abajo'),
  slider: (side) => `indicador de activación: ${sliders[side]}`,
  activated: { ship: 'activada', squadron: 'activado' },
  engaged: 'enfrentado',
  objectiveShip: 'nave objetivo',
  objectiveToken: (number) => `Ficha de Objetivo ${number}`,
  victoryTokens: (number) => count(number, 'ficha de Victoria', 'fichas de Victoria'),
  obstacle: {
    asteroidField: (number) => `Campo de asteroides ${number}`,
    debrisField: (number) => `Desechos espaciales ${number}`,
    station: () => 'Estación',
  },
  range: (band) => `alcance ${bands[band]}`,
  distance: (band) => `distancia ${band}`,
  names: {
    commands,
    zones,
    phases: {
      setup: 'preparación',
      command: 'fase de Mando',
      ship: 'fase de Naves',
      squadron: 'fase de Escuadrones',
      status: 'fase de Estado',
    },
    tokens,
    faces: {
      blank: 'cara en blanco',
      hit: 'impacto',
      hitHit: 'doble impacto',
      critical: 'crítico',
      hitCritical: 'impacto y crítico',
      accuracy: 'precisión',
    },
    colours: { red: 'rojo', blue: 'azul', black: 'negro' },
    keywords: {
      bomber: 'Bombardero',
      counter: 'Contraofensiva',
      escort: 'Escolta',
      heavy: 'Pesado',
      swarm: 'Enjambre',
    },
    upgrades: {
      commander: 'Comandante',
      officer: 'Oficial',
      weaponsTeam: 'Dotación de armamento',
      supportTeam: 'Personal de apoyo',
      offensiveRetrofit: 'Equipamiento ofensivo',
      defensiveRetrofit: 'Equipamiento defensivo',
      ordnance: 'Municiones',
      ionCannons: 'Cañones de iones',
      turbolasers: 'Turboláseres',
      title: 'Título',
    },
    categories: { assault: 'Asalto', defense: 'Defensa', navigation: 'Navegación' },
  },
};
