import { bombUpgrade } from '../../bomb-upgrade.ts';

const SOURCE = 'bomb:thermaldetonators';

export const thermalDetonators = bombUpgrade(SOURCE, {
  drop: 'dialRevealed',
  detonates: 'endOfActivation',
  effect: (ship) => [
    { kind: 'sufferDamage', ship, hits: 1, crits: 0, source: SOURCE },
    { kind: 'assignTokens', ship, token: 'stress', count: 1 },
  ],
});
