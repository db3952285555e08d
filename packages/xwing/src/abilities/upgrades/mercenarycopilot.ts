import { showing } from '@sortie/kernel';
import { ability } from '../card-words.ts';

export const mercenaryCopilot = ability('crew:mercenarycopilot', {
  window: 'modifyAttackDice',
  side: 'attacker',
  optional: true,
  applies: ({ self, attack }) => attack.attacker === self && attack.range === 3,
  choices: ({ attack }) => showing(attack.attackDice, 'hit'),
  resolve: ({ key }, die: number) => [
    { kind: 'changeDice', pool: 'attack', dice: [die], to: 'crit', source: key },
  ],
});
