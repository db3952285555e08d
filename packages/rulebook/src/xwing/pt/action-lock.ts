import type { RuleTexts } from '../rule-texts.ts';

export const actionLockPt = {
  'xw.action.lock.icon': {
    title: 'Adquirir mira',
    rule: 'Uma nave com o ícone de mira pode adquirir mira sobre 1 nave inimiga em alcance 1-3.',
  },
  'xw.action.lock.all-round': {
    title: 'O arco não conta para a mira',
    rule: 'O alcance para adquirir mira é medido de base a base em qualquer direção, sem olhar o arco de tiro.',
  },
  'xw.action.lock.pair': {
    title: 'As fichas vão em pares',
    rule: 'Uma mira é uma ficha azul na nave que mira e uma vermelha com a mesma letra na nave mirada.',
  },
  'xw.action.lock.enemy-only': {
    title: 'Não se mira uma amiga',
    rule: 'Uma nave amiga nunca pode ser mirada.',
  },
  'xw.action.lock.one-maintained': {
    title: 'Uma mira por nave',
    rule: 'Uma nave mantém no máximo 1 mira; ao adquirir outra, a anterior é retirada.',
  },
  'xw.action.lock.relock-same': {
    title: 'Mirar de novo a mesma nave',
    rule: 'Uma nave pode adquirir mira sobre uma que já tinha na mira; o par de fichas anterior é retirado.',
  },
  'xw.action.lock.many-on-one': {
    title: 'Muitos sobre o mesmo alvo',
    rule: 'Vários inimigos podem ter na mira ao mesmo tempo uma mesma nave.',
  },
  'xw.action.lock.spend-reroll': {
    title: 'Gastar uma mira',
    rule: 'Contra a nave que tem na mira, o atacante pode gastar a mira e rerrolar quantos de seus dados de ataque quiser.',
  },
  'xw.action.lock.spend-zero-dice': {
    title: 'Gastá-la sem rerrolar dados',
    rule: 'Uma mira pode ser gasta sem rerrolar nenhum dado.',
  },
  'xw.action.lock.spend-only-vs-locked': {
    title: 'A mira deve ser sobre o defensor',
    rule: 'Só se rerrolam dados se o defensor é a nave que leva a ficha vermelha correspondente.',
  },
  'xw.action.lock.cost-no-reroll': {
    title: 'Mira paga como custo',
    rule: 'Uma mira paga como custo de uma habilidade não dá além disso rerrolagem.',
  },
  'xw.action.lock.other-source': {
    title: 'Miras por outros efeitos',
    rule: 'Uma nave sem o ícone pode adquirir e manter uma mira concedida por outro efeito.',
  },
  'xw.action.lock.acquire-not-action': {
    title: 'Mirar por uma habilidade não é a ação',
    rule: 'Uma habilidade que faz adquirir mira não é a ação de mira, então funciona mesmo que essa ação já tenha sido usada na rodada.',
  },
  'xw.action.lock.declare-out-of-range': {
    title: 'Alvo declarado fora de alcance',
    rule: 'Se a nave declarada para a ação de mira se mostra fora de alcance, o jogador pode escolher outra nave ou até outra ação.',
  },
  'xw.action.lock.removal-paired': {
    title: 'Retirar meio par',
    rule: 'Retirar uma ficha do par retira também a outra, a menos que a azul esteja passando para outra nave.',
  },
  'xw.action.lock.removal-causes': {
    title: 'Quando se perde uma mira',
    rule: 'Uma mira some só se quem a tem adquire outra, a gasta, uma habilidade a retira ou qualquer das duas naves é destruída.',
  },
  'xw.action.core2012-premeasure-lock': {
    title: 'Medir antes de mirar (2012)',
    rule: 'Pode-se verificar o alcance aos inimigos antes de decidir se a ação de mira será feita.',
  },
  'xw.action.lock.example': {
    title: 'Exemplo: mira',
    rule: 'Um Piloto Recruta não pode mirar um Piloto do Esquadrão Obsidiana a 301 mm, mas pode mirar um Piloto da Academia 250 mm atrás dele (alcance 3); este recebe uma ficha vermelha e o Piloto Recruta a azul de mesma letra.',
  },
} as const satisfies RuleTexts;
