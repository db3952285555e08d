import { answersIn } from '../answers-in.ts';
import { words } from './words.ts';

export const answerText = answersIn(
  {
    at: (x, y) => `at ${x}, ${y}`,
    level: (height) => `${height} mm up`,
    facing: (degrees) => `heading ${degrees}°`,
    ready: 'yes, that card',
    thinkAgain: 'no, think again',
    draw: (player) => `draw a token from the order pool of ${player}`,
    done: 'end the activation',
    decline: 'no, nothing',
    bothActions: '(both actions)',
    cardAction: (card) => `action of ${card}`,
    bent: (degrees) => `bent ${Math.abs(degrees)}° to the ${degrees > 0 ? 'left' : 'right'}`,
    speed: (speed) => `speed ${speed}`,
    along: (percent) => `${percent}% of the way`,
    attack: {
      ranged: (unit) => `shoot at ${unit}`,
      melee: (unit) => `fight ${unit} in melee`,
    },
    miniatures: (count) => `${count} miniatures`,
    remove: (count) => (count === 0 ? 'remove none' : `remove ${count}`),
    placed: (count) => (count === 1 ? '1 miniature placed' : `${count} miniatures placed`),
    colour: { blue: 'blue', red: 'red' },
    edge: { south: 'the near edge', north: 'the far edge' },
    strike: (card) => `strike out ${card}`,
    aboard: (unit, vehicle) => `${unit} aboard ${vehicle}`,
    cardSide: (side) => `side ${side}`,
    pass: 'nothing (pass)',
    use: (what) => `use ${what}`,
    none: 'none',
    yes: 'yes',
    no: 'no',
    goOn: 'go on',
  },
  words,
);
