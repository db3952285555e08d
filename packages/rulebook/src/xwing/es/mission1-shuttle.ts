import type { RuleTexts } from '../rule-texts.ts';

export const mission1ShuttleEs = {
  'xw.mission1.shuttle.is-rebel-ship': {
    title: 'El transporte es una nave Rebelde',
    rule: 'El transporte cuenta como nave Rebelde a todos los efectos: puede ser objetivo, blanco fijado, solapado y tocado como una nave, y le llegan las capacidades Rebeldes para naves aliadas.',
  },
  'xw.mission1.shuttle.agility': {
    title: 'Agilidad del transporte',
    rule: 'El transporte tiene Agilidad 2.',
  },
  'xw.mission1.shuttle.hull': {
    title: 'Casco del transporte',
    rule: 'El transporte tiene Casco 6.',
  },
  'xw.mission1.shuttle.shields-100': {
    title: 'Escudos del transporte a 100 puntos',
    rule: 'En una partida de 100 puntos el transporte tiene además 6 escudos, señalados con fichas de recuento; si no, ninguno.',
  },
  'xw.mission1.shuttle.move-timing': {
    title: 'Cuándo se mueve el transporte',
    rule: 'Al principio de cada fase de Activación el jugador Rebelde puede mover una vez el transporte.',
  },
  'xw.mission1.shuttle.move-options': {
    title: 'Maniobras del transporte',
    rule: 'Las maniobras del transporte son recta de velocidad 2, inclinación a la izquierda de velocidad 1 e inclinación a la derecha de velocidad 1.',
  },
  'xw.mission1.shuttle.no-action-attack': {
    title: 'El transporte es pasivo',
    rule: 'El transporte no puede realizar acciones ni atacar.',
  },
  'xw.mission1.shuttle.crits-become-hits': {
    title: 'Sin críticos contra el transporte',
    rule: 'Los críticos contra el transporte se cambian por impactos antes de comparar resultados, así que nunca recibe una carta de Daño boca arriba.',
  },
  'xw.mission1.shuttle.damage-facedown': {
    title: 'Cartas de Daño del transporte',
    rule: 'Cada daño que sufre el transporte (tras los escudos, si los hay) pone 1 carta de Daño boca abajo en la carta que lo representa.',
  },
  'xw.mission1.shuttle.no-ps': {
    title: 'El transporte no tiene Habilidad',
    rule: 'Sin Habilidad ni selector, el transporte nunca se activa, no tiene oportunidad de atacar y nunca lo mantiene en juego la regla de ataques simultáneos.',
  },
  'xw.mission1.shuttle.move-is-maneuver': {
    title: 'El movimiento del transporte es una maniobra',
    rule: 'El transporte se mueve ejecutando una maniobra: atraviesa naves sin efecto, retrocede hasta el contacto si su posición final se solapa y huye si su peana sale de la zona.',
  },
} as const satisfies RuleTexts;
