import type { RuleTexts } from '../rule-texts.ts';

export const maneuverDialEs = {
  'xw.maneuver.dial.t70.speed-1': {
    title: 'Selector del ala-X T-70, velocidad 1',
    rule: 'A velocidad 1 el T-70 tiene inclinación izquierda verde, recta verde e inclinación derecha verde (3 maniobras).',
  },
  'xw.maneuver.dial.t70.speed-2': {
    title: 'Selector del ala-X T-70, velocidad 2',
    rule: 'A velocidad 2 el T-70 tiene giro izquierdo blanco, inclinación izquierda blanca, recta verde, inclinación derecha blanca y giro derecho blanco (5 maniobras).',
  },
  'xw.maneuver.dial.t70.speed-3': {
    title: 'Selector del ala-X T-70, velocidad 3',
    rule: 'A velocidad 3 el T-70 tiene giro izquierdo blanco, inclinación izquierda blanca, recta verde, inclinación derecha blanca, giro derecho blanco, giro Tallon izquierdo rojo y giro Tallon derecho rojo (7 maniobras).',
  },
  'xw.maneuver.dial.t70.speed-4': {
    title: 'Selector del ala-X T-70, velocidad 4',
    rule: 'A velocidad 4 el T-70 tiene recta blanca y giro koiograno rojo (2 maniobras); no tiene velocidad 5.',
  },
  'xw.maneuver.dial.tiefo.speed-1': {
    title: 'Selector del TIE/fo, velocidad 1',
    rule: 'A velocidad 1 el TIE/fo tiene solo giro izquierdo blanco y giro derecho blanco (2 maniobras).',
  },
  'xw.maneuver.dial.tiefo.speed-2': {
    title: 'Selector del TIE/fo, velocidad 2',
    rule: 'A velocidad 2 el TIE/fo tiene giro izquierdo verde, inclinación izquierda verde, recta verde, inclinación derecha verde, giro derecho verde, giro de Segnor izquierdo rojo y giro de Segnor derecho rojo (7 maniobras).',
  },
  'xw.maneuver.dial.tiefo.speed-3': {
    title: 'Selector del TIE/fo, velocidad 3',
    rule: 'A velocidad 3 el TIE/fo tiene giro izquierdo blanco, inclinación izquierda blanca, recta verde, inclinación derecha blanca y giro derecho blanco (5 maniobras).',
  },
  'xw.maneuver.dial.tiefo.speed-4': {
    title: 'Selector del TIE/fo, velocidad 4',
    rule: 'A velocidad 4 el TIE/fo tiene recta blanca y giro koiograno rojo (2 maniobras).',
  },
  'xw.maneuver.dial.tiefo.speed-5': {
    title: 'Selector del TIE/fo, velocidad 5',
    rule: 'A velocidad 5 el TIE/fo tiene solo recta blanca (1 maniobra).',
  },
  'xw.maneuver.dial.public-charts': {
    title: 'Las tablas de selectores son públicas',
    rule: 'Cualquier jugador puede consultar cuando quiera la lista completa de maniobras de cada tipo de nave.',
  },
} as const satisfies RuleTexts;
