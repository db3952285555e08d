import { bombUpgrade } from '../../bomb-upgrade.ts';

export const bombletGenerator = bombUpgrade('bomb:bombletgenerator', {
  drop: 'dialRevealed',
  detonates: 'endOfActivation',
  keeps: true,
  effect: (ship) => [{ kind: 'rollDamage', ship, count: 2, source: 'bomb:bombletgenerator' }],
});
