import type { Words } from '../words.ts';

export const es: Words = {
  people: { p1: 'Piloto', p2: 'Instructor' },
  steps: {
    welcome: {
      title: 'Te damos la bienvenida a la cabina',
      text: 'Este Ala-X es tuyo. Volaremos juntos tres rondas y te iré diciendo qué pulsar. El árbitro conoce las reglas: nada puede salir mal.',
    },
    enemies: {
      title: 'Dos cazas TIE',
      text: 'Derríbalos antes de que te derriben a ti. Toda ronda empieza con la planificación: cada piloto elige una maniobra en secreto. Tu rival está eligiendo ahora, boca abajo.',
    },
    dial: {
      title: 'Prepara tu selector',
      text: 'Llévalo a la recta de velocidad 2, adelante y sin prisa: toca la flecha o gira el borde. El verde es vuelo fácil, el blanco normal, el rojo castiga al piloto.',
      instead: 'También volaría, pero hoy conviene la recta 2: te deja justo a distancia de disparo.',
    },
    ready: {
      title: 'Di que estás listo',
      text: 'Puedes cambiar de idea hasta que todos estén listos. ¿Te quedas con la recta 2? Pulsa Listo.',
      instead: 'El selector está bien así. Déjalo en la recta 2 y pulsa Listo.',
    },
    order: {
      title: 'Los novatos mueven primero',
      text: 'Las naves mueven de una en una, primero la habilidad más baja. El Academy Pilot tiene 1: movió sin saber dónde ibas a estar. Tú tienes 4 y mueves al final.',
    },
    focus: {
      title: 'Una acción',
      text: 'La nave que ha movido puede hacer una cosa más. Elige Concentración: la ficha espera junto a tu nave y mejora los dados más tarde.',
      instead: 'Buena acción, y ya llegará. Para el primer disparo lo que más ayuda es la Concentración.',
    },
    arc: {
      title: '¿A quién se puede dar?',
      text: 'Ahora se dispara, primero la habilidad más alta: tú. Las líneas de tu peana abren el arco de fuego. El TIE está dentro, y la regla marca alcance 3, hasta donde llegan los láseres.',
    },
    attack: {
      title: 'Abre fuego',
      text: 'Ataca al Academy Pilot. Un Ala-X tira tres dados rojos.',
      instead: 'No lo dejes escapar: está en tu arco y a tu alcance. Ataca al Academy Pilot.',
    },
    spend: {
      title: 'Gasta la concentración',
      text: 'Un impacto, un ojo y una cara vacía. Solo, un ojo no vale nada, pero una ficha de concentración convierte todos los ojos en impactos. Gástala.',
      instead: 'Puedes guardar la ficha, pero para esto está: un ojo que pasa a impacto. Gástala.',
    },
    defence: {
      title: 'Los dados verdes esquivan',
      text: 'Van dos impactos. Un TIE tiene agilidad 3 y, a alcance 3, quien recibe el disparo tira un dado más: cuatro. Cada evasión anula un impacto. Solo ha salido una.',
    },
    damage: {
      title: 'Un impacto llega',
      text: 'Un TIE no lleva escudos, así que recibe una carta de Daño boca abajo. Con tres, tantas como su casco, se acabó. Ahora le toca disparar a él.',
    },
    shields: {
      title: 'Tus escudos aguantan',
      text: 'Gastó su concentración y acertó dos veces. El alcance 3 te dio un tercer dado verde: una evasión, y un ojo que no sirvió porque tu ficha ya estaba gastada. Un escudo paró el otro impacto. Te queda uno.',
    },
    nextRound: {
      title: 'Ronda nueva',
      text: 'Al final de la ronda se van las fichas de concentración y de evasión que nadie usó. La tensión, los blancos fijados y el daño se quedan. Después todos vuelven a planear.',
    },
    turnAround: {
      title: 'Ponte a su cola',
      text: 'Viene derecho hacia ti. Elige el 4 rojo que da la vuelta: sigues recto por encima del TIE y giras del todo.',
      instead: 'Lo perderías de vista. Toma el 4 rojo que da la vuelta, al final del selector.',
    },
    readyAgain: {
      title: '¿Listo?',
      text: 'El TIE vuelve a mover primero. Pulsa Listo y mira con qué se topa.',
      instead: 'Confía en la vuelta: deja el selector y pulsa Listo.',
    },
    bump: {
      title: '¡Choque!',
      text: 'Su camino acababa sobre tu peana, así que se quedó corto, tocándote. No se rompe nada, pero pierde su acción, y dos naves que se tocan no pueden dispararse. Ahora mira: tu vuelta le pasa por encima.',
    },
    stress: {
      title: 'Estás bajo tensión',
      text: 'Estás justo detrás. La maniobra roja te costó una ficha de tensión: mientras dure no hay acciones ni maniobras rojas. Disparar sí se puede.',
    },
    behind: {
      title: 'Fuego por la espalda',
      text: 'Mira hacia otro lado y no puede dispararte. El alcance 2 no ayuda a nadie. ¡Ataca!',
      instead: 'No tendrás mejor ocasión: ataca al Academy Pilot.',
    },
    critical: {
      title: 'Un impacto crítico',
      text: 'Su evasión anuló el impacto corriente, que va primero. El crítico llegó: esta carta queda boca arriba y hace daño. Structural Damage le quita un dado verde.',
    },
    relax: {
      title: 'Respira',
      text: 'Una maniobra verde quita una ficha de tensión. Tu recta 2 es verde y te mantiene detrás del TIE.',
      instead: 'Con tensión a bordo, vuela en verde: la recta 2 te la quita y deja al TIE delante.',
    },
    readyToKill: {
      title: 'Tras él',
      text: 'Pulsa Listo. El TIE se aparta y tú lo sigues.',
      instead: 'El selector está bien. Pulsa Listo.',
    },
    lock: {
      title: 'Fija el blanco',
      text: 'Sin tensión puedes volver a actuar. Elige Blanco fijado y luego al Academy Pilot: contra una nave fijada puedes repetir dados.',
      instead: 'Esta vez fija como blanco al Academy Pilot: con cuatro dados por tirar, vale más.',
    },
    close: {
      title: 'A quemarropa',
      text: 'Alcance 1: quien dispara tan cerca tira un dado rojo más. Cuatro dados, y el TIE ha perdido uno de los suyos. ¡Ataca!',
      instead: 'Ahora o nunca: ataca al Academy Pilot.',
    },
    reroll: {
      title: 'Repite las caras vacías',
      text: 'Dos impactos y dos caras vacías. Gasta el blanco fijado, deja elegidas las dos vacías y vuelve a tirarlas.',
      instead:
        'Gasta el blanco fijado y repite las dos caras vacías, solo esas: los impactos están bien así.',
    },
    kill: {
      title: 'Tu primer derribo',
      text: 'Cuatro impactos contra una evasión: más daño que el casco que le quedaba. Y ni llegó a disparar, porque el mejor piloto dispara antes.',
    },
    yourTurn: {
      title: 'Ahora tú',
      text: 'Planear, mover, actuar, disparar, recoger: eso es una ronda. Queda un TIE, que baja por el lado. Ve a por él, desde aquí o en una batalla tuya.',
    },
  },
};
