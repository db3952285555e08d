import type { RuleTexts } from '../rule-texts.ts';

export const endPt = {
  'xw.end.remove-focus-evade': {
    title: 'Limpeza da fase Final',
    rule: 'Na fase Final são retiradas de todas as naves todas as fichas de foco e de desvio.',
  },
  'xw.end.other-tokens-stay': {
    title: 'As outras fichas ficam',
    rule: 'Nenhum outro tipo de ficha (mira, estresse, íon, camuflagem, escudo, acerto crítico, identificador) é retirado na fase Final.',
  },
  'xw.end.card-effects': {
    title: 'Efeitos da fase Final',
    rule: 'Os efeitos de cartas e missões da fase Final são resolvidos nela depois de retirar foco e desvio, a menos que digam que é no começo da fase.',
  },
} as const satisfies RuleTexts;
