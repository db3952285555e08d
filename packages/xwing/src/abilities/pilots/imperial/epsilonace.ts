import { card } from '../../card-words.ts';

export const epsilonace = card('imperial:tiefofighter:epsilonace', {
  sets: { pilotSkill: ({ table, self }) => (table.ship(self).damage.length === 0 ? 12 : undefined) },
});
