import type { RuleTexts } from '../rule-texts.ts';

export const cardsPt = {
  'xw.cards.ability.once-per-timing': {
    title: 'Um uso por momento',
    rule: 'A habilidade de uma carta é resolvida no máximo uma vez a cada ocorrência de seu momento (por exemplo, uma por ataque se for usada ao defender).',
  },
  'xw.cards.ability.ship-card-self': {
    title: 'A carta de Nave fala de sua nave',
    rule: 'A segunda pessoa em uma carta de Nave se refere à nave daquela carta, e a habilidade não alcança outras, a menos que diga isso.',
  },
  'xw.cards.ability.attached-card-self': {
    title: 'Melhoria e Dano falam da nave que os carrega',
    rule: 'A segunda pessoa em uma carta de Melhoria ou de Dano se refere à nave que a carrega, e a carta não alcança outras, a menos que diga isso.',
  },
  'xw.cards.ability.mandatory-default': {
    title: 'As habilidades obrigam se não disserem o contrário',
    rule: 'Uma habilidade é ativada por obrigação, a menos que seu texto diga "pode" ou traga o cabeçalho "Ação:" ou "Ataque:".',
  },
  'xw.cards.ability.multi-copy-each-triggers': {
    title: 'Várias cópias de uma melhoria passiva',
    rule: 'Se uma nave leva duas ou mais cópias de uma melhoria que não exige ação, cada cópia pode ser ativada em separado no mesmo momento.',
  },
  'xw.cards.ability.ends-on-destruction': {
    title: 'As habilidades caem com a nave',
    rule: 'A destruição de uma nave desliga as habilidades de todas as suas cartas.',
  },
  'xw.cards.ability.duration-outlives-ship': {
    title: 'O que já corria com prazo sobrevive',
    rule: 'Um efeito ativado antes de sua nave cair e que define o próprio fim continua até esse fim.',
  },
  'xw.cards.ability.action-header': {
    title: 'Habilidades "Ação:"',
    rule: 'Usar uma habilidade com o cabeçalho "Ação:" de qualquer carta da nave (Nave, Melhoria ou Dano) é uma ação; usada no passo Realizar Ação, é a ação normal da rodada.',
  },
  'xw.cards.ability.no-header-no-action': {
    title: 'Habilidades sem cabeçalho',
    rule: 'Uma habilidade sem o cabeçalho "Ação:" é usada no momento que ela indica e não consome ação.',
  },
  'xw.cards.spend.returns-to-supply': {
    title: 'Gastar um componente',
    rule: 'Uma ficha ou componente gasto deixa a nave e volta à reserva comum.',
  },
  'xw.cards.spend.only-own': {
    title: 'Só se gasta o que é seu',
    rule: 'Uma nave não pode gastar um componente de outra, a menos que um efeito conceda isso de forma expressa.',
  },
  'xw.cards.supply.definition': {
    title: 'Reserva',
    rule: 'A reserva é o conjunto compartilhado de todos os componentes que nenhum jogador está usando.',
  },
  'xw.cards.upgrade.discard-facedown': {
    title: 'Melhorias descartadas',
    rule: 'Uma carta de Melhoria descartada fica virada para baixo e sem efeito, mas seu custo continua contando no valor da nave.',
  },
  'xw.cards.upgrade.flip-back': {
    title: 'Recuperar uma melhoria descartada',
    rule: 'Se um efeito vira para cima de novo uma melhoria descartada, ela volta ao jogo na nave que a levava.',
  },
  'xw.cards.upgrade.core2012-discard-to-box': {
    title: 'Melhorias descartadas vão embora (2012)',
    rule: 'Uma carta de Melhoria descartada sai do jogo e não é mais usada até o fim dele.',
  },
  'xw.cards.public.faceup': {
    title: 'As cartas ficam à vista',
    rule: 'Todas as cartas de Nave e de Melhoria em jogo ficam viradas para cima fora da área de jogo, visíveis a todos o tempo todo.',
  },
  'xw.cards.ship-card.fields': {
    title: 'Dados da carta de Nave',
    rule: 'Uma carta de Nave traz perícia, nome do piloto (único ou não), tipo de nave, facção, arma primária, agilidade, casco, escudo, barra de ações, barra de melhorias, habilidade do piloto quando há, e custo em pontos.',
  },
  'xw.cards.upgrade-card.fields': {
    title: 'Dados da carta de Melhoria',
    rule: 'Uma carta de Melhoria traz título, habilidade, ícone de melhoria e custo em pontos; as armas secundárias trazem ainda valor de ataque e alcance.',
  },
  'xw.cards.ability.example-night-beast': {
    title: 'Exemplo: a quem chega a habilidade de um piloto',
    rule: '"Night Beast" recebe a oferta de uma ação gratuita de foco só depois de sua própria manobra verde; a manobra verde de outra nave não oferece nada, e nenhuma outra nave pode receber essa ação.',
  },
} as const satisfies RuleTexts;
