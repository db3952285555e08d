import type { RuleTexts } from '../rule-texts.ts';

export const secondaryPt = {
  'xw.secondary.definition': {
    title: 'Arma secundária',
    rule: 'Uma melhoria com o cabeçalho "Ataque:", com ou sem um requisito entre parênteses, é uma arma secundária e dá à sua nave um tipo de ataque além da arma primária.',
  },
  'xw.secondary.instead-of-primary': {
    title: 'Uma arma por ataque',
    rule: 'Um ataque usa a arma primária ou uma arma secundária, nunca ambas.',
  },
  'xw.secondary.requirements': {
    title: 'Condições de uso',
    rule: 'Uma arma secundária é declarada só se no passo de declarar alvo se cumprem todas as condições de sua carta, além do arco e do alcance.',
  },
  'xw.secondary.header.target-lock': {
    title: 'Cabeçalho Ataque (mira)',
    rule: 'O cabeçalho "Ataque (mira):" exige que o atacante tenha o defensor na mira.',
  },
  'xw.secondary.header.target-lock-not-spent': {
    title: 'A mira exigida não é gasta',
    rule: 'Essa mira é gasta só se o texto da carta disser.',
  },
  'xw.secondary.header.focus': {
    title: 'Cabeçalho Ataque (foco)',
    rule: 'O cabeçalho "Ataque (foco):" exige que o atacante tenha uma ficha de foco.',
  },
  'xw.secondary.header.focus-not-spent': {
    title: 'O foco exigido não é gasto',
    rule: 'Essa ficha de foco é gasta só se o texto da carta disser.',
  },
  'xw.secondary.bombs-are-not': {
    title: 'Bombas não são armas secundárias',
    rule: 'As melhorias de Bomba não são armas secundárias.',
  },
} as const satisfies RuleTexts;
