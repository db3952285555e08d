import { answersIn } from '../answers-in.ts';
import { words } from './words.ts';

export const answerText = answersIn(
  {
    at: (x, y) => `en ${x}, ${y}`,
    level: (height) => `a ${height} mm de altura`,
    facing: (degrees) => `rumbo ${degrees}°`,
    ready: 'sí, esa carta',
    thinkAgain: 'no, pensarlo otra vez',
    draw: (player) => `sacar una ficha de la reserva de órdenes de ${player}`,
    done: 'terminar la activación',
    decline: 'no, nada',
    bothActions: '(las dos acciones)',
    cardAction: (card) => `acción de ${card}`,
    bent: (degrees) => `doblado ${Math.abs(degrees)}° a la ${degrees > 0 ? 'izquierda' : 'derecha'}`,
    speed: (speed) => `velocidad ${speed}`,
    along: (percent) => `${percent} % del recorrido`,
    attack: {
      ranged: (unit) => `disparar a ${unit}`,
      melee: (unit) => `luchar cuerpo a cuerpo con ${unit}`,
    },
    miniatures: (count) => `${count} miniaturas`,
    remove: (count) => (count === 0 ? 'no quitar ninguna' : `quitar ${count}`),
    placed: (count) => (count === 1 ? '1 miniatura colocada' : `${count} miniaturas colocadas`),
    colour: { blue: 'azul', red: 'rojo' },
    edge: { south: 'el borde cercano', north: 'el borde lejano' },
    strike: (card) => `tachar ${card}`,
    aboard: (unit, vehicle) => `${unit} a bordo de ${vehicle}`,
    cardSide: (side) => `cara ${side}`,
    pass: 'nada (pasar)',
    use: (what) => `usar ${what}`,
    none: 'ninguno',
    yes: 'sí',
    no: 'no',
    goOn: 'seguir',
  },
  words,
);
