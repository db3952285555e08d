import type { RuleTexts } from '../rule-texts.ts';

export const obstacleEs = {
  'xw.obstacle.trigger': {
    title: 'Chocar con un obstáculo',
    rule: 'Cuando en una maniobra la plantilla o la peana final de una nave cortan un obstáculo, la maniobra se completa con normalidad y luego se aplica el efecto del obstáculo; basta con la plantilla.',
  },
  'xw.obstacle.asteroid.skip-action': {
    title: 'El asteroide cuesta el paso de acción',
    rule: 'Una nave que chocó con un asteroide se salta su paso Realizar una acción de esta ronda.',
  },
  'xw.obstacle.asteroid.damage-roll': {
    title: 'Tirada de daño del asteroide',
    rule: 'Tras el paso saltado la nave tira 1 dado de ataque: impacto es 1 daño, crítico es 1 daño crítico, y concentración o cara vacía no hacen nada.',
  },
  'xw.obstacle.asteroid.no-attack': {
    title: 'Desde un asteroide no se ataca',
    rule: 'Una nave cuya peana se solapa con un asteroide no puede atacar.',
  },
  'xw.obstacle.asteroid.can-be-attacked': {
    title: 'Las naves sobre asteroides son objetivos',
    rule: 'Una nave que está sobre un obstáculo puede ser atacada con normalidad.',
  },
  'xw.obstacle.debris.stress': {
    title: 'Tensión por los desechos',
    rule: 'Una nave que chocó con desechos espaciales recibe 1 ficha de tensión justo después de comprobar la tensión; a diferencia del asteroide, no se salta su paso Realizar una acción.',
  },
  'xw.obstacle.debris.damage-roll': {
    title: 'Tirada de daño de los desechos',
    rule: 'Después de su paso Realizar una acción, la nave que chocó con desechos tira 1 dado de ataque y sufre 1 daño crítico si sale crítico; las demás caras son inofensivas.',
  },
  'xw.obstacle.debris.attack-ok': {
    title: 'Desde los desechos se ataca',
    rule: 'Solaparse con desechos espaciales no impide atacar.',
  },
  'xw.obstacle.stay-on-token': {
    title: 'Las naves se quedan sobre el obstáculo',
    rule: 'Una nave cuya posición final se solapa con un obstáculo se queda ahí; nada la hace retroceder.',
  },
  'xw.obstacle.multiple-order': {
    title: 'Varios obstáculos',
    rule: 'Una nave que chocó con varios obstáculos sufre el efecto de cada uno, del más cercano al más lejano de su posición inicial.',
  },
  'xw.obstacle.start-overlap-ignored': {
    title: 'Salir de un obstáculo',
    rule: 'Un obstáculo que está bajo la nave al empezar su maniobra no cuenta, salvo que lo corten la plantilla o la peana en la posición final.',
  },
  'xw.obstacle.partial-template': {
    title: 'Obstáculos y movimientos acortados',
    rule: 'Si un solapamiento con una nave acortó el movimiento, la parte de plantilla más allá de la posición final real no choca con obstáculos.',
  },
  'xw.obstacle.types': {
    title: 'Tipos de obstáculo',
    rule: 'Los obstáculos son el asteroide y los desechos espaciales; ninguna otra ficha (bomba, satélite, ficha de misión) lo es, salvo que una carta o misión la convierta en uno.',
  },
  'xw.obstacle.obstruct.definition': {
    title: 'Ataque obstruido',
    rule: 'Un ataque está obstruido si la línea con que se mide el alcance entre atacante y defensor cruza alguna ficha de obstáculo.',
  },
  'xw.obstacle.obstruct.extra-die': {
    title: 'Ventaja por obstrucción',
    rule: 'El defensor de un ataque obstruido tira 1 dado de defensa más.',
  },
  'xw.obstacle.obstruct.not-cumulative': {
    title: 'La obstrucción no se acumula',
    rule: 'Por muchos obstáculos que cruce la línea, la ventaja sigue siendo de 1 dado.',
  },
  'xw.obstacle.obstruct.ships-do-not': {
    title: 'Las naves no obstruyen',
    rule: 'Las naves pequeñas y grandes que haya entre atacante y defensor nunca obstruyen un ataque.',
  },
  'xw.obstacle.obstruct.closest-line-forced': {
    title: 'No se rodea la obstrucción',
    rule: 'La obstrucción se mira en la misma línea que da el alcance del ataque (la legal más corta); el atacante no puede tomar una más larga para evitar un obstáculo.',
  },
  'xw.obstacle.obstruct.tie-choice': {
    title: 'Líneas igual de cortas',
    rule: 'Cuando varias líneas empatan como más cortas, el atacante elige cualquiera, incluso la que evita el obstáculo.',
  },
  'xw.obstacle.obstruct.ruler-width': {
    title: 'Obstruye una línea, no la regla entera',
    rule: 'La obstrucción se mira con el único borde de medida entre los dos puntos más cercanos, así que el ancho de la regla nunca la causa.',
  },
} as const satisfies RuleTexts;
