import type { RuleTexts } from '../rule-texts.ts';

export const physicalEs = {
  'xw.physical.id-three-tokens': {
    title: 'Poner los identificadores',
    rule: 'Un identificador usa tres fichas del mismo número: una junto a la carta de Nave y dos en la torre de la peana, con los colores a juego.',
  },
  'xw.physical.dial-window': {
    title: 'Girar un selector real',
    rule: 'Se gira la tapa hasta que la ventana muestre solo la maniobra deseada y el selector se deja boca abajo junto a su nave, dentro de la zona de juego.',
  },
  'xw.physical.dice-common-area': {
    title: 'Zona común de dados',
    rule: 'Los dados de combate se tiran en una zona común que ambos jugadores ven; vale la cara de arriba.',
  },
  'xw.physical.reference-precedence': {
    title: 'La referencia pesa más que la introducción',
    rule: 'La referencia de reglas prevalece sobre el folleto de introducción.',
  },
  'xw.physical.reference-open': {
    title: 'Las reglas están abiertas',
    rule: 'Cualquier jugador puede consultar la referencia de reglas cuando quiera.',
  },
  'xw.physical.moving-through-estimate': {
    title: 'Estimar el paso entre naves',
    rule: 'En la mesa, la plantilla se sostiene por encima de las naves que estorban y se estima la posición final con acuerdo de ambos jugadores, o se marcan esas naves, se levantan y se devuelven a su sitio.',
  },
  'xw.physical.peg-adjust': {
    title: 'Ajustar las clavijas',
    rule: 'Si dos miniaturas chocan, se añade o se quita una clavija.',
  },
  'xw.physical.ship-assembly': {
    title: 'Montar una nave',
    rule: 'Una nave se compone de miniatura, clavijas, peana e indicador de Nave (más identificadores), con el arco del indicador sobre la flecha delantera de la peana.',
  },
  'xw.physical.model-matches-type': {
    title: 'La miniatura es la del tipo',
    rule: 'La miniatura debe ser del tipo que nombra la carta de Nave.',
  },
  'xw.physical.table-surface': {
    title: 'Superficie de la mesa',
    rule: 'Se aconseja una superficie plana con algo de agarre, como fieltro o tela.',
  },
  'xw.physical.box-contents': {
    title: 'Contenido de la caja original',
    rule: 'La caja de 2012 trae 3 naves (1 ala-X, 2 cazas TIE), 3 peanas, 6 clavijas, 8 indicadores de Nave, 3 selectores, 11 plantillas (5 rectas, 3 de inclinación, 3 de giro), 1 regla de alcance, 6 asteroides, 33 cartas de Daño, 13 cartas de Nave, 5 cartas de Mejora, 3 dados de ataque, 3 dados de defensa, 4 fichas de evasión, 3 de concentración, 6 rojas y 6 azules de blanco fijado, 3 de tensión, 2 de escudo, 3 de crítico, 27 identificadores y 8 fichas de recuento, 4 satélites y 1 ficha de transporte.',
  },
  'xw.physical.lift-by-base': {
    title: 'Manejar las naves',
    rule: 'Se sujeta la plantilla, se toma la peana por los costados y se lleva la nave al otro lado.',
  },
  'xw.physical.initiative-token': {
    title: 'Ficha de iniciativa',
    rule: 'Una ficha queda junto al jugador que tiene la iniciativa.',
  },
} as const satisfies RuleTexts;
