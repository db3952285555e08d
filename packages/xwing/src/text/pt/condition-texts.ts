import type { ConditionTexts } from '../card-texts.ts';

export const conditionTexts: ConditionTexts = {
  rattled:
    'O dano de uma bomba que a nave sofre vem com 1 dano crítico a mais; depois esta carta é retirada. Ação: rola-se um dado de ataque, e com foco ou acerto esta carta é retirada.',
  harpooned:
    'Acertada por um ataque com um crítico não anulado, a nave faz todas as outras em alcance 1 sofrerem 1 dano, perde esta carta e recebe uma carta de Dano virada para baixo. Destruída, faz todas as naves em alcance 1 sofrerem 1 dano. Ação: retira esta carta e rola um dado de ataque, sofrendo 1 dano com acerto ou crítico.',
  adebttopay: 'Ao atacar uma nave com A Score to Settle, esta pode transformar 1 foco em crítico.',
  suppressivefire:
    'A nave ataca com 1 dado a menos, exceto quem lhe atribuiu esta carta. É removida quando a nave ataca esse piloto, quando ele é destruído ou quando passa uma fase de Combate sem atacar.',
  illshowyouthedarkside:
    'Um jogador procura no baralho uma carta de Dano com o traço Piloto e pode colocá-la aqui. O primeiro crítico que um ataque faça a nave sofrer vira essa carta, sem passar pelos escudos; depois a condição sai.',
  mimicked:
    'Thweek tem também a habilidade especial deste piloto, mesmo que a nave saia do jogo; com ela não se atribuem condições.',
  shadowed:
    'Thweek tem a habilidade de piloto que esta nave tinha antes de a partida começar, aconteça o que acontecer com ela.',
  scrambled:
    'Se ataca em alcance 1 uma nave com Targeting Scrambler, deixa seus dados de ataque como caíram. É retirada quando a fase de Combate acaba.',
  fanaticaldevotion:
    'A nave não gasta fichas de foco ao defender. Ao atacar, 1 acerto dos que uma ficha de foco traz fica a salvo dos dados de defesa, e os críticos podem ser cancelados antes. É retirada na fase Final.',
  optimizedprototype:
    '1 escudo a mais. Uma vez por rodada, ao atacar com a arma primária, pode abrir mão de 1 dado para tirar 1 escudo do defensor; depois de um ataque desses, uma aliada em alcance 1-2 com Director Krennic pode mirar no defensor.',
};
