import type { RuleTexts } from '../rule-texts.ts';

export const overlapEs = {
  'xw.overlap.definition': {
    title: 'Solapamiento de naves',
    rule: 'Una nave que maniobra se solapa con otra cuando su peana, en la posición final prevista, cubre parte de la peana ajena; bordes o esquinas que solo se tocan son contacto, no solapamiento.',
  },
  'xw.overlap.back-up': {
    title: 'Retroceder por la plantilla',
    rule: 'Una nave solapada se desliza hacia atrás por la plantilla hasta la primera posición en que su peana no corta la de ninguna nave.',
  },
  'xw.overlap.back-up-centred': {
    title: 'Rumbo al retroceder',
    rule: 'Mientras retrocede, la plantilla sigue centrada bajo los dos pares de salientes, así que el rumbo de la nave sigue la curva.',
  },
  'xw.overlap.back-up-chain': {
    title: 'Retroceder contra otras naves',
    rule: 'Si al retroceder topa con otra nave, sigue retrocediendo hasta quedar libre de todas.',
  },
  'xw.overlap.contact-last': {
    title: 'Contacto final',
    rule: 'La nave acaba con su peana en contacto con la última nave que solapó al retroceder.',
  },
  'xw.overlap.only-final-contacts-count': {
    title: 'Con qué naves se solapó',
    rule: 'Si había varias naves en medio, la que se mueve cuenta como solapada solo con las que toca su peana en la posición final.',
  },
  'xw.overlap.no-movement-possible': {
    title: 'Retroceso completo',
    rule: 'Una nave que no halla sitio libre en toda la plantilla acaba justo donde empezó, y su maniobra cuenta como ejecutada.',
  },
  'xw.overlap.skip-action': {
    title: 'El solapamiento cuesta el paso de acción',
    rule: 'Una nave cuya maniobra la solapó con otra se salta su paso Realizar una acción de esta ronda.',
  },
  'xw.overlap.free-actions-ok': {
    title: 'Acciones gratuitas tras solaparse',
    rule: 'Saltarse el paso Realizar una acción por un solapamiento no priva a la nave de acciones gratuitas.',
  },
  'xw.overlap.through-ships-free': {
    title: 'Volar a través de naves',
    rule: 'Que la plantilla cruce la peana de otra nave no tiene efecto mientras la posición final no se solape con nadie.',
  },
  'xw.overlap.through-definition': {
    title: 'Moverse a través',
    rule: 'Moverse a través significa que, durante una maniobra, la plantilla corta una ficha de obstáculo o la peana de otra nave.',
  },
  'xw.overlap.touching.definition': {
    title: 'En contacto',
    rule: 'Dos naves están en contacto solo si una, al maniobrar, se solapó con la otra y las peanas acabaron tocándose; juntarse de cualquier otro modo no lo es.',
  },
  'xw.overlap.touching.no-attack': {
    title: 'Las naves en contacto no se atacan',
    rule: 'Una nave no puede atacar a otra con la que está en contacto, en ninguno de los dos sentidos.',
  },
  'xw.overlap.touching.others-ok': {
    title: 'Las naves en contacto atacan a otras',
    rule: 'Una nave en contacto puede atacar a las naves enemigas con las que no lo está.',
  },
  'xw.overlap.touching.persists': {
    title: 'Cómo acaba el contacto',
    rule: 'El contacto dura hasta que una de las dos se mueve, por maniobra, acción o al desactivar el camuflaje, de forma que sus peanas dejan de tocarse.',
  },
  'xw.overlap.touching.parallel-exception': {
    title: 'El vuelo en paralelo rompe el contacto',
    rule: 'Si dos naves en contacto han cambiado ambas de sitio por maniobra, impulso o tonel volado sin solaparse entre sí, dejan de estar en contacto aunque sus peanas vuelvan a tocarse.',
  },
  'xw.overlap.touching.multiple': {
    title: 'Contacto con varias naves',
    rule: 'Una misma nave puede quedar en contacto con dos o más a la vez si se solapó con ellas y sigue tocándolas tras retroceder.',
  },
  'xw.overlap.touching.core2012-contact': {
    title: 'Todo contacto de peanas impide atacar (2012)',
    rule: 'Dos naves cuyas peanas se tocan físicamente no pueden elegirse como objetivo mientras dure ese contacto.',
  },
  'xw.overlap.touching.range-1': {
    title: 'En contacto es alcance 1',
    rule: 'Las naves en contacto están a alcance 1 la una de la otra.',
  },
  'xw.overlap.guides-count': {
    title: 'Cuándo cuentan los salientes',
    rule: 'Los salientes delanteros y traseros son parte de la peana mientras se ejecuta una maniobra y al comprobar solapamientos con obstáculos y naves, y para nada más.',
  },
  'xw.overlap.example': {
    title: 'Ejemplo: solapamiento en cadena',
    rule: 'Un Piloto novato en (0, 0) que vuela recto 3 se solaparía con un Piloto de la Academia en (35, 170), retrocede hasta un Piloto del Escuadrón Negro en (-35, 110) y para en (0, 70), en contacto solo con este y sin paso de acción.',
  },
  'xw.overlap.stationary-no-overlap': {
    title: 'Una nave inmóvil no se solapa con naves',
    rule: 'Una maniobra inmóvil no se solapa con ninguna nave, así que nunca cuesta por ello el paso Realizar una acción, y un contacto que ya hubiera continúa porque la nave no se ha movido.',
  },
} as const satisfies RuleTexts;
