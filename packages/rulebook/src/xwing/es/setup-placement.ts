import type { RuleTexts } from '../rule-texts.ts';

export const setupPlacementEs = {
  'xw.setup.obstacle.alternate-initiative-first': {
    title: 'Turnos para los obstáculos',
    rule: 'Los jugadores se alternan colocando un obstáculo cada vez; empieza quien tiene la iniciativa.',
  },
  'xw.setup.obstacle.total-six': {
    title: 'Número de obstáculos',
    rule: 'Se colocan exactamente 6 fichas de obstáculo en total.',
  },
  'xw.setup.obstacle.choice': {
    title: 'Elección del obstáculo',
    rule: 'En cada turno el jugador toma una ficha cualquiera de las que quedan, sea del tipo que sea.',
  },
  'xw.setup.obstacle.spacing': {
    title: 'Separación entre obstáculos',
    rule: 'Un obstáculo no puede quedar a alcance 1 de otro: entre sus puntos más cercanos debe haber más de 100 mm.',
  },
  'xw.setup.obstacle.edge-distance': {
    title: 'Distancia de los obstáculos a los bordes',
    rule: 'Ninguna parte de un obstáculo puede quedar a alcance 1-2 de un borde: todos sus puntos deben estar a más de 200 mm de los cuatro bordes.',
  },
  'xw.setup.obstacle.edge-choice': {
    title: 'Elección del borde',
    rule: 'Tras el sexto obstáculo, el jugador sin iniciativa elige como suyo cualquier borde; el otro se queda con el de enfrente.',
  },
  'xw.setup.obstacle.core2012-optional': {
    title: 'Obstáculos opcionales (2012)',
    rule: 'Hay obstáculos solo si ambos jugadores lo acuerdan antes de reunir las fuerzas.',
  },
  'xw.setup.obstacle.core2012-imperial-first': {
    title: 'El Imperial coloca primero (2012)',
    rule: 'Los jugadores se alternan colocando un obstáculo cada vez, el Imperial primero, hasta poner en la zona de juego todas las fichas disponibles (seis en la caja original).',
  },
  'xw.setup.obstacle.core2012-rebel-edge': {
    title: 'El Rebelde elige borde (2012)',
    rule: 'Puestos todos los obstáculos, el jugador Rebelde elige su borde y el Imperial recibe el opuesto.',
  },
  'xw.setup.deploy.ascending-ps': {
    title: 'Orden de despliegue',
    rule: 'Las naves se despliegan una tras otra, de la Habilidad más baja a la más alta.',
  },
  'xw.setup.deploy.tie-initiative': {
    title: 'Empates al desplegar',
    rule: 'Entre naves de igual Habilidad, quien tiene la iniciativa despliega todas las suyas antes que el adversario.',
  },
  'xw.setup.deploy.zone': {
    title: 'Zona de despliegue',
    rule: 'Una nave se despliega con toda su peana dentro del alcance 1 (100 mm) del borde de su jugador.',
  },
  'xw.setup.deploy.any-facing': {
    title: 'Orientación al desplegar',
    rule: 'Una nave puede desplegarse mirando hacia donde se quiera.',
  },
  'xw.setup.obstacle.core2012-no-gap': {
    title: 'Obstáculos sin separación (2012)',
    rule: 'Los obstáculos no guardan distancia mínima entre sí; solo los limita la prohibición del alcance 1-2 de los bordes.',
  },
} as const satisfies RuleTexts;
