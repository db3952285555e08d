import { shows } from '../shows.ts';
import { aboard, carries, passenger } from './aboard.ts';

const near = { unit: 'darth-vader', at: [600, 436.5], side: 1 } as const;
const red = ['critical', 'blank', 'blank', 'blank', 'blank', 'blank'];

for (const keyword of ['transport', 'lightTransport'] as const) {
  const name = keyword === 'transport' ? 'transport-x' : 'light-transport-x';
  const attacked = (cabin: 'open' | 'closed') => {
    carries(keyword, cabin);
    const at = aboard(passenger('leia-organa'), { near }).attack('near', 'carrier', {
      red,
      whiteDefense: ['blank'],
    });
    return at.until('chooseAction', 'near');
  };
  shows(
    [`lg.transport.${name}.open-wound`, `lg.transport.${name}.closed-safe`],
    `in an open vehicle a wound of it is a wound of each passenger, in a closed one it is none (${keyword})`,
    () => {
      attacked('open').hasWounds('carrier', 1).hasWounds('mover', 1);
      attacked('closed').hasWounds('carrier', 1).hasWounds('mover', 0);
    },
  );
}
