import type { PilotTexts } from '../../card-texts.ts';

export const rebelPilotTexts: PilotTexts<'rebel'> = {
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
  'rebel:awing:arvelcrynyd':
    'Pode atacar inimigos com os quais está em contato, se estiverem no seu arco de tiro.',
  'rebel:hwk290:roarkgarnet':
    'No início do combate, outra nave aliada no alcance 1-3 conta com habilidade de piloto 12 até o fim da fase.',
  'rebel:hwk290:kylekatarn':
    'No início do combate, pode passar uma de suas fichas de foco a outra nave aliada no alcance 1-3.',
  'rebel:hwk290:janors':
    'Se não estiver estressada, pode receber uma ficha de estresse para que outra nave aliada no alcance 1-3 ataque com 1 dado a mais.',
  'rebel:z95headhunter:airencracken':
    'Cada ataque seu permite oferecer uma ação gratuita a outra nave aliada no alcance 1.',
  'rebel:ewing:etahnabaht':
    'Quem atacar um inimigo no seu arco de tiro no alcance 1-3 pode transformar 1 acerto em crítico.',
  'rebel:xwing:wesjanson':
    'Cada ataque seu pode tirar do alvo uma ficha de foco, uma de desvio ou a mira que ele mantém.',
  'rebel:xwing:jekporkins':
    'O estresse que recebe pode ser removido na hora rolando um dado de ataque: um acerto lhe dá uma carta de Dano virada para baixo.',
  'rebel:xwing:hobbieklivian': 'Ao obter uma mira ou gastá-la, pode perder uma ficha de estresse.',
  'rebel:xwing:tarnmison': 'Pode fixar a mira na hora no inimigo que lhe declara um ataque.',
  'rebel:awing:gemmersojan': 'Tem 1 de agilidade a mais enquanto houver um inimigo no alcance 1.',
  'rebel:bwing:keyanfarlander':
    'Ao atacar, pode se livrar de uma ficha de estresse para transformar em acertos todos os seus resultados de foco.',
  'rebel:bwing:neradantels': 'Seus torpedos podem ser disparados contra inimigos fora do seu arco de tiro.',
  'rebel:yt2400:eadenvrill': 'Sua arma primária rola 1 dado a mais contra uma nave estressada.',
  'rebel:kwing:mirandadoni':
    'Uma vez por rodada, em um ataque, pode trocar um escudo por 1 dado a mais, ou 1 dado a menos por recuperar um escudo.',
  'rebel:t70xwing:redace': 'O primeiro escudo que perde a cada rodada lhe dá uma ficha de desvio.',
  'rebel:vcx100:herasyndulla':
    'Uma manobra verde ou vermelha que revelar pode ser trocada por outra dessa cor do seu disco.',
  'rebel:attackshuttle:herasyndulla':
    'Uma manobra verde ou vermelha que revelar pode ser trocada por outra dessa cor do seu disco.',
  'rebel:attackshuttle:ezrabridger':
    'Ao se defender estressada, pode transformar até 2 de seus resultados de foco em desvios.',
  'rebel:sheathipedeclassshuttle:ezrabridger':
    'Ao se defender estressada, pode transformar até 2 de seus resultados de foco em desvios.',
  'rebel:vcx100:chopper':
    'No início do combate, cada inimigo em contato com ela recebe uma ficha de estresse.',
  'rebel:vcx100:kananjarrus':
    'Gastando uma ficha de foco, faz um inimigo no alcance 1-2 atacar com 1 dado a menos.',
  'rebel:attackshuttle:sabinewren':
    'Antes de revelar seu disco, pode fazer um impulso ou uma pirueta como ação gratuita.',
  'rebel:tiefighter:sabinewren':
    'Antes de revelar seu disco, pode fazer um impulso ou uma pirueta como ação gratuita.',
  'rebel:t70xwing:elloasty': 'Enquanto não estiver estressada, seus giros Tallon são brancos.',
  'rebel:arc170:braylenstramm':
    'Estressada, pode rolar um dado de ataque depois de cada manobra: um acerto ou um crítico tira uma ficha de estresse.',
  'rebel:arc170:thanekyrell':
    'Quando um inimigo no seu arco de tiro no alcance 1-3 tiver atacado outra nave aliada, pode realizar uma ação gratuita.',
  'rebel:uwing:cassianandor':
    'No início da fase de Ativação, pode tirar uma ficha de estresse de outra nave aliada no alcance 1-2.',
  'rebel:t70xwing:niennunb':
    'Com um inimigo no seu arco de tiro no alcance 1, pode descartar a ficha de estresse que acaba de receber.',
  'rebel:t70xwing:snapwexley':
    'Depois de voar uma manobra de velocidade 2-4 sem ficar em contato com ninguém, pode fazer um impulso como ação gratuita.',
  'rebel:tiefighter:ahsokatano':
    'No início do combate, pode gastar uma ficha de foco para oferecer uma ação gratuita a uma nave aliada no alcance 1, inclusive ela mesma.',
  'rebel:uwing:bodhirook':
    'As naves aliadas podem fixar a mira em qualquer inimigo no alcance 1-3 de uma nave aliada.',
  'rebel:uwing:hefftobber':
    'Um inimigo cuja manobra se sobrepõe a ela lhe permite realizar uma ação gratuita.',
  'rebel:auzituckgunship:wullffwarro': 'Sem escudos e com alguma carta de Dano, ataca com 1 dado a mais.',
  'rebel:uwing:sawgerrera':
    'Uma nave aliada no alcance 1-2 que esteja estressada ou danificada pode rerrolar 1 dado de seus ataques.',
  'rebel:uwing:benthictwotubes':
    'Depois de realizar uma ação de foco, pode passar uma ficha de foco a uma nave aliada no alcance 1-2.',
  'rebel:xwing:leevantenza':
    'Uma ação de impulso pode lhe dar uma ficha de desvio, em troca de uma de estresse.',
  'rebel:xwing:edriotwotubes':
    'Quando sua ativação começa com uma ficha de foco, pode realizar uma ação gratuita.',
  'rebel:xwing:kullbeesperado': 'Um impulso ou uma pirueta lhe permite virar seus Servomotores.',
  'rebel:bwing:ibtisam': 'Estressada, pode rerrolar 1 de seus dados, ao atacar e ao se defender.',
  'rebel:t70xwing:jesspava':
    'Ao atacar e ao se defender, pode rerrolar tantos de seus dados quantas outras naves aliadas houver no alcance 1.',
  'rebel:yt1300:rey':
    'Contra um inimigo no seu arco de tiro pode rerrolar até 2 de suas faces em branco, ao atacar e ao se defender.',
  'rebel:arc170:norrawexley':
    'Pode gastar a mira que mantém sobre o rival em um ataque, seu ou dele, para somar um resultado de foco a seus dados.',
  'rebel:auzituckgunship:lowhhrick':
    'Gastando uma ficha de reforço, soma um desvio a outra nave aliada no alcance 1 que se defende.',
  'rebel:bsf17bomber:crimsonleader':
    'Ao atacar uma nave no seu arco de tiro, pode abrir mão de um acerto ou um crítico para lhe atribuir a condição Rattled.',
  'rebel:tiefighter:captainrex': 'A nave que ele atacou recebe a condição Suppressive Fire.',
  'rebel:sheathipedeclassshuttle:fennrau':
    'Se não estiver estressada, pode receber uma ficha de estresse quando chega a vez de combater de um inimigo no seu arco de tiro no alcance 1-3: essa nave não gasta fichas nos seus dados de ataque nesta rodada.',
  'rebel:ewing:corranhorn': 'Pode atacar no início da fase Final, e então não ataca na rodada seguinte.',
  'rebel:scurrgh6bomber:captainnym': 'Uma vez por rodada, pode impedir que detone uma bomba do seu lado.',
  'rebel:z95headhunter:lieutenantblount':
    'Seus ataques sempre contam como acertados, mesmo que todos os resultados sejam anulados.',
  'rebel:bwing:tennumb': 'Os dados de defesa não podem anular 1 de seus críticos.',
  'rebel:attackshuttle:zeborrelios': 'Ao se defender, pode anular os críticos antes dos acertos.',
  'rebel:tiefighter:zeborrelios': 'Ao se defender, pode anular os críticos antes dos acertos.',
  'rebel:sheathipedeclassshuttle:zeborrelios': 'Ao se defender, pode anular os críticos antes dos acertos.',
  'rebel:t70xwing:poedameron-swx57':
    'Enquanto tiver uma ficha de foco, pode transformar 1 resultado seu de foco em acerto ou desvio sem gastá-la.',
  'rebel:senatorsshuttle:senator':
    'Não age nem ataca; os críticos contra ele viram acertos e suas cartas de Dano ficam viradas para baixo.',
  'rebel:senatorsshuttle:shieldedsenator':
    'Com escudos: não age nem ataca; os críticos contra ele viram acertos e suas cartas de Dano ficam viradas para baixo.',
  'rebel:awing:jakefarrell':
    'Cada ação de foco sua, e cada ficha de foco que receba de outro modo, permite-lhe um impulso ou uma pirueta de graça.',
  'rebel:yt2400:dashrendar':
    'Os obstáculos não existem para suas manobras e ações; no combate contam como para todos.',
  'rebel:yt2400:leebo':
    'Sempre que for receber uma carta de Dano virada para cima compram-se 2: seu jogador fica com uma e descarta a outra.',
  'rebel:bsf17bomber:cobaltleader':
    'A nave que ela ataca rola 1 dado de defesa a menos se tiver uma ficha de bomba de qualquer lado em alcance 1.',
  'rebel:yt1300:chewbacca-swx57':
    'A destruição de outra nave amiga em alcance 1-3 permite-lhe atacar na hora, em qualquer fase.',
  'rebel:sheathipedeclassshuttle:ap5':
    'Antes que a nave que ela coordena aja, pode receber 2 fichas de estresse para tirar 1 dela.',
  'rebel:kwing:esegetuketu':
    'Outras naves amigas em alcance 1-2 podem usar como próprias as fichas de foco dela em seus ataques.',
  'rebel:arc170:sharabey':
    'Outras naves amigas em alcance 1-2 podem usar como própria a mira dela em seus ataques.',
  'rebel:uwing:magvayarro':
    'Num ataque contra outra nave amiga em alcance 1-2 não se pode rerrolar mais de 1 dado de ataque.',
  'rebel:yt1300:hansolo-swx57':
    'Pode ser posicionada em qualquer lugar da área de jogo além do alcance 3 de toda inimiga.',
  'rebel:bsf17bomber:crimsonspecialist':
    'A bomba que solta ao revelar seu disco pode ficar em qualquer lugar em contato com ela.',
};
