import type { PieceWords } from '../piece-words.ts';
import { count } from './count.ts';
import { terrainNames } from './terrain-names.ts';

const tokens = {
  aim: 'ataque apuntado',
  dodge: 'esquiva',
  standby: 'alerta',
  suppression: 'acobardamiento',
  immobilize: 'inmovilización',
  ion: 'iones',
} as const;
const damage = { damaged: 'dañado', disabled: 'inutilizado', weaponDisrupted: 'arma averiada' } as const;

export const pieceWords: PieceWords = {
  unit: ({ unit, owner }) => `${unit}, unidad de ${owner}`,
  leader: 'el líder',
  miniature: (number) => `la miniatura ${number}`,
  miniatures: (number) => count(number, 'miniatura'),
  bounties: (number) => count(number, 'recompensa'),
  tokens: (token, number) => `${count(number, 'ficha')} de ${tokens[token]}`,
  wounds: (number) => count(number, 'herida'),
  damage: (kind) => damage[kind],
  ordered: 'tiene una orden',
  activated: 'activada',
  panicked: 'presa del pánico',
  suppressed: 'acobardada',
  engaged: 'trabada',
  battlefieldToken: (kind, number) =>
    ({ objective: 'Ficha de objetivo', condition: 'Ficha de condición', charge: 'Ficha de carga' })[kind] +
    ` ${number}`,
  height: (millimetres) => `${millimetres} mm de alto`,
  depth: (millimetres) => `${millimetres} mm de hondo`,
  range: (band) => (band > 4 ? 'más allá de alcance 4' : `alcance ${band}`),
  names: {
    ...terrainNames,
    tokens,
    faces: { hit: 'impacto', critical: 'crítico', surge: 'incremento', blank: 'vacía', block: 'bloqueo' },
    colours: { red: 'rojo', black: 'negro', white: 'blanco' },
    phases: {
      setup: 'preparación',
      command: 'fase de Mando',
      activation: 'fase de Activación',
      end: 'fase Final',
    },
    setUpSteps: {
      establishBattlefield: 'delimitar el campo de batalla',
      defineTerrain: 'acordar el terreno',
      placeTerrain: 'colocar el terreno',
      chooseColours: 'elegir colores',
      revealBattleCards: 'mostrar las cartas de batalla',
      defineBattlefield: 'tachar cartas de batalla',
      resolveObjectiveAndCondition: 'disponer objetivo y condición',
      deployUnits: 'desplegar las unidades',
      prepareSupply: 'disponer el suministro',
    },
    moves: {
      standard: 'moverse',
      reverse: 'marcha atrás',
      pivot: 'pivotar',
      climb: 'escalar',
      clamber: 'trepar',
      clamberOver: 'trepar por encima',
      jump: 'saltar',
      withdraw: 'retirarse',
      embark: 'embarcar',
      disembark: 'desembarcar',
      compulsory: 'movimiento obligatorio',
      panic: 'huida por pánico',
    },
    actions: {
      move: 'moverse',
      attack: 'atacar',
      aim: 'apuntar',
      dodge: 'esquivar',
      standby: 'ponerse en alerta',
      recover: 'recuperarse',
      card: 'acción de carta',
    },
    cover: { none: 'sin cobertura', light: 'cobertura ligera', heavy: 'cobertura densa' },
    movement: { open: 'despejado', difficult: 'difícil', impassable: 'infranqueable' },
    damage,
    arcs: { front: 'frontal', rear: 'trasero', left: 'izquierdo', right: 'derecho' },
  },
};
