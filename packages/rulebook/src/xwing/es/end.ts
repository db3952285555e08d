import type { RuleTexts } from '../rule-texts.ts';

export const endEs = {
  'xw.end.remove-focus-evade': {
    title: 'Limpieza de la fase Final',
    rule: 'En la fase Final toda nave pierde las fichas de concentración y de evasión que tenga.',
  },
  'xw.end.other-tokens-stay': {
    title: 'Las demás fichas se quedan',
    rule: 'Ningún otro tipo de ficha (blanco fijado, tensión, iones, camuflaje, escudo, crítico, identificador) se retira en la fase Final.',
  },
  'xw.end.card-effects': {
    title: 'Efectos de la fase Final',
    rule: 'Los efectos de cartas y misiones de la fase Final se resuelven en ella después de retirar concentración y evasión, salvo que digan que es al principio de la fase.',
  },
} as const satisfies RuleTexts;
