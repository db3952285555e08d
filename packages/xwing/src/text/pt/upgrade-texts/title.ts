import type { UpgradeTexts } from '../../card-texts.ts';

export const titleTexts: UpgradeTexts<'title'> = {
  'title:slavei': 'A barra de melhorias tem um ícone a mais de Torpedos.',
  'title:millenniumfalcon': 'A barra de ações tem também o ícone de desvio.',
  'title:ig2000':
    'A nave tem, além da sua, as habilidades de piloto de todas as outras naves amigas com esta carta.',
  'title:virago': 'A barra de melhorias ganha um ícone de Sistema e um de Ilícito.',
  'title:andrasta': 'A barra de melhorias ganha 2 ícones de Bomba.',
  'title:punishingone': 'A arma primária é 1 maior.',
  'title:heavyscykinterceptor':
    'O casco é 1 maior, e a barra de melhorias ganha um ícone de Canhão, de Torpedo ou de Míssil.',
  'title:vaksai':
    'Todas as melhorias da nave custam 1 ponto a menos, e ela pode levar 3 Modificações diferentes.',
  'title:royalguardtie': 'A nave pode levar 2 Modificações diferentes.',
  'title:awingtestpilot':
    'A barra de melhorias ganha um ícone de Elite; suas melhorias de Elite devem ser diferentes.',
  'title:tiex1':
    'A barra de melhorias ganha um ícone de Sistema, e uma melhoria de Sistema custa 4 pontos a menos.',
  'title:sabinesmasterpiece': 'A barra de melhorias ganha um ícone de Tripulação e um de Ilícito.',
  'title:tieshuttle':
    'Os ícones de Torpedo, Míssil e Bomba dão lugar a 2 de Tripulação, para cartas de no máximo 4 pontos.',
  'title:havoc':
    'A barra de melhorias perde o ícone de Tripulação e ganha um de Sistema e um de Astromec Recuperado, este para cartas únicas.',
  'title:misthunter': 'A barra de ações ganha a pirueta, e a nave deve levar um Raio Trator.',
  'title:moldycrow': 'As fichas de foco da nave ficam na fase Final.',
  'title:st321': 'A nave adquire mira sobre inimigas a qualquer distância.',
  'title:outrider':
    'Com uma melhoria de Canhão a nave não atira com a arma primária, e o canhão atira em todas as direções.',
  'title:dauntless':
    'Depois de uma manobra que a sobrepõe a outra nave, esta pode realizar uma ação gratuita e depois recebe 1 ficha de estresse.',
  'title:tiev1': 'Depois de adquirir uma mira a nave pode realizar uma ação gratuita de desvio.',
  'title:tiex7':
    'A barra de melhorias perde os ícones de Canhão e Míssil. Depois de uma manobra de velocidade 3 ou mais que não sobrepõe nada, a nave pode realizar uma ação gratuita de desvio.',
  'title:shadowcaster':
    'Depois de um ataque seu que acerta, a nave pode dar uma ficha de raio trator ao defensor em seu arco móvel em alcance 1-2.',
  'title:enforcer':
    'Depois de a nave se defender, um atacante em seu arco na mosca recebe 1 ficha de estresse.',
  'title:concorddawnprotector':
    'Ao defender em alcance 1 com as duas naves no arco uma da outra, a nave acrescenta um resultado de desvio.',
  'title:crossfireformation':
    'Ao defender, a nave pode acrescentar um resultado de foco se outra nave amiga da Resistência está em alcance 1-2 do atacante.',
  'title:lightscykinterceptor':
    'Todas as cartas de Dano da nave são dadas viradas para cima, suas curvas suaves são verdes e ela não leva Modificações.',
  'title:pivotwing#271': 'A agilidade é 1 maior. Depois de uma manobra a carta pode ser virada.',
  'title:pivotwing#272':
    'Ao revelar a manobra parada, a nave pode girar 180 graus. Depois de uma manobra a carta pode ser virada.',
  'title:adaptiveailerons':
    'Antes de revelar seu disco, a nave sem estresse deve voar uma reta ou curva suave branca de velocidade 1.',
  'title:advancedailerons':
    'As curvas suaves de velocidade 3 são brancas. Antes de revelar seu disco, a nave sem estresse deve voar uma reta ou curva suave branca de velocidade 1.',
  'title:millenniumfalcon-swx57':
    'Depois de uma curva suave de velocidade 3, a nave sem estresse e que não toca ninguém pode pegar 1 ficha de estresse para girar 180 graus.',
  'title:blackone':
    'Depois de um impulso ou pirueta seu, pode ser retirada uma mira inimiga sobre uma nave amiga em alcance 1.',
  'title:tied':
    'Uma vez por rodada, depois de um ataque com um Canhão de no máximo 3 pontos, a nave pode atacar com sua arma primária.',
  'title:btla4ywing':
    'A nave só ataca dentro de seu arco, e depois de um ataque com a arma primária pode atacar com uma melhoria de Torre.',
  'title:starvipermkii':
    'A nave pode levar 2 Títulos diferentes, e faz piruetas só por uma curva suave de velocidade 1.',
  'title:xg1assaultconfiguration':
    'A barra de melhorias ganha 2 ícones de Canhão. Canhões de no máximo 2 pontos atiram mesmo com as armas desativadas.',
  'title:os1arsenalloadout':
    'A barra de melhorias ganha um ícone de Torpedo e um de Míssil. Essas armas atiram em uma nave sob mira mesmo com as armas desativadas.',
  'title:specialopstraining':
    'Ao atacar do arco dianteiro com a arma primária, a nave pode rolar 1 dado de ataque a mais; se não o faz, pode atacar de novo do arco traseiro.',
  'title:allianceoverhaul':
    'Ao atacar do arco dianteiro com a arma primária, a nave rola 1 dado de ataque a mais; do arco traseiro pode transformar 1 foco em crítico.',
  'title:kylorensshuttle':
    'No fim da fase de Combate escolhe-se uma inimiga sem estresse em alcance 1-2; seu jogador dá 1 ficha de estresse a ela ou a outra nave sua em alcance 1-2.',
  'title:firstordervanguard':
    'Ao atacar a única nave em seu arco em alcance 1-3, a nave pode rerrolar 1 dado de ataque. Ao defender, pode descartar a carta para rerrolar todos os seus dados de defesa.',
  'title:ghost':
    'Começa com a nave própria que tem Phantom acoplada, e pode fazê-la sair por trás depois de uma manobra. Até lá sua arma primária também atira do arco especial, e uma Torreta pode atacar no fim da fase de Combate, como último ataque da rodada.',
  'title:ghost-swx72':
    'Começa com a nave própria que tem Phantom II acoplada, e pode fazê-la sair por trás depois de uma manobra. Até lá sua arma primária também atira do arco especial, e ela pode coordenar de graça no fim da fase de Ativação.',
  'title:phantom':
    'A nave começa acoplada a uma VCX-100 própria com o título Ghost e lhe empresta o que essa carta diz.',
  'title:phantomii':
    'A nave começa acoplada a uma VCX-100 própria com o título Ghost que a nomeia e lhe empresta o que essa carta diz.',
  'title:houndstooth':
    'Quando a nave é destruída, o Nashtah Pup pode sair voando pela frente ou por trás; ele não ataca nesta rodada.',
};
