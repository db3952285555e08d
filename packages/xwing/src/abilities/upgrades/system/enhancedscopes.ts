import { card } from '../../card-words.ts';

export const enhancedScopes = card('system:enhancedscopes', {
  sets: { pilotSkill: ({ table }) => (table.phase === 'activation' ? 0 : undefined) },
});
