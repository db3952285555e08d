import type { PilotTexts } from '../card-texts.ts';

export const pilotTexts: PilotTexts = {
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
  'rebel:awing:tychocelchu': 'O estresse não impede esta nave de realizar ações.',
  'rebel:t70xwing:poedameron':
    'Enquanto tem uma ficha de foco, pode transformar 1 foco próprio em acerto ou desvio sem gastá-la.',
  'rebel:t70xwing:blueace':
    'Pode fazer o impulso também com os gabaritos de curva acentuada de velocidade 1.',
  'rebel:xwing:wedgeantilles': 'A nave que ele ataca tem 1 de agilidade a menos, nunca abaixo de 0.',
  'rebel:xwing:garvendreis':
    'Quando gasta uma ficha de foco, outra nave amiga em alcance 1-2 pode receber uma.',
  'rebel:xwing:biggsdarklighter':
    'O inimigo não pode visar outras naves amigas em alcance 1 dele com uma arma que poderia atingi-lo.',
  'rebel:xwing:lukeskywalker': 'Ao defender pode transformar 1 de seus focos em desvio.',
  'rebel:yt1300:chewbacca':
    'A carta de Dano que recebe virada para cima é virada para baixo antes de seu texto valer.',
  'rebel:yt1300:landocalrissian':
    'Cada manobra verde que executa oferece a outra nave amiga em alcance 1 uma ação gratuita da barra dela.',
  'rebel:yt1300:hansolo':
    'Ao atacar pode rerrolar seus dados de ataque, mas então todos os que puderem ser rerrolados.',
  'rebel:ywing:dutchvander':
    'Quando adquire uma mira, outra nave amiga em alcance 1-2 pode adquirir uma também.',
  'rebel:ywing:hortonsalm': 'Se ataca em alcance 2-3, pode rerrolar quantas faces em branco quiser.',
  'rebel:senatorsshuttle:senator':
    'Não age nem ataca; os críticos contra ele viram acertos e suas cartas de Dano ficam viradas para baixo.',
  'rebel:senatorsshuttle:shieldedsenator':
    'Com escudos: não age nem ataca; os críticos contra ele viram acertos e suas cartas de Dano ficam viradas para baixo.',
};
