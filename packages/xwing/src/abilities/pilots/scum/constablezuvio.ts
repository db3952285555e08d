import type { CardKey } from '../../../model/index.ts';
import { ability } from '../../card-words.ts';

/** Bombs of either header, ahead of the ship. */
export const constableZuvio = ability('scum:quadjumper:constablezuvio', {
  window: 'dialRevealed',
  optional: true,
  applies: ({ table, self, activation }) => {
    const { dial, bombDropped } = table.ship(self);
    return activation.ship === self && !bombDropped && (dial?.bearing.startsWith('reverse') ?? false);
  },
  choices: ({ table, self }) => table.bombsOf(self).map(({ key }) => key),
  resolve: ({ table, self }, chosen: CardKey) => {
    const { key, card, keeps } = table.bombsOf(self).find((each) => each.key === chosen)!;
    return [
      ...(keeps ? [] : [{ kind: 'discardUpgrade', ship: self, key } as const]),
      { kind: 'dropBomb', ship: self, bomb: card, how: 'front1' },
    ];
  },
});
