import type { PilotTexts } from '../../card-texts.ts';

export const scumPilotTexts: PilotTexts<'scum'> = {
  'scum:aggressor:ig88a': 'Depois de um ataque seu que destrói o defensor, a nave pode recuperar 1 escudo.',
  'scum:aggressor:ig88c':
    'Depois de uma ação de impulso sua, a nave pode realizar uma ação gratuita de desvio.',
  'scum:firespray31:kathscarlet': 'Rola 1 dado de ataque a mais contra uma nave em seu arco auxiliar.',
  'scum:z95headhunter:ndrusuhlak':
    'Rola 1 dado de ataque a mais se não houver outra nave amiga em alcance 1-2.',
  'scum:ywing:kavil': 'Rola 1 dado de ataque a mais contra uma nave fora de seu arco de tiro.',
  'scum:m3ainterceptor:serissu':
    'Outra nave amiga em alcance 1 que seja atacada pode rerrolar 1 de seus dados de defesa.',
  'scum:firespray31:bobafett':
    'Ao atacar ou se defender, pode rerrolar tantos de seus dados quantos inimigos houver em alcance 1.',
  'scum:starviper:guri':
    'Se a fase de Combate começa com um inimigo em alcance 1, pode pegar 1 ficha de foco.',
  'scum:hwk290:palobgodalhi':
    'No começo da fase de Combate pode tomar para si uma ficha de foco ou de desvio de um inimigo em alcance 1-2.',
  'scum:z95headhunter:kaatoleeachos':
    'No começo da fase de Combate pode tomar para si uma ficha de foco ou de desvio de outra nave amiga em alcance 1-2.',
  'scum:m3ainterceptor:laetinashera': 'Cada ataque que não a atinja pode lhe dar 1 ficha de desvio.',
  'scum:kihraxzfighter:grazthehunter':
    'Rola 1 dado de defesa a mais contra um atacante que esteja em seu arco de tiro.',
  'scum:protectoratestarfighter:fennrau':
    'Nos ataques em alcance 1, seus ou contra ela, pode rolar 1 dado a mais.',
  'scum:g1astarfighter:zuckuss': 'Ao atacar pode rolar 1 dado a mais; então o defensor também rola 1 a mais.',
  'scum:protectoratestarfighter:kadsolus': 'Cada manobra vermelha que executa lhe dá 2 fichas de foco.',
  'scum:protectoratestarfighter:oldteroch':
    'No começo da fase de Combate pode fazer um inimigo em alcance 1 que a tenha no arco de tiro perder suas fichas de foco e de desvio.',
  'scum:lancerclasspursuitcraft:asajjventress':
    'No começo da fase de Combate pode dar 1 ficha de estresse a uma nave em alcance 1-2 em seu arco móvel.',
  'scum:lancerclasspursuitcraft:ketsuonyo':
    'No começo da fase de Combate pode dar 1 ficha de raio trator a uma nave em alcance 1 que esteja em seu arco primário e no móvel.',
  'scum:quadjumper:unkarplutt':
    'No fim da fase de Ativação, toda nave em que encosta, amiga ou inimiga, recebe 1 ficha de raio trator.',
  'scum:yv666:bossk': 'Quando seu ataque acerta, pode trocar 1 crítico por 2 acertos.',
  'scum:yv666:lattsrazzi':
    'Quando uma nave amiga declara um ataque, esta pode gastar sua mira no defensor, que tem 1 de agilidade a menos contra ele.',
  'scum:g1astarfighter:4lom':
    'No começo da fase Final pode passar 1 de suas fichas de estresse a qualquer outra nave em alcance 1.',
  'scum:lancerclasspursuitcraft:sabinewren':
    'Ao se defender de um inimigo em alcance 1-2 em seu arco móvel, pode acrescentar 1 resultado de foco.',
  'scum:m12lkimogilafighter:dalanoberos':
    'No começo da fase de Combate pode mirar um inimigo em alcance 1-3 em seu arco central.',
  'scum:hwk290:dacebonearm':
    'Quando um inimigo em alcance 1-3 recebe uma ficha de íons, esta nave, se não tiver estresse, pode receber 1 ficha de estresse para que ele sofra 1 dano.',
  'scum:kihraxzfighter:talonbanecobra':
    'O dado adicional que o alcance lhe dá, ao atacar ou se defender, conta em dobro.',
  'scum:ywing:drearenthal': 'Depois de gastar sua mira pode receber 1 ficha de estresse para mirar de novo.',
  'scum:jumpmaster5000:dengar':
    'Uma vez por rodada, depois de um ataque contra ela de uma nave que esteja em seu arco de tiro, pode atacar essa nave.',
  'scum:aggressor:ig88b': 'Uma vez por rodada, se um ataque seu erra, pode atacar com um de seus canhões.',
  'scum:yv666:moraloeval': 'Seus canhões também podem disparar contra naves em seu arco auxiliar.',
  'scum:firespray31:emonazzameen':
    'Pode soltar bombas também com o gabarito reto ou de curva fechada de velocidade 3.',
  'scum:scurrgh6bomber:solsixxa':
    'Pode soltar bombas também com um gabarito de curva fechada de velocidade 1.',
  'scum:hwk290:torkilmux':
    'No fim da fase de Ativação, um inimigo em alcance 1-2 à sua escolha fica com habilidade de piloto 0 na fase de Combate.',
  'scum:starviper:princexizor':
    'Quando um ataque a atinge, uma nave amiga em alcance 1 pode sofrer 1 acerto ou crítico em seu lugar.',
  'scum:jumpmaster5000:manaroo':
    'No começo da fase de Combate pode entregar todas as suas fichas de foco e de desvio e sua mira a outra nave amiga em alcance 1.',
  'scum:m3ainterceptor:genesisred':
    'Quando mira uma nave, recebe fichas de foco e de desvio até ter tantas de cada tipo quanto a nave mirada.',
  'scum:m3ainterceptor:inaldra':
    'Ao atacar ou se defender pode gastar 1 escudo para rerrolar quantos de seus dados quiser.',
  'scum:kihraxzfighter:captainjostero':
    'Uma vez por rodada, quando um inimigo sofre dano que não vem de um ataque contra ele, esta nave pode atacá-lo.',
  'scum:scurrgh6bomber:captainnym':
    'As bombas do seu lado não lhe fazem nada. Uma amiga pode acrescentar 1 desvio contra um ataque medido através de uma delas.',
  'scum:quadjumper:constablezuvio':
    'Ao revelar uma manobra de ré, pode soltar à frente qualquer uma de suas bombas.',
  'scum:starviper:dalanoberos':
    'Sem estresse, ao revelar uma curva acentuada, uma curva suave ou um giro de Segnor, pode voar para esse lado um giro Tallon vermelho com o mesmo gabarito.',
  'scum:aggressor:ig88d': 'Pode voar um giro de Segnor de velocidade 3 com o gabarito de curva acentuada.',
  'scum:m3ainterceptor:quinnjast':
    'No começo da fase de Combate, uma ficha de armas desativadas pode lhe devolver 1 Torpedo ou Míssil descartado.',
  'scum:quadjumper:sarcoplank':
    'Defende-se com tantos dados quanto a velocidade que voou nesta rodada se forem mais que sua agilidade.',
  'scum:m3ainterceptor:sunnybounder':
    'Uma vez por rodada, se todos os dados que rolou ou rerrolou mostram o mesmo, pode acrescentar mais um resultado igual.',
  'scum:jumpmaster5000:teltrevura':
    'A primeira destruição da nave não acontece: suas cartas de Dano saem e ela recebe 4 viradas para baixo.',
  'scum:starviper:thweek': 'Antes de posicionar as naves, pode atribuir Mimicked ou Shadowed a um inimigo.',
  'scum:m12lkimogilafighter:toranikulda':
    'Depois do seu ataque, cada inimigo em alcance 1-3 em seu arco central perde todas as fichas de foco e de desvio ou sofre 1 dano, como seu jogador quiser.',
  'scum:kihraxzfighter:viktorhel':
    'Depois de um ataque contra ela em que não rolou exatamente 2 dados de defesa, o atacante recebe 1 ficha de estresse.',
  'scum:z95headhunter:nashtahpuppilot':
    'Sai de uma Hound’s Tooth destruída, com a habilidade de piloto e a habilidade especial de quem a pilotava.',
};
