import type { RuleTexts } from '../rule-texts.ts';

export const setupEs = {
  'xw.setup.order': {
    title: 'Orden de la preparación',
    rule: 'La preparación tiene siete pasos en este orden: reunir las fuerzas, decidir la iniciativa, marcar la zona de juego, colocar obstáculos, desplegar las naves, poner los escudos y preparar lo demás.',
  },
  'xw.setup.gather.reveal': {
    title: 'Reunir las fuerzas',
    rule: 'En el primer paso de la preparación ambos escuadrones se muestran enteros, con todas sus mejoras.',
  },
  'xw.setup.gather.complete-ship': {
    title: 'Cada nave, completa',
    rule: 'Cada nave debe venir con su carta de Nave, las mejoras elegidas, el selector de su tipo y, si hace falta, un identificador.',
  },
  'xw.setup.area.size': {
    title: 'Tamaño de la zona de juego',
    rule: 'La zona de juego por defecto para una partida de 100 puntos es un cuadrado de 90 por 90 cm.',
  },
  'xw.setup.area.scalable': {
    title: 'Otros tamaños',
    rule: 'Con totales distintos de 100 puntos se puede pactar ampliar o reducir el ancho, el fondo o ambos.',
  },
  'xw.setup.area.boundary': {
    title: 'El límite importa',
    rule: 'Las naves se despliegan y se mueven solo dentro del rectángulo marcado; si una peana sale de él, se aplica la regla de huida.',
  },
  'xw.setup.edge.opposite-sides': {
    title: 'Bordes enfrentados',
    rule: 'Los bordes de los dos jugadores son siempre lados opuestos de la zona de juego.',
  },
  'xw.setup.shields': {
    title: 'Escudos puestos',
    rule: 'Durante la preparación cada nave recibe tantas fichas de escudo como su valor de Escudos.',
  },
  'xw.setup.damage-deck': {
    title: 'Mazo de Daño listo',
    rule: 'Un solo mazo de Daño, que usan ambos bandos para todas las naves, se baraja y queda boca abajo fuera de la zona de juego.',
  },
  'xw.setup.damage-deck.one-per-player': {
    title: 'Mazos de Daño separados',
    rule: 'Si los jugadores tienen más de un mazo de Daño, los mazos no se mezclan: cada uno tiene su mazo y su pila de descartes y roba de ellos solo para sus propias naves.',
  },
  'xw.setup.damage-deck.newer-preferred': {
    title: 'El mazo nuevo es el normal',
    rule: 'Si están disponibles el mazo de Daño original y el nuevo, se usa el nuevo salvo que se elija el original.',
  },
  'xw.setup.tracking.only-when-needed': {
    title: 'Fichas de recuento',
    rule: 'Las rondas se cuentan solo si hay límite de rondas o si la misión lo pide.',
  },
  'xw.setup.tracking.counting': {
    title: 'Contar las rondas',
    rule: 'Cuando se cuentan las rondas, se pone una ficha de recuento en la preparación y otra al final de cada ronda; el número de fichas es el de la ronda en curso.',
  },
  'xw.setup.tracking.other-uses': {
    title: 'Fichas de recuento en misiones',
    rule: 'Una misión puede dar otro uso a las fichas de recuento, como marcar escudos o una nave especial.',
  },
  'xw.setup.components.limited': {
    title: 'Componentes contados',
    rule: 'En una partida limitada a una caja original no puede haber en uso a la vez más de 3 naves (1 ala-X, 2 cazas TIE), 3 peanas, 6 clavijas, 6 asteroides, 13 cartas de Nave, 5 cartas de Mejora y 33 cartas de Daño; una colección mayor sube los topes con lo que tenga.',
  },
  'xw.setup.components.substitutes': {
    title: 'Las fichas no se acaban',
    rule: 'Cualquier otra ficha agotada puede sustituirse por otra cosa, así que su reserva es de hecho ilimitada.',
  },
  'xw.setup.sides.two': {
    title: 'Siempre dos bandos',
    rule: 'Una partida enfrenta siempre a exactamente dos bandos, cada uno de un jugador salvo en el juego por equipos.',
  },
  'xw.setup.core2012-order': {
    title: 'Orden de la preparación (2012)',
    rule: 'La preparación tiene ocho pasos en este orden: elegir facción, reunir las fuerzas, montar las naves, marcar la zona de juego, desplegar, disponer las cartas, poner los escudos y preparar el mazo de Daño y lo demás.',
  },
  'xw.setup.area.core2012-any-size': {
    title: 'Tamaño libre de la zona (2012)',
    rule: 'En toda partida que no sea una misión se puede pactar cualquier tamaño de zona de juego; por defecto, 90 por 90 cm.',
  },
  'xw.setup.edge.core2012-seat': {
    title: 'El borde es el del asiento (2012)',
    rule: 'Sin obstáculos nadie elige borde: el de cada jugador es el lado de la zona de juego donde se sienta, enfrente del otro.',
  },
  'xw.setup.edge.side-edges': {
    title: 'Bordes laterales',
    rule: 'Los dos bordes de la zona de juego que no son de ningún jugador son los laterales.',
  },
} as const satisfies RuleTexts;
