import { bombUpgrade } from '../../bomb-upgrade.ts';

export const ionBombs = bombUpgrade('bomb:ionbombs', {
  drop: 'dialRevealed',
  detonates: 'endOfActivation',
  effect: (ship) => [{ kind: 'assignTokens', ship, token: 'ion', count: 2 }],
});
