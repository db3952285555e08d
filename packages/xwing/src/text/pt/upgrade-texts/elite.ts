import type { UpgradeTexts } from '../../card-texts.ts';

export const eliteTexts: UpgradeTexts<'ept'> = {
  'ept:determination':
    'A carta de Dano de Piloto que chega virada para cima à nave é descartada antes de seu texto valer.',
  'ept:swarmtactics':
    'No começo da fase de Combate, outra nave amiga em alcance 1 pode combater com a perícia desta até a fase acabar.',
  'ept:squadleader': 'Ação: uma nave em alcance 1-2 com perícia menor recebe a oferta de uma ação gratuita.',
  'ept:experthandling':
    'Ação: uma pirueta gratuita, com 1 ficha de estresse se a barra não tem esse ícone; depois pode ser retirada uma mira inimiga sobre a nave.',
  'ept:marksmanship':
    'Ação: nos ataques desta rodada a nave pode transformar 1 foco em crítico e todos os outros em acertos.',
  'ept:daredevil':
    'Ação: faz uma curva acentuada branca de velocidade 1 e recebe 1 ficha de estresse; sem impulso na barra, rola ainda 2 dados de ataque e sofre o que sair.',
  'ept:elusiveness':
    'Ao defender sem estresse, a nave pode pegar 1 ficha de estresse e fazer o atacante rerrolar o dado de ataque que ela escolher.',
  'ept:pushthelimit':
    'Uma vez por rodada, uma ação da nave lhe oferece de graça outra de sua barra; se a aceita, vem em seguida 1 ficha de estresse.',
  'ept:deadeye': 'Uma ficha de foco vale pela mira que uma arma secundária pede e é gasta no lugar dela.',
  'ept:veteraninstincts': 'A perícia sobe em 2.',
  'ept:wired': 'Ao atacar ou defender estressada, a nave pode rerrolar quantos focos seus quiser.',
  'ept:expose': 'Ação: até o fim da rodada, a arma primária vale 1 a mais e a agilidade 1 a menos.',
  'ept:drawtheirfire':
    'Um ataque acerta outra nave aliada em alcance 1: esta nave pode sofrer no lugar dela 1 dos críticos que restam.',
  'ept:adrenalinerush':
    'Descarte-a ao revelar uma manobra vermelha: a manobra é branca até a fase de Ativação acabar.',
  'ept:opportunist':
    'Ao atacar uma nave sem ficha de foco nem de desvio, se não tiver estresse pode receber 1 ficha de estresse e rolar 1 dado de ataque a mais.',
  'ept:wingman': 'Quando a fase de Combate começa, outra nave aliada em alcance 1 perde 1 ficha de estresse.',
  'ept:decoy':
    'Quando a fase de Combate começa, pode trocar de Habilidade com uma nave aliada em alcance 1-2 enquanto a fase durar.',
  'ept:outmaneuver':
    'O alvo dentro do seu arco tem 1 de agilidade a menos enquanto esta nave estiver fora dos arcos do alvo.',
  'ept:predator': 'Ao atacar pode rerrolar 1 dado de ataque, ou 2 contra Habilidade 2 ou menor.',
  'ept:lonewolf':
    'Sem aliadas em alcance 1-2 pode rerrolar 1 dos seus resultados em branco, atacando ou defendendo.',
  'ept:intimidation': 'Uma inimiga que toca esta nave tem 1 de agilidade a menos.',
  'ept:bodyguard':
    'Quando a fase de Combate começa pode gastar uma ficha de foco: uma aliada em alcance 1 com Habilidade maior tem 1 de agilidade a mais até o fim da rodada.',
  'ept:calculation':
    'Ao atacar pode gastar uma ficha de foco para tornar crítico 1 dos seus resultados de foco.',
  'ept:crackshot':
    'Ao atacar uma nave no seu arco pode descartá-la antes de comparar os resultados: 1 desvio do defensor é cancelado.',
  'ept:coolhand': 'Ao receber estresse pode descartá-la e ganhar 1 ficha de foco ou 1 de desvio.',
  'ept:juke':
    'Enquanto tiver uma ficha de desvio, seus ataques podem transformar 1 desvio do defensor em um resultado de foco.',
  'ept:rage':
    'Ação: 1 ficha de foco e 2 de estresse; até o fim da rodada pode rerrolar até 3 dados em cada ataque seu.',
  'ept:attannimindlink':
    'A ficha de foco ou de estresse que recebe chega também a cada aliada com esta carta que ainda não tenha uma igual.',
  'ept:fearlessness':
    'Em alcance 1 e cada nave dentro do arco da outra, pode acrescentar 1 acerto ao seu ataque.',
  'ept:trickshot': 'Em um ataque obstruído esta nave pode rolar 1 dado de ataque a mais.',
  'ept:swarmleader':
    'Antes de um ataque com a arma primária até 2 aliadas com o defensor no arco e em alcance 1-3 podem dar 1 ficha de desvio cada: 1 dado de ataque a mais por ficha.',
  'ept:expertise': 'Ao atacar sem estresse pode tornar acertos todos os seus resultados de foco.',
  'ept:intensity#317':
    'Depois de um impulso ou uma pirueta pode receber 1 ficha de foco ou de desvio e virar esta carta.',
  'ept:intensity#318':
    'Quando a fase de Combate acaba, pode gastar 1 ficha de foco ou de desvio para virar esta carta.',
  'ept:selflessness':
    'Um ataque acerta outra aliada em alcance 1: pode descartá-la e sofrer ela mesma todos os acertos que restam.',
  'ept:ruthlessness':
    'Depois de um ataque seu que acerta, uma nave em alcance 1 do defensor que não seja nenhuma das duas sofre 1 dano.',
  'ept:saturationsalvo':
    'Depois de errar com um torpedo ou míssil, as naves em alcance 1 do defensor com agilidade menor que o custo dessa carta rolam um dado de ataque e sofrem o que sair.',
  'ept:adaptability#232': 'A perícia baixa em 1.',
  'ept:adaptability#233': 'A perícia sobe em 1.',
  'ept:ascoretosettle':
    'Antes de posicionar as forças uma inimiga recebe A Debt to Pay; ao atacá-la, a nave pode transformar 1 foco em crítico.',
  'ept:snapshot':
    'Depois da manobra de uma inimiga, a nave pode atacá-la com esta carta, uma vez por fase e sem modificar seus dados.',
  'ept:stayontarget':
    'O disco revelado pode ser girado para outra manobra da mesma velocidade, que passa a ser vermelha.',
  'ept:lightningreflexes':
    'Descarte-a depois de uma manobra branca ou verde do disco: a nave dá meia-volta no lugar e recebe 1 ficha de estresse.',
  'ept:debrisgambit': 'Ação: 1 ficha de desvio por um obstáculo em alcance 1, ou 2 se houver vários.',
};
