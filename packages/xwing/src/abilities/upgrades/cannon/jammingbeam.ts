import { card } from '../../card-words.ts';
import { hitsInstead } from '../../hits-instead.ts';

export const jammingBeam = card('cannon:jammingbeam', {
  weapon: {},
  abilities: [
    hitsInstead(({ attack }) => [{ kind: 'assignTokens', ship: attack.defender, token: 'jam', count: 1 }]),
  ],
});
