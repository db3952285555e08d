import type { RuleTexts } from '../rule-texts.ts';

export const optionalPt = {
  'xw.optional.agreement': {
    title: 'O opcional se combina',
    rule: 'As regras opcionais valem só se os jogadores as combinam antes da partida.',
  },
  'xw.optional.team.two-sides': {
    title: 'Lados do jogo em equipes',
    rule: 'Três ou mais jogadores se dividem em exatamente duas equipes, o mais parelhas possível.',
  },
  'xw.optional.team.equal-points': {
    title: 'Pontos por equipe',
    rule: 'As duas equipes têm o mesmo total de pontos, tenham quantos jogadores tiverem.',
  },
  'xw.optional.team.ownership': {
    title: 'De quem é cada nave',
    rule: 'Os parceiros combinam como dividir as naves da equipe, e cada um planeja e decide só pelas suas.',
  },
  'xw.optional.team.friendly-scope': {
    title: 'Amigo é a equipe toda',
    rule: 'As habilidades para naves amigas chegam a todas as da equipe, seja quem for que as controle.',
  },
  'xw.optional.team.shared-result': {
    title: 'A equipe vence junta',
    rule: 'Uma equipe vence ou perde como um só; o jogador que ficou sem naves vence também com sua equipe.',
  },
  'xw.optional.team.public-talk': {
    title: 'Conversa na mesa',
    rule: 'Os parceiros podem conversar sobre tudo, mas sempre de modo que os oponentes ouçam.',
  },
  'xw.optional.team.show-dials': {
    title: 'Os parceiros mostram seus discos',
    rule: 'É permitido aos parceiros mostrar uns aos outros as manobras escolhidas.',
  },
  'xw.optional.team.core2012-no-dials': {
    title: 'Discos ocultos dos parceiros (2012)',
    rule: 'Os parceiros não podem mostrar uns aos outros as manobras escolhidas.',
  },
  'xw.optional.team.squad-building-advised': {
    title: 'Montar esquadrões em equipes',
    rule: 'O jogo em equipes usa por padrão a montagem de esquadrões; também valem forças fixas combinadas.',
  },
  'xw.optional.team.core2012-factions': {
    title: 'Facções das equipes (2012)',
    rule: 'Uma equipe é a Rebelde e a outra a Imperial.',
  },
  'xw.optional.limit.rounds': {
    title: 'Limite de rodadas',
    rule: 'Com um limite de rodadas combinado antes da preparação, a partida acaba quando se joga esse número.',
  },
  'xw.optional.limit.time': {
    title: 'Limite de tempo',
    rule: 'Com limite de tempo, termina-se a rodada em curso quando o tempo se esgota e aí acaba a partida.',
  },
  'xw.optional.limit.score': {
    title: 'Pontuação com limite',
    rule: 'A pontuação de um jogador é o custo de todas as naves inimigas destruídas, com todas as suas melhorias.',
  },
  'xw.optional.limit.score-discarded-upgrades': {
    title: 'Melhorias descartadas pontuam',
    rule: 'As melhorias descartadas antes na partida continuam contando no valor de uma nave destruída.',
  },
  'xw.optional.limit.no-partial-score': {
    title: 'Sem pontos pela metade',
    rule: 'Naves danificadas que sobrevivem não pontuam.',
  },
  'xw.optional.limit.highest-wins': {
    title: 'Quem vence no limite',
    rule: 'Ao chegar o limite vence a pontuação mais alta; se são iguais, há empate.',
  },
  'xw.optional.dispute.rolloff': {
    title: 'Dados para uma disputa',
    rule: 'Em um caso impossível de decidir, um jogador rola 3 dados de ataque e o outro 3 de defesa; decide quem tirar mais focos.',
  },
  'xw.optional.dispute.binding': {
    title: 'A decisão obriga',
    rule: 'A decisão de quem vence a rolagem encerra o caso e vale para a mesma situação pelo resto daquela partida.',
  },
  'xw.optional.team.side-as-player': {
    title: 'A equipe faz o papel do jogador',
    rule: 'Em equipes, a regra que nomeia um jogador como dono da iniciativa, de uma borda ou de um total de pontos, ou como quem faz uma escolha do oponente, refere-se à equipe; o que toca a uma nave é decidido por quem a controla.',
  },
  'xw.optional.limit.elimination-still-ends': {
    title: 'Eliminação antes do limite',
    rule: 'Com limite de rodadas ou de tempo, a rodada que acaba com um jogador sem naves ainda encerra a partida, pela regra normal de vitória.',
  },
} as const satisfies RuleTexts;
