import type { CommandTexts } from '../card-texts.ts';

export const commandTexts: CommandTexts = {
  ambush: 'Sua ordem para 1 unidade, e mais nada.',
  push: 'Suas ordens para 2 unidades, e mais nada.',
  assault: 'Suas ordens para 3 unidades, e mais nada.',
  'standing-orders': 'Volta à mão ao terminar a fase de Comando.',
  'covert-observation': 'O dono vê até 2 cartas ao acaso da mão de comando de um adversário.',
  'pinned-down':
    'Quando uma unidade aliada de Apoio ou Pesada atacou uma com ficha de ordem virada para cima, essa ficha volta à sua reserva.',
  'coordinated-fire':
    'Cada vez que uma unidade aliada de Tropa gasta uma ficha de mira, outra unidade aliada em alcance 1-2 dela pode ganhar uma.',
  'sabotaged-communications': 'O adversário dá 1 ordem a menos do que diz sua carta, mas nunca menos de 1.',
  'turning-the-tide': 'Todas as unidades aliadas de Apoio e Pesadas têm Inspirar 2.',
  'covering-fire':
    'Cada vez que uma unidade aliada de Tropa atacou à distância, outra unidade aliada em alcance 1-2 dela pode ganhar uma ficha de esquiva.',
  'whipcord-launcher':
    'Boba Fett pode sair andando de um combate com uma unidade imobilizada. Em sua ativação tem uma ação de carta: uma unidade de infantaria inimiga à vista em alcance 1 recebe 2 fichas de imobilização e 2 de supressão.',
  'zx-flame-projector':
    'Em sua ativação Boba Fett tem um projetor de chamas, para o corpo a corpo e para alcance 1.',
  'z-6-jetpack-rocket': 'Em sua ativação Boba Fett tem um foguete para alcances 3 e 4.',
  implacable:
    'Ao terminar sua primeira ativação, Darth Vader pode sofrer um ferimento para devolver sua ficha de ordem à reserva; sua segunda ativação tem 1 ação a menos.',
  'new-ways-to-motivate-them':
    'Ao ser ativada, a infantaria aliada com ficha de ordem virada para cima, exceto Darth Vader, pode sofrer um ferimento em troca de uma ação gratuita.',
  'master-of-evil':
    'Com sua ordem Darth Vader ganha uma ficha de esquiva; ao ser ativado, toda a infantaria inimiga em alcance 1-2 recebe 3 fichas de supressão por unidade.',
  'and-now-you-will-die':
    'Em sua ativação Emperor Palpatine pode sofrer um ferimento e tomar uma ficha de supressão para atacar, quantas vezes quiser; cada defensor de seus ataques recebe uma ficha de imobilização.',
  'give-in-to-your-anger':
    'Antes da primeira ativação do adversário, o dono pode indicar uma unidade de infantaria inimiga: é ela que se ativa, com sua ficha da reserva se não a tem virada para cima. Se não ataca, termina com mais 4 fichas de supressão.',
  'an-entire-legion': 'Recebe uma ordem toda unidade que possa recebê-la.',
  'maximum-firepower': 'Ao terminar sua ativação, General Veers pode pedir um ataque com a arma desta carta.',
  'evasive-maneuvers':
    'Com uma ordem os veículos aliados ganham uma ficha de esquiva, e suas esquivas cancelam também críticos.',
  'imperial-discipline': 'As unidades aliadas que recebem uma ordem podem se recuperar.',
  'notorious-scoundrels': 'Uma das cartas de comando próprias de Han Solo volta dos descartes à mão.',
  'brains-and-brawn':
    'Quando Leia Organa ataca à distância, uma arma à distância de Chewbacca pode se unir à reserva dela se ele não está engajado e vê o alvo em alcance 1-3.',
  'common-cause':
    'Quando um dos dois, Chewbacca ou Luke Skywalker, foi ativado, o outro pode ir em seguida se sua ficha de ordem está virada para cima.',
  'sorry-about-the-mess':
    'Conta como carta de prioridade 1 ao montar a mão. Com sua ordem Han Solo ganha uma ficha de mira e uma de esquiva.',
  'reckless-diversion':
    'Os inimigos têm de atacar unidades de infantaria com ficha de ordem virada para cima sempre que puderem.',
  'change-of-plans':
    'Ao revelar as cartas pode-se descartá-la para devolver à mão a de um adversário: escolhem-se cartas de novo, e a dele tem de ser outra.',
  'coordinated-bombardment':
    'Ao terminar sua ativação, Leia Organa pode pedir até 3 ataques contra outros tantos inimigos com a arma desta carta.',
  'no-time-for-sorrows': 'A infantaria aliada que recebe uma ordem pode se mover em velocidade 1.',
  'somebody-has-to-save-our-skins':
    'Quando Leia Organa foi ativada, uma unidade aliada em alcance 1-2 com ficha de ordem virada para cima pode ir em seguida.',
  'son-of-skywalker': 'Luke Skywalker pode emendar outro ataque depois do primeiro.',
  'my-ally-is-the-force': 'Com uma ordem a infantaria aliada ganha uma ficha de esquiva.',
  'return-of-the-jedi':
    'Com sua ordem Luke Skywalker ganha uma ficha de esquiva; ao ser ativado, cada unidade de infantaria aliada em alcance 1-3 pode tirar uma ficha de supressão.',
};
