import { card } from '../../card-words.ts';

export const lieutenantblount = card('rebel:z95headhunter:lieutenantblount', {
  alwaysHits: ({ self, attack }) => attack.attacker === self,
});
