import type { Translated } from '../../../../app/words.ts';
import type { en } from './en.ts';

export const es: Translated<typeof en> = {
  draw: 'Empate',
  youWin: 'Has ganado',
  wins: 'Gana {{who}}',
  result: 'La batalla ha terminado',
  rounds_one: '{{count}} ronda',
  rounds_other: '{{count}} rondas',
  overRounds: 'Puntos de unidades derrotadas, ronda a ronda',
  victoryTokens_one: '{{count}} ficha de victoria',
  victoryTokens_other: '{{count}} fichas de victoria',
  tokensFor: '{{count}} por {{source}}',
  scoreLabel: 'Puntos derrotados',
  survivors: 'Supervivientes',
  losses: 'Pérdidas',
  nobody: 'Nadie',
  points_one: '{{count}} punto',
  points_other: '{{count}} puntos',
  left: '{{left}} de {{all}}',
  lostIn: 'perdida en la ronda {{round}}',
};
