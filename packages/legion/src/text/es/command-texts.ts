import type { CommandTexts } from '../card-texts.ts';

export const commandTexts: CommandTexts = {
  ambush: 'Su orden para 1 unidad, y nada más.',
  push: 'Sus órdenes para 2 unidades, y nada más.',
  assault: 'Sus órdenes para 3 unidades, y nada más.',
  'standing-orders': 'Vuelve a la mano al acabar la fase de Mando.',
  'covert-observation': 'El dueño ve hasta 2 cartas al azar de la mano de mando de un rival.',
  'pinned-down':
    'Cuando una unidad aliada de Apoyo o Pesada ha atacado a una con ficha de orden boca arriba, esa ficha vuelve a su reserva.',
  'coordinated-fire':
    'Cada vez que una unidad aliada de Tropa gasta una ficha de ataque apuntado, otra unidad aliada a alcance 1-2 de ella puede ganar una.',
  'sabotaged-communications': 'El rival da 1 orden menos de las que dice su carta, pero nunca menos de 1.',
  'turning-the-tide': 'Todas las unidades aliadas de Apoyo y Pesadas tienen Inspirador 2.',
  'covering-fire':
    'Cada vez que una unidad aliada de Tropa ha atacado a distancia, otra unidad aliada a alcance 1-2 de ella puede ganar una ficha de esquiva.',
  'whipcord-launcher':
    'Boba Fett puede salir andando de un combate con una unidad inmovilizada. En su activación tiene una acción de carta: una unidad de infantería enemiga a la vista a alcance 1 recibe 2 fichas de inmovilización y 2 de acobardamiento.',
  'zx-flame-projector':
    'En su activación Boba Fett tiene un proyector de llamas, para el cuerpo a cuerpo y para alcance 1.',
  'z-6-jetpack-rocket': 'En su activación Boba Fett tiene un cohete para alcances 3 y 4.',
  implacable:
    'Al acabar su primera activación, Darth Vader puede sufrir una herida para devolver su ficha de orden a la reserva; su segunda activación tiene 1 acción menos.',
  'new-ways-to-motivate-them':
    'Al activarse, la infantería aliada con ficha de orden boca arriba, salvo Darth Vader, puede sufrir una herida a cambio de una acción gratuita.',
  'master-of-evil':
    'Con su orden Darth Vader gana una ficha de esquiva; al activarse, toda la infantería enemiga a alcance 1-2 recibe 3 fichas de acobardamiento por unidad.',
  'and-now-you-will-die':
    'En su activación Emperor Palpatine puede sufrir una herida y tomar una ficha de acobardamiento para atacar, cuantas veces quiera; cada defensor de sus ataques recibe una ficha de inmovilización.',
  'give-in-to-your-anger':
    'Antes de la primera activación del rival, el dueño puede señalar una unidad de infantería enemiga: se activa esa, con su ficha de la reserva si no la tiene boca arriba. Si no ataca, acaba con 4 fichas de acobardamiento más.',
  'an-entire-legion': 'Recibe una orden toda unidad que pueda recibirla.',
  'maximum-firepower':
    'Al acabar su activación, General Veers puede pedir un ataque con el arma de esta carta.',
  'evasive-maneuvers':
    'Con una orden los vehículos aliados ganan una ficha de esquiva, y sus esquivas anulan también críticos.',
  'imperial-discipline': 'Las unidades aliadas que reciben una orden pueden recuperarse.',
  'notorious-scoundrels': 'Una de las cartas de mando propias de Han Solo vuelve de los descartes a la mano.',
  'brains-and-brawn':
    'Cuando Leia Organa ataca a distancia, un arma a distancia de Chewbacca puede unirse a su reserva si él no está trabado y ve al blanco a alcance 1-3.',
  'common-cause':
    'Cuando se ha activado uno de los dos, Chewbacca o Luke Skywalker, el otro puede ir después si su ficha de orden está boca arriba.',
  'sorry-about-the-mess':
    'Cuenta como carta de prioridad 1 al formar la mano. Con su orden Han Solo gana una ficha de ataque apuntado y una de esquiva.',
  'reckless-diversion':
    'Los enemigos han de atacar a unidades de infantería con ficha de orden boca arriba siempre que puedan.',
  'change-of-plans':
    'Al revelar las cartas se puede descartar para devolver a la mano la de un rival: se eligen cartas de nuevo, y la suya ha de ser otra.',
  'coordinated-bombardment':
    'Al acabar su activación, Leia Organa puede pedir hasta 3 ataques contra otros tantos enemigos con el arma de esta carta.',
  'no-time-for-sorrows': 'La infantería aliada que recibe una orden puede moverse a velocidad 1.',
  'somebody-has-to-save-our-skins':
    'Cuando se ha activado Leia Organa, una unidad aliada a alcance 1-2 con ficha de orden boca arriba puede ir después.',
  'son-of-skywalker': 'Luke Skywalker puede encadenar otro ataque tras el primero.',
  'my-ally-is-the-force': 'Con una orden la infantería aliada gana una ficha de esquiva.',
  'return-of-the-jedi':
    'Con su orden Luke Skywalker gana una ficha de esquiva; al activarse, cada unidad de infantería aliada a alcance 1-3 puede quitarse una ficha de acobardamiento.',
};
