import type { UpgradeTexts } from '../../card-texts.ts';

export const illicitTexts: UpgradeTexts<'illicit'> = {
  'illicit:feedbackarray':
    'En lugar de atacar puede recibir 1 ficha de iones y 1 daño para hacer 1 daño a una enemiga a alcance 1.',
  'illicit:empdevice':
    'En lugar de atacar puede descartarla: cada nave a alcance 1, también esta, recibe 2 fichas de iones.',
  'illicit:hotshotblaster': 'Ataque en cualquier dirección a alcance 1-2 con 3 dados, a cambio de la carta.',
  'illicit:glitterstim':
    'Al empezar la fase de Combate, a cambio de la carta y 1 ficha de tensión, durante la ronda puede convertir todas sus concentraciones en impactos, o en evasiones al defenderse.',
  'illicit:blackmarketslicertools':
    'Acción: contra una enemiga con tensión a alcance 1-2 se tira un dado de ataque; con impacto o crítico 1 de sus fichas de tensión pasa a ser 1 carta de Daño boca abajo.',
  'illicit:burnoutslam': 'Añade la acción de acelerón, una sola vez: cuesta la carta.',
  'illicit:iondischargers':
    'Una ficha de iones que recibe puede pasar a una enemiga a alcance 1; si su jugador la acepta, se descarta la carta.',
  'illicit:contrabandcybernetics':
    'Al empezar su activación, a cambio de la carta y 1 ficha de tensión, durante la ronda la tensión no le impide ni acciones ni maniobras rojas.',
  'illicit:scavengercrane':
    'Cuando se destruye una nave a alcance 1-2 puede volver un arma, bomba o modificación descartada de esta; con una cara vacía en un dado de ataque se descarta esta carta.',
  'illicit:deadmansswitch': 'Cuando la nave es destruida, cada nave a alcance 1 sufre 1 daño.',
  'illicit:cloakingdevice':
    'Acción: una acción gratuita de camuflaje. Mientras la nave está camuflada, al acabar la ronda se tira un dado de ataque; una concentración cuesta esta carta, y la nave desactiva el camuflaje o pierde su ficha.',
  'illicit:inertialdampeners':
    'Al revelar su selector, la nave puede descartar la carta para quedarse inmóvil con una maniobra blanca; después recibe 1 ficha de tensión.',
  'illicit:riggedcargochute': 'Acción: a cambio de la carta se suelta una ficha de carga detrás de la nave.',
};
