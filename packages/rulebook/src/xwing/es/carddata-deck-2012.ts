import type { RuleTexts } from '../rule-texts.ts';

export const carddataDeck2012Es = {
  'xw.carddata.deck.core2012-names': {
    title: 'Mazo de Daño original (2012)',
    rule: 'Las 13 cartas con dos copias del mazo original son Piloto cegado, Fuego en los controles, Cabina dañada, Motor dañado, Sensores dañados, Piloto herido, Pequeña explosión, Pequeña brecha en el casco, Fallo de munición, Daño estructural, Piloto aturdido, Fuego en el control de empuje y Avería del arma.',
  },
  'xw.carddata.deck.core2012.as-newer': {
    title: 'Mazo original, cartas iguales (2012)',
    rule: 'En el mazo original, Fuego en los controles, Cabina dañada, Motor dañado, Fuego en el control de empuje e Impacto directo tienen los mismos atributos y efectos que en el mazo nuevo.',
  },
  'xw.carddata.deck.core2012.blinded-pilot': {
    title: 'Piloto cegado (2012)',
    rule: 'Piloto cegado (Piloto, 2 copias) hace que la nave no tire dados de ataque en su próximo ataque y después se pone boca abajo.',
  },
  'xw.carddata.deck.core2012.damaged-sensor-array': {
    title: 'Sensores dañados (2012)',
    rule: 'Sensores dañados (Nave, 2 copias) impide las acciones de la barra de acciones de la nave; como acción se tira 1 dado de ataque, y con impacto se pone boca abajo.',
  },
  'xw.carddata.deck.core2012.injured-pilot': {
    title: 'Piloto herido (2012)',
    rule: 'Piloto herido (Piloto, 2 copias) apaga la capacidad del piloto de la nave y todas sus mejoras de Élite.',
  },
  'xw.carddata.deck.core2012.minor-explosion': {
    title: 'Pequeña explosión (2012)',
    rule: 'Pequeña explosión (Nave, 2 copias) tira al momento 1 dado de ataque, un impacto causa 1 daño, y después se pone boca abajo.',
  },
  'xw.carddata.deck.core2012.minor-hull-breach': {
    title: 'Pequeña brecha en el casco (2012)',
    rule: 'Pequeña brecha en el casco (Nave, 2 copias) tira 1 dado de ataque tras cada maniobra roja que ejecuta la nave, y un impacto causa 1 daño.',
  },
  'xw.carddata.deck.core2012.munitions-failure': {
    title: 'Fallo de munición (2012)',
    rule: 'Fallo de munición (Nave, 2 copias) hace que la nave descarte al momento 1 arma secundaria a elección de su jugador y después se pone boca abajo.',
  },
  'xw.carddata.deck.core2012.structural-damage': {
    title: 'Daño estructural (2012)',
    rule: 'Daño estructural (Nave, 2 copias) baja la Agilidad en 1, nunca por debajo de 0; como acción se tira 1 dado de ataque, y con impacto se pone boca abajo.',
  },
  'xw.carddata.deck.core2012.stunned-pilot': {
    title: 'Piloto aturdido (2012)',
    rule: 'Piloto aturdido (Piloto, 2 copias) hace sufrir a la nave 1 daño tras cada maniobra que la llevó a solaparse con una nave o un obstáculo.',
  },
  'xw.carddata.deck.core2012.weapon-malfunction': {
    title: 'Avería del arma (2012)',
    rule: 'Avería del arma (Nave, 2 copias) baja el armamento principal en 1, nunca por debajo de 0; como acción se tira 1 dado de ataque, y con impacto o crítico se pone boca abajo.',
  },
} as const satisfies RuleTexts;
