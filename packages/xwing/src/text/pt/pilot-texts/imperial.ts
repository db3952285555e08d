import type { PilotTexts } from '../../card-texts.ts';

export const imperialPilotTexts: PilotTexts<'imperial'> = {
  'imperial:firespray31:kathscarlet': 'O defensor que cancela um crítico seu recebe 1 ficha de estresse.',
  'imperial:firespray31:bobafett':
    'A curva suave que seu disco revelar pode ser feita para o outro lado na mesma velocidade.',
  'imperial:firespray31:krassistrelix':
    'Se ataca com uma arma secundária, pode rerrolar 1 de seus dados de ataque.',
  'imperial:tieadvanced:maarekstele':
    'Se seu ataque for dar uma carta de Dano virada para cima, compram-se 3, seu jogador escolhe a que é dada e as outras são descartadas.',
  'imperial:tieadvanced:darthvader': 'Realiza até 2 ações em seu passo Realizar Ação.',
  'imperial:tiebomber:captainjonus':
    'Outra nave amiga em alcance 1 que dispare uma arma secundária pode rerrolar até 2 dados de ataque.',
  'imperial:tiefighter:wingedgundark': 'Em alcance 1, seu ataque pode transformar 1 acerto em crítico.',
  'imperial:tiefighter:nightbeast': 'Cada manobra verde que executa lhe oferece uma ação gratuita de foco.',
  'imperial:tiefighter:backstabber':
    'Rola 1 dado de ataque a mais contra uma nave que não o tenha em nenhum arco de tiro.',
  'imperial:tiefighter:darkcurse':
    'Quem o ataca não pode gastar fichas de foco nem rerrolar dados de ataque.',
  'imperial:tiefighter:maulermithel': 'Rola 1 dado de ataque a mais em alcance 1.',
  'imperial:tiefighter:howlrunner':
    'Outra nave amiga em alcance 1 que dispare sua arma primária pode rerrolar 1 dado de ataque.',
  'imperial:tiefofighter:epsilonleader':
    'No começo da fase de Combate, toda nave amiga em alcance 1, inclusive a sua, perde 1 ficha de estresse.',
  'imperial:tiefofighter:omegaace':
    'Contra a nave que tem na mira, pode gastar a mira e uma ficha de foco: todos os dados do ataque viram críticos.',
  'imperial:tiefofighter:zetaace': 'Pode fazer a pirueta com o gabarito reto de velocidade 2.',
  'imperial:tieinterceptor:turrphennir':
    'Cada ataque que tenha feito lhe oferece de graça um impulso ou uma pirueta.',
  'imperial:tieinterceptor:soontirfel': 'Sempre que recebe estresse pode pegar também uma ficha de foco.',
  'imperial:tiephantom:echo':
    'Desativa a camuflagem com o gabarito de curva suave de velocidade 2, à frente ou para um lado, em vez do reto.',
  'imperial:tiephantom:whisper': 'Um ataque seu que atinge o alvo pode lhe dar 1 ficha de foco.',
  'imperial:lambdaclassshuttle:captainyorr':
    'Uma ficha de estresse que outra nave amiga em alcance 1-2 receberia pode vir para esta, enquanto tiver no máximo 2.',
  'imperial:tiefighter:scourge': 'Rola 1 dado de ataque a mais contra uma nave que tenha uma carta de Dano.',
  'imperial:tiestriker:puresabacc':
    'Rola 1 dado de ataque a mais enquanto não tiver mais de 1 carta de Dano.',
  'imperial:tiefighter:chaser': 'Recebe uma ficha de foco quando outra nave amiga em alcance 1 gasta uma.',
  'imperial:tiefofighter:epsilonace':
    'Sua habilidade de piloto é 12 enquanto não tiver nenhuma carta de Dano.',
  'imperial:tiefofighter:zetaleader':
    'Se ataca sem estresse, pode receber 1 ficha de estresse para rolar 1 dado de ataque a mais.',
  'imperial:tieadvprototype:valenrudor': 'Depois de cada ataque contra ela pode realizar uma ação gratuita.',
  'imperial:tiesffighter:backdraft': 'Ao atacar uma nave em seu arco auxiliar pode acrescentar 1 crítico.',
  'imperial:tieinterceptor:kirkanos':
    'Ao atacar em alcance 2-3 pode gastar 1 ficha de desvio para acrescentar 1 acerto.',
  'imperial:tieinterceptor:carnorjax':
    'Os inimigos em alcance 1 não podem realizar ações de foco ou de desvio nem gastar essas fichas.',
  'imperial:tiedefender:colonelvessery':
    'Logo depois de rolar os dados de ataque pode mirar um defensor que alguma nave já tenha na mira.',
  'imperial:vt49decimator:rearadmiralchiraneau':
    'Em alcance 1-2, seu ataque pode transformar 1 resultado de foco em crítico.',
  'imperial:vt49decimator:captainoicunn':
    'Depois de cada manobra sua, todo inimigo em que encoste sofre 1 dano.',
  'imperial:vt49decimator:commanderkenkirk':
    'Tem 1 de agilidade a mais quando está sem escudos e com alguma carta de Dano.',
  'imperial:tieadvanced:commanderalozen': 'No começo da fase de Combate pode mirar um inimigo em alcance 1.',
  'imperial:tieadvanced:zertikstrom':
    'Os inimigos em alcance 1 dela não recebem o dado de ataque adicional do alcance.',
  'imperial:tiefofighter:omegaleader':
    'O inimigo que tenha na mira não pode modificar dados nos ataques entre as duas.',
  'imperial:tieadvprototype:theinquisitor':
    'Seus ataques com a arma primária em alcance 2-3 contam como em alcance 1.',
  'imperial:tiefighter:wampa':
    'Ao atacar pode cancelar todos os seus dados; se havia algum crítico, o defensor recebe 1 carta de Dano virada para baixo.',
  'imperial:tiestriker:countdown':
    'Se se defende sem estresse, ao comparar resultados pode sofrer 1 dano e receber 1 ficha de estresse para cancelar todos os dados.',
  'imperial:alphaclassstarwing:majorvynder':
    'Rola 1 dado de defesa a mais enquanto tiver uma ficha de armas desativadas.',
  'imperial:alphaclassstarwing:lieutenantkarsabi':
    'Sem estresse, pode receber 1 ficha de estresse para remover uma ficha de armas desativadas que acabe de receber.',
  'imperial:tiesilencer:testpilotblackout':
    'Se seu ataque está obstruído, o defensor rola 2 dados de defesa a menos.',
  'imperial:tiereaper:majorvermeil':
    'Ao atacar uma nave sem fichas de foco nem de desvio pode transformar em acerto 1 face vazia ou resultado de foco.',
  'imperial:tiereaper:captainferoph': 'Acrescenta 1 desvio quando uma nave com interferência a ataca.',
  'imperial:tiereaper:vizier':
    'Uma nave amiga que termine em alcance 1 uma manobra de velocidade 1 sem sobrepor outra pode receber 1 de suas fichas de foco ou de desvio.',
  'imperial:tieaggressor:doubleedge':
    'Uma vez por rodada, se erra com uma arma secundária, pode atacar com outra arma.',
  'imperial:tiesffighter:quickdraw':
    'Uma vez por rodada, quando perde um escudo, pode atacar com sua arma primária.',
  'imperial:tieaggressor:lieutenantkestal':
    'Ao atacar pode gastar 1 ficha de foco para cancelar as faces vazias e os resultados de foco do defensor.',
  'imperial:tiedefender:maarekstele':
    'Quando seu ataque dá uma carta de Dano virada para cima compram-se 3; seu jogador escolhe a que é dada e descarta o resto.',
  'imperial:lambdaclassshuttle:coloneljendon':
    'No começo da fase de Combate pode passar sua mira a uma nave amiga em alcance 1 que não tenha nenhuma.',
  'imperial:lambdaclassshuttle:captainkagi':
    'Um inimigo que tenha esta nave ao alcance da mira não pode mirar outra de seu esquadrão.',
  'imperial:tieinterceptor:lieutenantlorrir':
    'Pode fazer a pirueta com o gabarito de curva suave de velocidade 1 em troca de 1 ficha de estresse.',
  'imperial:tieinterceptor:tetrancowall':
    'Um giro de Koiogran que seu disco revelar pode ser feito na velocidade 1, 3 ou 5.',
  'imperial:tiedefender:countessryad':
    'Uma manobra reta que seu disco revelar pode ser feita como giro de Koiogran.',
  'imperial:tiebomber:tomaxbren':
    'Uma vez por rodada, uma melhoria de Elite que acabe de descartar volta a ficar virada para cima.',
  'imperial:tiepunisher:deathrain':
    'Pode soltar bombas por suas guias dianteiras e, depois de soltar uma, pode fazer de graça uma pirueta.',
  'imperial:tiebomber:majorrhymer':
    'Suas armas secundárias alcançam 1 faixa mais perto e 1 mais longe que o impresso, dentro do alcance 1-3.',
  'imperial:tiedefender:rexlerbrath':
    'Terminado seu ataque, pode gastar uma ficha de foco: as cartas de Dano que o ataque deu são viradas para cima.',
  'imperial:tieadvanced:lieutenantcolzet':
    'No começo da fase Final pode gastar a mira que tem numa inimiga para virar para cima, ao acaso, uma das cartas de Dano ocultas dela.',
  'imperial:tieadvanced:junoeclipse':
    'A manobra que ela revela pode ser feita 1 mais rápida ou 1 mais lenta, nunca abaixo da velocidade 1, esteja ou não em seu disco.',
  'imperial:tiebomber:deathfire':
    'Ao revelar seu disco, e depois de cada ação sua, pode usar de graça a ação de uma de suas bombas.',
  'imperial:tiestriker:duchess':
    'Não é obrigada a fazer a manobra que os Adaptive Ailerons pedem antes de revelar seu disco.',
  'imperial:tieinterceptor:felswrath':
    'Com tantas cartas de Dano quanto casco segue voando e lutando; só é destruída quando a fase de Combate acaba.',
  'imperial:tiepunisher:redline':
    'Pode ter duas miras sobre uma nave: ao obter a primeira pode obter na hora a segunda.',
  'imperial:tiefighter:youngster':
    'Os caças TIE amigos em alcance 1-3 podem realizar a ação da melhoria de Elite dela como se fosse deles.',
  'imperial:upsilonclassshuttle:majorstridan':
    'Para suas ações e suas melhorias, as naves amigas em alcance 2-3 estão em alcance 1.',
  'imperial:upsilonclassshuttle:kyloren':
    "A primeira nave que a acertar na rodada recebe a condição I'll Show You the Dark Side.",
  'imperial:tiesilencer:kyloren':
    "A primeira nave que a acertar na rodada recebe a condição I'll Show You the Dark Side.",
  'imperial:upsilonclassshuttle:lieutenantdormitz':
    'As amigas posicionadas depois dela podem ficar em qualquer lugar em alcance 1-2 dela.',
};
