import type { RuleTexts } from '../rule-texts.ts';

export const secondaryEs = {
  'xw.secondary.definition': {
    title: 'Arma secundaria',
    rule: 'Una mejora con el encabezado «Ataque:», con o sin un requisito entre paréntesis, es un arma secundaria y da a su nave una clase de ataque además del armamento principal.',
  },
  'xw.secondary.instead-of-primary': {
    title: 'Un arma por ataque',
    rule: 'Un ataque usa el armamento principal o un arma secundaria, nunca ambos.',
  },
  'xw.secondary.requirements': {
    title: 'Condiciones de uso',
    rule: 'Un arma secundaria se declara solo si en el paso de declarar objetivo se cumplen todas las condiciones de su carta, además del arco y el alcance.',
  },
  'xw.secondary.header.target-lock': {
    title: 'Encabezado Ataque (blanco fijado)',
    rule: 'El encabezado «Ataque (blanco fijado):» exige que el atacante tenga fijado al defensor.',
  },
  'xw.secondary.header.target-lock-not-spent': {
    title: 'El blanco fijado exigido no se gasta',
    rule: 'Ese blanco fijado se gasta solo si el texto de la carta lo dice.',
  },
  'xw.secondary.header.focus': {
    title: 'Encabezado Ataque (concentración)',
    rule: 'El encabezado «Ataque (concentración):» exige que el atacante tenga una ficha de concentración.',
  },
  'xw.secondary.header.focus-not-spent': {
    title: 'La concentración exigida no se gasta',
    rule: 'Esa ficha de concentración se gasta solo si el texto de la carta lo dice.',
  },
  'xw.secondary.bombs-are-not': {
    title: 'Las bombas no son armas secundarias',
    rule: 'Las mejoras de Bomba no son armas secundarias.',
  },
} as const satisfies RuleTexts;
