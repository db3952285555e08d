import type { PieceWords } from '../piece-words.ts';
import { count } from './count.ts';
import { terrainNames } from './terrain-names.ts';

const tokens = {
  aim: 'mira',
  dodge: 'esquiva',
  standby: 'prontidão',
  suppression: 'supressão',
  immobilize: 'imobilização',
  ion: 'íons',
} as const;
const damage = {
  damaged: 'danificado',
  disabled: 'incapacitado',
  weaponDisrupted: 'arma avariada',
} as const;

export const pieceWords: PieceWords = {
  unit: ({ unit, owner }) => `${unit}, unidade de ${owner}`,
  leader: 'o líder',
  miniature: (number) => `a miniatura ${number}`,
  miniatures: (number) => count(number, 'miniatura'),
  bounties: (number) => count(number, 'recompensa'),
  tokens: (token, number) => `${count(number, 'ficha')} de ${tokens[token]}`,
  wounds: (number) => count(number, 'ferimento'),
  damage: (kind) => damage[kind],
  ordered: 'tem uma ordem',
  activated: 'ativada',
  panicked: 'em pânico',
  suppressed: 'suprimida',
  engaged: 'engajada',
  battlefieldToken: (kind, number) =>
    ({ objective: 'Ficha de objetivo', condition: 'Ficha de condição', charge: 'Ficha de carga' })[kind] +
    ` ${number}`,
  height: (millimetres) => `${millimetres} mm de altura`,
  depth: (millimetres) => `${millimetres} mm de profundidade`,
  range: (band) => (band > 4 ? 'além do alcance 4' : `alcance ${band}`),
  names: {
    ...terrainNames,
    tokens,
    faces: { hit: 'acerto', critical: 'crítico', surge: 'impulso', blank: 'em branco', block: 'bloqueio' },
    colours: { red: 'vermelho', black: 'preto', white: 'branco' },
    phases: {
      setup: 'preparação',
      command: 'fase de Comando',
      activation: 'fase de Ativação',
      end: 'fase Final',
    },
    setUpSteps: {
      establishBattlefield: 'delimitar o campo de batalha',
      defineTerrain: 'combinar o terreno',
      placeTerrain: 'colocar o terreno',
      chooseColours: 'escolher cores',
      revealBattleCards: 'mostrar as cartas de batalha',
      defineBattlefield: 'riscar cartas de batalha',
      resolveObjectiveAndCondition: 'dispor objetivo e condição',
      deployUnits: 'posicionar as unidades',
      prepareSupply: 'dispor o suprimento',
    },
    moves: {
      standard: 'mover-se',
      reverse: 'marcha à ré',
      pivot: 'pivotar',
      climb: 'escalar',
      clamber: 'galgar',
      clamberOver: 'galgar por cima',
      jump: 'saltar',
      withdraw: 'retirar-se',
      embark: 'embarcar',
      disembark: 'desembarcar',
      compulsory: 'movimento obrigatório',
      panic: 'fuga em pânico',
    },
    actions: {
      move: 'mover-se',
      attack: 'atacar',
      aim: 'mirar',
      dodge: 'esquivar',
      standby: 'ficar de prontidão',
      recover: 'recuperar-se',
      card: 'ação de carta',
    },
    cover: { none: 'sem cobertura', light: 'cobertura leve', heavy: 'cobertura pesada' },
    movement: { open: 'aberto', difficult: 'difícil', impassable: 'intransponível' },
    damage,
    arcs: { front: 'frontal', rear: 'traseiro', left: 'esquerdo', right: 'direito' },
  },
};
