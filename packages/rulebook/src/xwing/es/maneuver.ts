import type { RuleTexts } from '../rule-texts.ts';

export const maneuverEs = {
  'xw.maneuver.components': {
    title: 'Las tres partes de una maniobra',
    rule: 'Una maniobra es la combinación de una velocidad, una dirección y un color de dificultad.',
  },
  'xw.maneuver.speed.range': {
    title: 'Velocidades',
    rule: 'La velocidad es un número entero de 1 a 5, salvo la maniobra inmóvil, que tiene velocidad 0.',
  },
  'xw.maneuver.bearing.list': {
    title: 'Direcciones',
    rule: 'Las direcciones son recta, inclinación y giro a izquierda o derecha, giro koiograno, giro de Segnor y giro Tallon a izquierda o derecha, e inmóvil.',
  },
  'xw.maneuver.bearing.straight': {
    title: 'Recta',
    rule: 'Una maniobra recta hace avanzar la nave por su rumbo, que cambia en 0 grados.',
  },
  'xw.maneuver.bearing.bank': {
    title: 'Inclinación',
    rule: 'Una inclinación sigue una curva abierta hacia un lado y cambia el rumbo 45 grados hacia ese lado.',
  },
  'xw.maneuver.bearing.turn': {
    title: 'Giro',
    rule: 'Un giro sigue una curva cerrada hacia un lado y cambia el rumbo 90 grados hacia ese lado.',
  },
  'xw.maneuver.bearing.koiogran': {
    title: 'Giro koiograno',
    rule: 'Un giro koiograno usa la plantilla recta de su velocidad y deja la nave vuelta 180 grados, con los salientes delanteros en el extremo lejano.',
  },
  'xw.maneuver.bearing.segnor': {
    title: 'Giro de Segnor',
    rule: 'Un giro de Segnor usa la plantilla de inclinación de su velocidad y lado y termina con los salientes delanteros en la plantilla: un cambio de rumbo total de 225 grados (45 más 180).',
  },
  'xw.maneuver.bearing.tallon': {
    title: 'Giro Tallon',
    rule: 'Un giro Tallon usa la plantilla de giro de su velocidad y lado y añade, antes de colocar la nave, otros 90 grados de rotación hacia el mismo lado: un cambio de rumbo total de 180 grados.',
  },
  'xw.maneuver.bearing.tallon-placement': {
    title: 'Colocación del giro Tallon',
    rule: 'Tras un giro Tallon el costado de la peana queda pegado al extremo lejano de la plantilla, sin que este asome por delante ni por detrás de la peana.',
  },
  'xw.maneuver.bearing.stationary': {
    title: 'Inmóvil',
    rule: 'Una maniobra inmóvil tiene velocidad 0, no usa plantilla y no cambia la posición ni el rumbo.',
  },
  'xw.maneuver.bearing.stationary-counts': {
    title: 'Inmóvil también es maniobra',
    rule: 'Una nave que ejecuta una maniobra inmóvil ha ejecutado una maniobra a todos los efectos, también los de dificultad.',
  },
  'xw.maneuver.difficulty.colour': {
    title: 'Colores de dificultad',
    rule: 'La dificultad es verde (fácil), blanca (normal) o roja (difícil).',
  },
  'xw.maneuver.difficulty.red': {
    title: 'Efecto de la maniobra roja',
    rule: 'Ejecutar una maniobra roja da a la nave 1 ficha de tensión.',
  },
  'xw.maneuver.difficulty.green': {
    title: 'Efecto de la maniobra verde',
    rule: 'Ejecutar una maniobra verde quita a la nave exactamente 1 ficha de tensión, si tiene alguna.',
  },
  'xw.maneuver.difficulty.white': {
    title: 'Efecto de la maniobra blanca',
    rule: 'Una maniobra blanca no cambia por sí misma la tensión.',
  },
  'xw.maneuver.difficulty.conflict-harder-wins': {
    title: 'Cambios de dificultad opuestos',
    rule: 'Si un efecto facilita una maniobra y otro la dificulta, se aplica solo el que la dificulta.',
  },
  'xw.maneuver.difficulty.modifiable': {
    title: 'Los efectos cambian las maniobras',
    rule: 'El color y la disponibilidad de una maniobra son los impresos en el selector con los cambios de todo efecto vigente, como la tensión, las cartas de Daño boca arriba y los límites de la misión.',
  },
  'xw.maneuver.k-turn-overlap-no-flip': {
    title: 'Koiograno o Segnor con solapamiento',
    rule: 'Si la posición final de un giro koiograno o de Segnor se solapa con una nave, se pierde la vuelta extra de 180 grados y la nave se coloca por sus salientes traseros; la maniobra conserva velocidad, dirección y color.',
  },
  'xw.maneuver.core2012-k-turn-becomes-straight': {
    title: 'El koiograno que solapa es una recta (2012)',
    rule: 'Un giro koiograno que fuera a solaparse con una nave se trata como una maniobra recta de la velocidad y el color elegidos.',
  },
  'xw.maneuver.tallon-avoid-overlap': {
    title: 'El giro Tallon esquiva si puede',
    rule: 'Si alguna colocación legal a lo largo del costado evita solaparse con naves, el giro Tallon debe usar una así.',
  },
  'xw.maneuver.tallon-overlap-no-rotate': {
    title: 'Giro Tallon con solapamiento inevitable',
    rule: 'Si toda colocación legal de un giro Tallon se solapa con una nave, se pierde la rotación extra de 90 grados y la nave se coloca y retrocede como tras un giro de esa velocidad y lado; la maniobra conserva su dirección Tallon y su color.',
  },
  'xw.maneuver.obstacle-keeps-flip': {
    title: 'Los obstáculos no impiden la vuelta de 180 grados',
    rule: 'Atravesar un obstáculo o acabar sobre él no impide la vuelta de 180 grados de un giro koiograno o de Segnor.',
  },
  'xw.maneuver.obstacle-keeps-tallon': {
    title: 'Los obstáculos no impiden la rotación Tallon',
    rule: 'Atravesar un obstáculo o acabar sobre él no impide la rotación de 90 grados de un giro Tallon.',
  },
  'xw.maneuver.green-removes-even-if-blocked': {
    title: 'El verde funciona pese a los choques',
    rule: 'Una maniobra verde quita igualmente 1 ficha de tensión si la nave atravesó o solapó un obstáculo o una nave.',
  },
  'xw.maneuver.boost-roll-decloak-not-maneuver': {
    title: 'Recolocarse no es maniobrar',
    rule: 'Los impulsos, los toneles volados y el desactivar el camuflaje no cuentan como ejecutar una maniobra.',
  },
} as const satisfies RuleTexts;
