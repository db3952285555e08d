import { card } from '../../card-words.ts';
import { hitsInstead } from '../../hits-instead.ts';

export const tractorBeam = card('cannon:tractorbeam', {
  weapon: {},
  abilities: [
    hitsInstead(({ attack }) => [
      { kind: 'assignTokens', ship: attack.defender, token: 'tractorBeam', count: 1 },
    ]),
  ],
});
