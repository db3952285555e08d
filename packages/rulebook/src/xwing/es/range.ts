import type { RuleTexts } from '../rule-texts.ts';

export const rangeEs = {
  'xw.range.bands': {
    title: 'Franjas de alcance',
    rule: 'La regla tiene tres franjas, llamadas alcance 1, 2 y 3 desde la nave que mide hacia fuera.',
  },
  'xw.range.closest-points': {
    title: 'Alcance entre naves',
    rule: 'El alcance entre dos naves es la franja donde cae la distancia más corta entre sus peanas.',
  },
  'xw.range.boundary-lower-band': {
    title: 'Límites de franja',
    rule: 'Cuando el límite de una franja cae justo sobre la peana del objetivo, vale la franja de número menor.',
  },
  'xw.range.attack-in-arc-point': {
    title: 'El alcance del ataque va a puntos en arco',
    rule: 'En un ataque limitado a arcos, con armamento principal o secundario, el alcance es la distancia más corta desde la peana del atacante a un punto de la del objetivo dentro de un arco que ese ataque pueda usar.',
  },
  'xw.range.attack-from-point': {
    title: 'Desde dónde se mide el ataque',
    rule: 'En un ataque, el alcance parte del punto de la peana del atacante más cercano al punto del objetivo que se mide.',
  },
  'xw.range.turret-any-point': {
    title: 'Alcance de las armas fuera de arco',
    rule: 'Con una torreta principal, o cualquier arma que pueda disparar fuera del arco, el alcance se mide al punto más cercano de la peana del objetivo, en arco o no.',
  },
  'xw.range.wording.span': {
    title: 'Expresión «alcance a-b»',
    rule: 'Un intervalo como alcance 1-3 abarca todas las franjas del primer número al último.',
  },
  'xw.range.wording.at': {
    title: 'Expresión «a»',
    rule: 'Un objeto está a alcance n cuando el punto más cercano de su peana está en la franja n.',
  },
  'xw.range.wording.within': {
    title: 'Expresión «dentro de»',
    rule: 'Un objeto está dentro de alcance n solo si todos los puntos de su peana caen en la franja n, y dentro de alcance a-b solo si todos caen en las franjas de a hasta b.',
  },
  'xw.range.wording.beyond': {
    title: 'Expresión «más allá de»',
    rule: 'Un objeto está más allá de alcance n si ninguna parte de su peana cae en las franjas de 1 a n.',
  },
  'xw.range.to-token': {
    title: 'Alcance a una ficha',
    rule: 'El alcance a una ficha se mide hasta su punto más cercano a la peana de la nave.',
  },
  'xw.range.single-edge': {
    title: 'La regla no tiene ancho',
    rule: 'Se mide con un solo borde de la regla como línea ideal; su ancho y su grosor no cuentan.',
  },
  'xw.range.self': {
    title: 'Alcance a sí misma',
    rule: 'Medida hasta sí misma, una nave está siempre a alcance 1.',
  },
  'xw.range.guides-ignored': {
    title: 'Los salientes no cuentan para alcance ni arco',
    rule: 'Los salientes delanteros y traseros no se tienen en cuenta al medir el alcance ni al determinar los arcos.',
  },
  'xw.range.in-range-not-arc': {
    title: 'Alcance y arco son cosas aparte',
    rule: 'Una nave puede estar a alcance y fuera del arco; cada prueba debe superarse por separado.',
  },
  'xw.range.weapon-range': {
    title: 'Alcance del arma',
    rule: 'Un arma secundaria se usa solo si el objetivo está a un alcance impreso en su carta; una de alcance 2-3 no sirve a alcance 1.',
  },
  'xw.range.to-edge': {
    title: 'Alcance a un borde',
    rule: 'El alcance a un borde de la zona de juego se mide en perpendicular desde ese borde hacia dentro, con las mismas franjas que entre naves.',
  },
} as const satisfies RuleTexts;
