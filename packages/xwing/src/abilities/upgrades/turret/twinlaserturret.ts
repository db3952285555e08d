import { card } from '../../card-words.ts';
import { hitsInstead } from '../../hits-instead.ts';

export const twinLaserTurret = card('turret:twinlaserturret', {
  weapon: { turret: true, times: 2 },
  abilities: [
    hitsInstead(({ attack, key }) => [
      { kind: 'sufferDamage', ship: attack.defender, hits: 1, crits: 0, source: key },
    ]),
  ],
});
