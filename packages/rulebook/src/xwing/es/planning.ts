import type { RuleTexts } from '../rule-texts.ts';

export const planningEs = {
  'xw.planning.choose-secret': {
    title: 'Elección secreta de maniobra',
    rule: 'En la fase de Planificación cada jugador elige en privado una maniobra del selector para cada una de sus naves.',
  },
  'xw.planning.must-assign-all': {
    title: 'Toda nave recibe selector',
    rule: 'La fase no puede acabar mientras falte el selector de una nave que puede tenerlo.',
  },
  'xw.planning.end-condition': {
    title: 'Fin de la Planificación',
    rule: 'Con un selector en cada nave que puede tenerlo, la Planificación acaba en cuanto ningún jugador quiere cambiar nada.',
  },
  'xw.planning.any-order': {
    title: 'Orden libre',
    rule: 'Los selectores se fijan en el orden que se quiera; aquí la Habilidad no cuenta.',
  },
  'xw.planning.change-until-end': {
    title: 'Los selectores se pueden cambiar',
    rule: 'Una elección puede cambiarse libremente hasta que se cierra la fase de Planificación.',
  },
  'xw.planning.own-dials-visible': {
    title: 'Mirar los selectores propios',
    rule: 'Cada jugador puede mirar cuando quiera sus selectores boca abajo.',
  },
  'xw.planning.enemy-dials-hidden': {
    title: 'Los selectores enemigos están ocultos',
    rule: 'Un jugador nunca ve un selector del adversario antes de que se revele.',
  },
  'xw.planning.no-template-testing': {
    title: 'Sin pruebas sobre la mesa',
    rule: 'Durante la Planificación no se usan plantillas para probar dónde acabaría una nave; el movimiento se calcula a ojo.',
  },
  'xw.planning.red-while-stressed-allowed': {
    title: 'Se puede elegir rojo bajo tensión',
    rule: 'Nada impide asignar una maniobra roja a una nave bajo tensión; el castigo llega al revelarla.',
  },
  'xw.planning.simultaneous': {
    title: 'Planificación en paralelo',
    rule: 'Ambos jugadores fijan sus selectores durante el mismo rato, sin turnos entre ellos.',
  },
  'xw.planning.example': {
    title: 'Ejemplo: planificación',
    rule: 'Con un Piloto del Escuadrón Obsidiana y un Piloto de la Academia frente a un Piloto novato, la Planificación puede cerrarse tras tres asignaciones boca abajo en cualquier orden (un selector TIE a velocidad 3, uno de ala-X con inclinación 2 y uno TIE a velocidad 1), y hasta revelarlos cada bando ve solo los suyos.',
  },
} as const satisfies RuleTexts;
