import type { WrittenSaying } from '../../sayings.ts';
import type { ArmadaRuleId } from '../written-book.ts';

/** How ships move, what they run into and where the table ends. */
export const sayingsOnMoves: readonly WrittenSaying<ArmadaRuleId>[] = [
  {
    rules: [
      'ar.overlap.ship-damage-both',
      'ar.overlap.ship-reduce-speed',
      'ar.overlap.temporary-speed-restored',
      'ar.overlap.speed-zero-still-resolves',
    ],
    en: ['ram', 'rams', 'rammed', 'ramming', 'collide', 'collision', 'bump', 'crash into a ship'],
    es: ['embestir', 'embestida', 'choque', 'chocar', 'colisión', 'colisionar', 'ram'],
    pt: ['abalroar', 'abalroamento', 'batida', 'bater', 'colisão', 'colidir', 'ram'],
  },
  {
    rules: [
      'ar.overlap.squadrons-displaced',
      'ar.overlap.squadrons-placed-by-opponent',
      'ar.overlap.displaced-no-obstacle-effect',
    ],
    en: ['overlapping', 'run over squadrons', 'fly over squadrons', 'move squadrons aside', 'displaced'],
    es: ['atropellar', 'atropellar escuadrones', 'pasar por encima', 'apartar escuadrones', 'desplazados'],
    pt: ['atropelar', 'atropelar esquadrões', 'passar por cima', 'afastar esquadrões', 'deslocados'],
  },
  {
    rules: [
      'ar.yaw.max-clicks',
      'ar.yaw.dash-straight',
      'ar.yaw.increase-ladder',
      'ar.known.tool.click-angle',
    ],
    en: ['yaw', 'click', 'clicks', 'how much can i turn', 'notch', 'turn a joint'],
    es: ['clic', 'clics', 'cuánto puedo girar', 'yaw', 'muesca de giro'],
    pt: ['clique', 'quanto posso virar', 'yaw', 'virar a articulação'],
  },
  {
    rules: [
      'ar.ship-move.course-within-yaw',
      'ar.ship-move.place-at-speed-joint',
      'ar.ship-move.choose-side',
      'ar.ship-move.no-overlap-with-tool',
    ],
    en: ['nav tool', 'template', 'movement tool', 'how do ships move', 'steer'],
    es: ['plantilla', 'regla de movimiento', 'cómo se mueven las naves', 'timón', 'virar'],
    pt: ['gabarito', 'régua de movimento', 'como as naves se movem', 'leme', 'manobrar'],
  },
  {
    rules: [
      'ar.ship-move.choose-side',
      'ar.ship-move.same-side',
      'ar.ship-move.no-overlap-with-tool',
      'ar.overlap.reduced-may-cover-tool',
    ],
    en: ['inside of the turn', 'outside of the turn', 'which side of the tool', 'other side of the base'],
    es: ['interior del giro', 'exterior del giro', 'de qué lado el trazador', 'otro lado de la peana'],
    pt: ['dentro da curva', 'fora da curva', 'de que lado a ferramenta', 'outro lado da base'],
  },
  {
    rules: [
      'ar.commands.navigate.dial',
      'ar.commands.navigate.token',
      'ar.speed.constant',
      'ar.commands.combine-dial-and-token',
    ],
    en: ['speed up', 'slow down', 'accelerate', 'brake', 'change speed', 'nav command', 'nav dial'],
    es: ['acelerar', 'frenar', 'cambiar de velocidad', 'subir la velocidad', 'bajar la velocidad'],
    pt: ['acelerar', 'frear', 'mudar de velocidade', 'aumentar a velocidade', 'reduzir a velocidade'],
  },
  {
    rules: [
      'ar.ship-move.speed-zero-counts',
      'ar.defense.speed-zero-none',
      'ar.speed.min-zero',
      'ar.overlap.speed-zero-still-resolves',
    ],
    en: ['stop', 'stopped', 'parked', 'park', 'sitting still', 'not moving'],
    es: ['parada', 'parar', 'detenida', 'nave quieta', 'aparcada'],
    pt: ['parada', 'parar', 'nave parada', 'estacionada', 'ficar quieta'],
  },
  {
    rules: ['ar.destroyed.outside-play-area', 'ar.destroyed.edge-ignores-dials-and-sliders'],
    en: ['off the board', 'off the table', 'fly off', 'leave the map', 'edge of the map', 'flee'],
    es: ['fuera del tablero', 'fuera de la mesa', 'salirse', 'borde del mapa', 'huir'],
    pt: ['fora do tabuleiro', 'fora da mesa', 'sair da mesa', 'borda do mapa', 'fugir'],
  },
  {
    rules: ['ar.obstacle.asteroid', 'ar.obstacle.overlap-test', 'ar.los.obstructed-by-ship-or-obstacle'],
    en: ['rock', 'rocks', 'hit a rock', 'asteroids', 'land on a rock'],
    es: ['roca', 'rocas', 'piedra', 'asteroide', 'meteorito'],
    pt: ['rocha', 'rochas', 'pedra', 'asteroide', 'meteoro'],
  },
  {
    rules: ['ar.obstacle.debris', 'ar.obstacle.overlap-test', 'ar.damage.unspecified-zone'],
    en: ['junk', 'wreck', 'wreckage', 'scrap'],
    es: ['escombros', 'chatarra', 'restos', 'basura espacial'],
    pt: ['destroços', 'sucata', 'restos', 'lixo espacial'],
  },
  {
    rules: ['ar.obstacle.station-ship', 'ar.obstacle.station-squadron'],
    en: ['space station', 'heal at the station', 'dock'],
    es: ['estación espacial', 'curarse en la estación', 'atracar'],
    pt: ['estação espacial', 'curar na estação', 'atracar'],
  },
];
