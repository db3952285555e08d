import type { RuleTexts } from '../rule-texts.ts';

export const fleeEs = {
  'xw.flee.trigger': {
    title: 'Huir',
    rule: 'Una nave huye cuando, al acabar una maniobra o una acción que la mueve, alguna parte de su peana queda más allá del límite; tras una maniobra los salientes cuentan como peana.',
  },
  'xw.flee.destroyed': {
    title: 'Huir destruye',
    rule: 'Una nave que huyó queda destruida y sale de la zona de juego al momento, salvo que una misión diga otra cosa.',
  },
  'xw.flee.template-outside-ok': {
    title: 'La plantilla puede cruzar el borde',
    rule: 'Que la plantilla asome más allá del límite no hace huir por sí solo a la nave.',
  },
  'xw.flee.no-return': {
    title: 'No hay vuelta',
    rule: 'Una nave que queda fuera no recibe acción ni otra maniobra para volver.',
  },
  'xw.flee.overlap-pushback': {
    title: 'Huir por un choque',
    rule: 'Una nave cuya peana acaba fuera por retroceder de un solapamiento huye y se destruye como cualquier otra.',
  },
  'xw.flee.no-abilities': {
    title: 'Sin capacidades de última hora',
    rule: 'Una nave que huye no puede resolver ninguna capacidad de sus cartas de Nave o de Mejora.',
  },
  'xw.flee.illegal-reposition': {
    title: 'No se sale de la mesa recolocándose',
    rule: 'No se permite un impulso, tonel volado o desactivación de camuflaje que dejaría parte de la peana fuera de la zona.',
  },
  'xw.flee.all-edges': {
    title: 'Cuentan todos los bordes',
    rule: 'Cruzar cualquiera de los cuatro bordes cuenta como huir.',
  },
  'xw.flee.final-position': {
    title: 'La huida se juzga al parar',
    rule: 'La huida se comprueba solo donde la nave queda quieta: la que habría acabado fuera, pero un solapamiento detiene entera dentro de la zona, no ha huido.',
  },
} as const satisfies RuleTexts;
