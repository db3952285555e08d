import type { RuleTexts } from '../rule-texts.ts';

export const actionLockEs = {
  'xw.action.lock.icon': {
    title: 'Fijar un blanco',
    rule: 'Una nave con el icono de blanco fijado puede fijar como blanco 1 nave enemiga a alcance 1-3.',
  },
  'xw.action.lock.all-round': {
    title: 'El arco no cuenta al fijar',
    rule: 'El alcance para fijar un blanco se mide de peana a peana en cualquier dirección, sin mirar el arco de fuego.',
  },
  'xw.action.lock.pair': {
    title: 'Las fichas van por parejas',
    rule: 'Un blanco fijado es una ficha azul en la nave que fija y una roja con la misma letra en la nave fijada.',
  },
  'xw.action.lock.enemy-only': {
    title: 'No se fija a una aliada',
    rule: 'Una nave aliada nunca puede ser blanco fijado.',
  },
  'xw.action.lock.one-maintained': {
    title: 'Un blanco fijado por nave',
    rule: 'Una nave mantiene como mucho 1 blanco fijado; al fijar otro se retira el anterior.',
  },
  'xw.action.lock.relock-same': {
    title: 'Volver a fijar la misma nave',
    rule: 'Una nave puede fijar a una que ya tenía fijada; se retira la pareja de fichas anterior.',
  },
  'xw.action.lock.many-on-one': {
    title: 'Muchos sobre un mismo blanco',
    rule: 'Varios enemigos pueden tener fijada a la vez a una misma nave.',
  },
  'xw.action.lock.spend-reroll': {
    title: 'Gastar un blanco fijado',
    rule: 'Contra la nave que tiene fijada, el atacante puede gastar el blanco fijado y repetir la tirada de cuantos dados de ataque quiera.',
  },
  'xw.action.lock.spend-zero-dice': {
    title: 'Gastarlo sin repetir dados',
    rule: 'Un blanco fijado puede gastarse sin repetir ningún dado.',
  },
  'xw.action.lock.spend-only-vs-locked': {
    title: 'El blanco fijado debe ser el defensor',
    rule: 'Solo se repiten dados si el defensor es la nave que lleva la ficha roja correspondiente.',
  },
  'xw.action.lock.cost-no-reroll': {
    title: 'Blanco fijado pagado como coste',
    rule: 'Un blanco fijado que se paga como coste de una capacidad no da además repetición de dados.',
  },
  'xw.action.lock.other-source': {
    title: 'Blancos fijados por otros efectos',
    rule: 'Una nave sin el icono puede fijar y mantener un blanco que le conceda otro efecto.',
  },
  'xw.action.lock.acquire-not-action': {
    title: 'Fijar por una capacidad no es la acción',
    rule: 'Una capacidad que hace fijar un blanco no es la acción de fijar, así que funciona aunque esa acción ya se haya usado en la ronda.',
  },
  'xw.action.lock.declare-out-of-range': {
    title: 'Blanco declarado fuera de alcance',
    rule: 'Si la nave declarada para la acción de fijar resulta estar fuera de alcance, el jugador puede elegir otra nave o incluso otra acción.',
  },
  'xw.action.lock.removal-paired': {
    title: 'Quitar media pareja',
    rule: 'Quitar una ficha de la pareja quita también la otra, salvo que la azul se esté pasando a otra nave.',
  },
  'xw.action.lock.removal-causes': {
    title: 'Cuándo se pierde un blanco fijado',
    rule: 'Un blanco fijado desaparece solo si quien lo tiene fija otro, lo gasta, lo retira una capacidad o se destruye cualquiera de las dos naves.',
  },
  'xw.action.core2012-premeasure-lock': {
    title: 'Medir antes de fijar (2012)',
    rule: 'Se puede comprobar el alcance a los enemigos antes de decidir si se realiza la acción de fijar.',
  },
  'xw.action.lock.example': {
    title: 'Ejemplo: blanco fijado',
    rule: 'Un Piloto novato no puede fijar a un Piloto del Escuadrón Obsidiana a 301 mm, pero sí a un Piloto de la Academia 250 mm por detrás (alcance 3); este recibe una ficha roja y el Piloto novato la azul de la misma letra.',
  },
} as const satisfies RuleTexts;
