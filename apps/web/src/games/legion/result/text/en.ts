import type { Words } from '../../../../app/words.ts';

export const en = {
  draw: 'A draw',
  youWin: 'You win',
  wins: '{{who}} wins',
  result: 'The battle is over',
  rounds_one: '{{count}} round',
  rounds_other: '{{count}} rounds',
  overRounds: 'Points of defeated units, round by round',
  victoryTokens_one: '{{count}} victory token',
  victoryTokens_other: '{{count}} victory tokens',
  tokensFor: '{{count}} for {{source}}',
  scoreLabel: 'Points defeated',
  survivors: 'Survivors',
  losses: 'Losses',
  nobody: 'Nobody',
  points_one: '{{count}} point',
  points_other: '{{count}} points',
  left: '{{left}} of {{all}}',
  lostIn: 'lost in round {{round}}',
} as const satisfies Words;
