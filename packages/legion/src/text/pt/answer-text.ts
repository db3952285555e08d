import { answersIn } from '../answers-in.ts';
import { words } from './words.ts';

export const answerText = answersIn(
  {
    at: (x, y) => `em ${x}, ${y}`,
    level: (height) => `a ${height} mm de altura`,
    facing: (degrees) => `rumo ${degrees}°`,
    ready: 'sim, essa carta',
    thinkAgain: 'não, pensar de novo',
    draw: (player) => `sacar uma ficha da reserva de ordens de ${player}`,
    done: 'terminar a ativação',
    decline: 'não, nada',
    bothActions: '(as duas ações)',
    cardAction: (card) => `ação de ${card}`,
    bent: (degrees) => `dobrada ${Math.abs(degrees)}° à ${degrees > 0 ? 'esquerda' : 'direita'}`,
    speed: (speed) => `velocidade ${speed}`,
    along: (percent) => `${percent}% do caminho`,
    attack: {
      ranged: (unit) => `atirar em ${unit}`,
      melee: (unit) => `lutar corpo a corpo com ${unit}`,
    },
    miniatures: (count) => `${count} miniaturas`,
    remove: (count) => (count === 0 ? 'não tirar nenhuma' : `tirar ${count}`),
    placed: (count) => (count === 1 ? '1 miniatura colocada' : `${count} miniaturas colocadas`),
    colour: { blue: 'azul', red: 'vermelho' },
    edge: { south: 'a borda próxima', north: 'a borda distante' },
    strike: (card) => `riscar ${card}`,
    aboard: (unit, vehicle) => `${unit} a bordo de ${vehicle}`,
    cardSide: (side) => `lado ${side}`,
    pass: 'nada (passar)',
    use: (what) => `usar ${what}`,
    none: 'nenhum',
    yes: 'sim',
    no: 'não',
    goOn: 'continuar',
  },
  words,
);
