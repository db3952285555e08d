import type { DropWay } from '../../../model/index.ts';
import type { Here } from '../../card-rules.ts';
import { ability } from '../../card-words.ts';

interface Drop {
  readonly bomb: string;
  readonly how: DropWay;
}

function dropsOf({ table, self }: Here): readonly Drop[] {
  return table
    .bombsOf(self)
    .filter(({ drop }) => drop === 'dialRevealed')
    .flatMap((bomb) => table.dropWays(self, bomb).map((how): Drop => ({ bomb: bomb.key, how })));
}

/** The card goes, also one that is usually kept. */
export const genius = ability('samd:genius', {
  window: 'afterManeuver',
  optional: true,
  applies: ({ table, self, execution }) => {
    const { dialRevealed, bombDropped } = table.ship(self);
    return execution.ship === self && dialRevealed && !bombDropped && !execution.stopped;
  },
  choices: dropsOf,
  resolve: ({ table, self }, { bomb, how }: Drop) => {
    const { key, card } = table.bombsOf(self).find((each) => each.key === bomb)!;
    return [
      { kind: 'discardUpgrade', ship: self, key },
      { kind: 'dropBomb', ship: self, bomb: card, how },
    ];
  },
});
