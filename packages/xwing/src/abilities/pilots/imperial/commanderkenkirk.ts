import { card } from '../../card-words.ts';

export const commanderkenkirk = card('imperial:vt49decimator:commanderkenkirk', {
  adds: {
    agility: ({ table, self }) => {
      const { shields, damage } = table.ship(self);
      return shields === 0 && damage.length > 0 ? 1 : 0;
    },
  },
});
