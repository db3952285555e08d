import type { RuleTexts } from '../rule-texts.ts';

export const timingPt = {
  'xw.timing.precedence.card-beats-rule': {
    title: 'O texto da carta vale mais que as regras gerais',
    rule: 'Quando a habilidade de uma carta conflita com uma regra geral, aplica-se a habilidade da carta.',
  },
  'xw.timing.precedence.mission-beats-card': {
    title: 'A missão vale mais que tudo',
    rule: 'A regra especial de uma missão vence tanto as habilidades de carta quanto as regras gerais: a ordem é missão, carta e regra geral.',
  },
  'xw.timing.precedence.cannot-is-absolute': {
    title: 'Um "não pode" é definitivo',
    rule: 'Uma proibição escrita como "não pode" em uma carta ou missão resiste a qualquer outro efeito; nem a regra de uma missão derruba o "não pode" de uma carta.',
  },
  'xw.timing.precedence.forbid-beats-allow': {
    title: 'Proibir vence permitir',
    rule: 'Se a habilidade de uma carta proíbe algo e a de outra permite, fica proibido.',
  },
  'xw.timing.simultaneous.initiative-first': {
    title: 'Efeitos simultâneos: primeiro quem tem a iniciativa',
    rule: 'Se os dois jogadores têm efeitos no mesmo momento, quem tem a iniciativa resolve todos os seus e só depois o oponente resolve os dele.',
  },
  'xw.timing.simultaneous.own-order': {
    title: 'Cada jogador ordena seus efeitos simultâneos',
    rule: 'Entre suas próprias habilidades de um mesmo momento, o jogador que as controla decide quais opcionais usa e em que sequência.',
  },
  'xw.timing.expansion.dagger-scope': {
    title: 'O que é de expansão entra com o conteúdo',
    rule: 'As mecânicas marcadas com uma adaga (bombas, camuflagem, íons, naves grandes e enormes, arcos auxiliares, torres primárias, títulos, modificações, Limitada, jogo Épico) só valem quando um componente em jogo as menciona.',
  },
  'xw.timing.active-ship': {
    title: 'Nave ativa',
    rule: 'É ativa a nave que está resolvendo sua parte da fase de Ativação ou de Combate; nunca há mais de uma, e não há nenhuma quando ninguém está fazendo isso.',
  },
  'xw.timing.round.four-phases': {
    title: 'Estrutura da rodada',
    rule: 'Cada rodada percorre quatro fases em ordem fixa: Planejamento, Ativação, Combate e Final.',
  },
  'xw.timing.round.first-after-setup': {
    title: 'Primeira rodada',
    rule: 'A rodada 1 abre com sua fase de Planejamento assim que a preparação está pronta.',
  },
  'xw.timing.round.repeat': {
    title: 'As rodadas se repetem',
    rule: 'Depois de uma fase Final sem fim de jogo, o contador de rodadas sobe em 1 e começa outra fase de Planejamento.',
  },
  'xw.timing.pilot-skill.source': {
    title: 'Valor de perícia',
    rule: 'Toda nave tem um número de perícia do piloto, tirado de sua carta de Nave.',
  },
  'xw.timing.pilot-skill.latest-effect-wins': {
    title: 'Mudanças de perícia não se somam',
    rule: 'Se vários efeitos mudam a perícia de uma nave, só conta o último aplicado; os outros ficam suspensos, sem se somar.',
  },
  'xw.timing.pilot-skill.fallback-on-expiry': {
    title: 'Perícia quando acaba o efeito mais recente',
    rule: 'Quando o efeito de perícia mais recente acaba, vale o mais recente dos que ainda correm ou, se não restar nenhum, o número impresso.',
  },
  'xw.timing.initiative.lowest-total-chooses': {
    title: 'Quem decide a iniciativa',
    rule: 'O jogador cujo esquadrão soma menos pontos diz qual dos dois fica com a iniciativa.',
  },
  'xw.timing.initiative.tie-roll': {
    title: 'Iniciativa com pontos iguais',
    rule: 'Com pontos iguais, um jogador rola 1 dado de ataque: com acerto ou crítico ele decide quem tem a iniciativa; com foco ou face em branco, decide o outro.',
  },
  'xw.timing.initiative.core2012-lowest-has': {
    title: 'A iniciativa vai para o esquadrão mais barato (2012)',
    rule: 'Quando se montam esquadrões, a iniciativa é automaticamente do jogador com menos pontos.',
  },
  'xw.timing.initiative.core2012-tie-imperial': {
    title: 'Iniciativa imperial por padrão (2012)',
    rule: 'Com totais iguais, ou se não se montam esquadrões, a iniciativa é do jogador imperial.',
  },
  'xw.timing.initiative.fixed-for-game': {
    title: 'A iniciativa não muda de mãos',
    rule: 'O mesmo jogador mantém a iniciativa da preparação até o fim do jogo; ela não passa nem é sorteada de novo entre rodadas.',
  },
  'xw.timing.phase.advance': {
    title: 'Quando acabam Ativação e Combate',
    rule: 'A Ativação acaba quando todas as naves em jogo foram ativadas, e o Combate quando todas tiveram sua oportunidade de atacar; então começa a fase seguinte.',
  },
} as const satisfies RuleTexts;
