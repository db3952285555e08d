import type { Translated } from '../../../../app/words.ts';
import type { en } from './en.ts';

export const pt: Translated<typeof en> = {
  draw: 'Empate',
  youWin: 'Você venceu',
  wins: '{{who}} venceu',
  result: 'A batalha terminou',
  rounds_one: '{{count}} rodada',
  rounds_other: '{{count}} rodadas',
  overRounds: 'Pontos de unidades derrotadas, rodada a rodada',
  victoryTokens_one: '{{count}} ficha de vitória',
  victoryTokens_other: '{{count}} fichas de vitória',
  tokensFor: '{{count}} por {{source}}',
  scoreLabel: 'Pontos derrotados',
  survivors: 'Sobreviventes',
  losses: 'Perdas',
  nobody: 'Ninguém',
  points_one: '{{count}} ponto',
  points_other: '{{count}} pontos',
  left: '{{left}} de {{all}}',
  lostIn: 'perdida na rodada {{round}}',
};
