import { card } from '../card-words.ts';

/** ar.known.damage.faulty-countermeasures */
export const faultyCountermeasures = card('faulty-countermeasures', {
  forbids: {
    spendDefenseToken: ({ attack, place }, { table, self }) =>
      attack.defender === self && table.ship(self).defenseTokens[place]?.state === 'exhausted',
  },
});
