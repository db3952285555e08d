import type { UpgradeTexts } from '../../card-texts.ts';

export const crewTexts: UpgradeTexts<'crew'> = {
  'crew:gunner':
    'Depois de um ataque que erra, a nave pode atacar na hora com sua arma primária, e é seu último ataque da rodada.',
  'crew:mercenarycopilot': 'Se ataca em alcance 3, a nave pode transformar 1 acerto em crítico.',
  'crew:lukeskywalker':
    'Depois de um erro a nave pode atacar na hora com sua arma primária, seu último ataque da rodada, e transformar nele 1 foco em acerto.',
  'crew:niennunb': 'Todas as manobras retas são verdes.',
  'crew:chewbacca':
    'Pode ser descartado para descartar uma carta de Dano assim que a nave a recebe e recuperar 1 escudo.',
  'crew:reconspecialist': 'A ação de foco dá 1 ficha de foco a mais.',
  'crew:intelligenceagent':
    'Quando a fase de Ativação começa, o jogador pode olhar o disco de uma inimiga em alcance 1-2.',
  'crew:darthvader':
    'Depois de um ataque seu, a nave pode sofrer 2 danos para que o defensor sofra 1 crítico.',
  'crew:rebelcaptive': 'A primeira nave que a ataca em uma rodada recebe na hora 1 ficha de estresse.',
  'crew:flightinstructor':
    'Ao defender pode rerrolar 1 foco, ou no lugar dele 1 face em branco contra Habilidade 2 ou menor.',
  'crew:tactician': 'Uma nave do seu arco que ela ataca em alcance 2 recebe depois 1 ficha de estresse.',
  'crew:c3po':
    'Uma vez por rodada, antes de rolar seus dados de defesa, pode-se adivinhar um número de desvios; se sair esse número, acrescenta-se mais 1.',
  'crew:kylekatarn': 'Uma ficha de estresse que a nave perde pode trazer 1 ficha de foco.',
  'crew:janors':
    'Uma vez por rodada, a ficha de foco que uma aliada em alcance 1-3 vai receber pode virar uma ficha de desvio.',
  'crew:hansolo':
    'Ao atacar pode gastar sua mira sobre o defensor para transformar em acertos todos os seus focos.',
  'crew:landocalrissian':
    'Ação: rolam-se 2 dados de defesa; cada foco e cada desvio traz uma ficha do seu tipo.',
  'crew:marajade':
    'Quando a fase de Combate acaba, cada inimiga sem estresse em alcance 1 recebe 1 ficha de estresse.',
  'crew:fleetofficer':
    'Ação: 1 ficha de foco para até 2 aliadas em alcance 1-2, e depois 1 ficha de estresse para esta nave.',
  'crew:leebo': 'Ação: um impulso grátis, e depois 1 ficha de íon.',
  'crew:ysanneisard':
    'Quando a fase de Combate começa, se está danificada e sem escudos pode desviar de graça.',
  'crew:moffjerjerrod':
    'Uma carta de Dano que chega virada para cima pode ser virada para baixo em troca desta carta ou de outra da tripulação.',
  'crew:outlawtech': 'Depois de uma manobra vermelha pode receber 1 ficha de foco.',
  'crew:k4securitydroid': 'Depois de uma manobra verde pode fixar uma mira.',
  'crew:bossk':
    'Um ataque que erra dá estresse à nave se ela não o tem, e com ele 1 ficha de foco e uma mira sobre o defensor.',
  'crew:agentkallus':
    'Antes da primeira rodada escolhe-se uma inimiga: ao atacá-la ou se defender dela, 1 foco pode virar acerto ou desvio.',
  'crew:kananjarrus':
    'Uma vez por rodada, uma aliada em alcance 1-2 que fez uma manobra branca pode perder 1 ficha de estresse.',
  'crew:ezrabridger': 'Ao atacar com estresse pode transformar 1 foco em crítico.',
  'crew:herasyndulla': 'O estresse não lhe impede as manobras vermelhas.',
  'crew:rearadmiralchiraneau': 'Ação: faz uma reta branca de velocidade 1.',
  'crew:zuckuss':
    'Ao atacar sem estresse pode receber fichas de estresse para que o defensor rerrole o mesmo número de dados.',
  'crew:4lom':
    'Ao atacar pode receber 1 ficha de íon: 1 ficha de foco ou de desvio do defensor não pode ser gasta nesse ataque.',
  'crew:gonk': 'Ação: uma ficha de escudo chega a esta carta. Ação: uma delas vira um escudo da nave.',
  'crew:dengar': 'Ao atacar pode rerrolar 1 dado de ataque, ou 2 contra um piloto único.',
  'crew:systemsofficer': 'Depois de uma manobra verde outra aliada em alcance 1 pode fixar uma mira.',
  'crew:tailgunner': 'Atacado pelo arco traseiro, o defensor tem 1 de agilidade a menos.',
  'crew:lattsrazzi': 'Ao defender pode tirar 1 ficha de estresse do atacante para acrescentar 1 desvio.',
  'crew:unkarplutt': 'Depois de bater em uma inimiga pode sofrer 1 dano e fazer uma ação grátis.',
  'crew:jynerso':
    'Ação: uma aliada em alcance 1-2 recebe uma ficha de foco por cada inimiga no arco desta em alcance 1-3, 3 no máximo.',
  'crew:rey':
    'Quando a fase Final começa pode guardar uma ficha de foco nesta carta; quando a de Combate começa uma pode voltar.',
  'crew:finn':
    'Com a inimiga no seu arco, ao defender ou atacar com a arma primária pode acrescentar 1 face em branco à sua rolagem.',
  'crew:captainrex': 'Depois de errar pode receber 1 ficha de foco.',
  'crew:operationsspecialist':
    'Uma aliada em alcance 1-2 erra: uma aliada em alcance 1-3 dela pode receber 1 ficha de foco.',
  'crew:bodhirook': 'Pode fixar a mira em uma inimiga que esteja em alcance 1-3 de qualquer aliada.',
  'crew:inspiringrecruit':
    'Uma vez por rodada, uma aliada em alcance 1-2 que perde uma ficha de estresse pode perder mais 1.',
  'crew:bistan': 'Ao atacar em alcance 1-2 pode transformar 1 acerto em crítico.',
  'crew:wookieecommandos': 'Ao atacar pode rerrolar quantos focos quiser.',
  'crew:maul':
    'Ao atacar sem estresse pode receber fichas de estresse para rerrolar o mesmo número de dados; depois de acertar pode perder 1.',
  'crew:sawgerrera': 'Ao atacar pode sofrer 1 dano para transformar em críticos todos os seus focos.',
  'crew:deathtroopers':
    'Atacam outra aliada em alcance 1 enquanto esta nave está no arco do atacante em alcance 1-3: o atacante recebe 1 ficha de estresse.',
  'crew:magvayarro': 'Depois de defender pode fixar a mira no atacante.',
  'crew:tacticalofficer': 'Acrescenta a ação de coordenação.',
  'crew:isbslicer':
    'Depois de interferir em uma nave pode dar 1 ficha de interferência a uma nave em alcance 1 dela que não tenha.',
  'crew:ketsuonyo':
    'Quando a fase Final começa pode fazer uma inimiga no seu arco em alcance 1-2 guardar suas fichas de raio trator.',
  'crew:leiaorgana':
    'No começo da fase de Ativação a carta pode ser descartada: as manobras vermelhas das naves amigas são brancas na fase.',
  'crew:bombardier': 'As bombas também podem ser largadas com o gabarito reto de velocidade 2.',
  'crew:navigator':
    'O disco que ela revela pode ser girado para outra velocidade do mesmo rumo, com estresse para nenhuma vermelha.',
  'crew:ig88d': 'A nave tem, além da sua, as habilidades de piloto das aliadas com IG-2000.',
  'crew:bazemalbus':
    'Depois de errar pode atacar na hora outra nave com sua arma primária, seu último ataque da rodada.',
  'crew:jabbathehutt':
    'Cada melhoria Ilícita do esquadrão começa com 1 ficha, que sai uma vez no lugar de descartar a carta.',
  'crew:zeborrelios': 'Na fase de Combate a nave e uma inimiga no seu arco podem se atacar mesmo se tocando.',
  'crew:saboteur':
    'Ação: por uma inimiga em alcance 1 rola-se um dado de ataque; com acerto ou crítico 1 das cartas de Dano dela é virada para cima ao acaso.',
  'crew:r2d2-swx22':
    'Quando a fase Final acaba sem escudos pode recuperar 1; rola-se um dado de ataque, e com acerto 1 das suas cartas de Dano é virada para cima ao acaso.',
  'crew:chopper': 'A nave pode agir com estresse, e sofre 1 dano por cada ação feita assim.',
  'crew:breachspecialist':
    'Pode gastar uma ficha de reforço para virar para baixo uma carta de Dano recebida virada para cima, e todas as outras da rodada.',
  'crew:dashrendar': 'Pode atacar de cima de um obstáculo, e nada obstrui seus ataques.',
  'crew:cassianandor':
    'Quando a fase de Planejamento acaba o jogador pode adivinhar o disco de uma inimiga em alcance 1-2 e olhá-lo; se acerta, pode girar o seu.',
  'crew:boshek':
    'Quando se ativa uma nave que ela toca, o jogador pode olhar aquele disco; o dono então o gira para a manobra anterior ou seguinte, que pode ser voada com estresse.',
  'crew:emperorpalpatine':
    'Uma vez por rodada, antes de qualquer aliada rolar, pode-se nomear uma face: 1 dado dessa rolagem passa a ela, sem mais mudanças.',
  'crew:cadbane':
    'Acrescenta um ícone de Bomba. Uma vez por rodada pode fazer uma inimiga que rola dados de ataque por uma bomba aliada rerrolar os focos e faces em branco que se queira.',
  'crew:sabinewren':
    'Acrescenta um ícone de Bomba. Uma vez por rodada, quando uma bomba aliada explodiu, uma inimiga em alcance 1 dela sofre 1 dano.',
  'crew:greedo':
    'No seu primeiro ataque e na sua primeira defesa da rodada, a primeira carta de Dano é dada virada para cima.',
  'crew:bobafett':
    'Depois de um ataque que deu uma carta de Dano virada para cima, esta carta pode ser descartada junto com uma melhoria do defensor.',
  'crew:hotshotcopilot':
    'Quem ela ataca com a arma primária, ou quem a ataca, tem de gastar 1 ficha de foco nesse ataque se puder.',
  'crew:generalhux':
    'Ação: 1 ficha de foco para até 3 aliadas em alcance 1-2 e Fanatical Devotion para uma delas, e depois 1 ficha de estresse para esta nave.',
  'crew:directorkrennic':
    'Antes de posicionar as forças, uma aliada com 3 escudos ou menos recebe Optimized Prototype.',
  'crew:courierdroid': 'Enquanto as forças são posicionadas sua Habilidade pode valer 0 ou 8.',
  'crew:cikatrovizago':
    'Quando a fase Final começa esta carta pode ser descartada para trocar uma melhoria Ilícita ou de Carga virada para cima da nave por outra que não custe mais.',
  'crew:weaponsengineer': 'A nave mantém 2 miras sobre inimigas diferentes, e pode fixar as duas de uma vez.',
  'crew:kyloren': "Ação: uma inimiga em alcance 1-3 recebe a condição I'll Show You the Dark Side.",
};
