import { commands } from '../../catalogue/index.ts';
import type { CardOption } from '../../model/index.ts';
import type { Here } from '../card-rules.ts';
import { card } from '../card-words.ts';
import { opponentMayAtOnce } from './shapes.ts';

const id = 'comm-noise';

/** Lower speed where there is any, or any command on the top dial where there is one. */
function disturbances({ table, self }: Here): readonly CardOption[] {
  const ship = table.ship(self);
  const by = table.opponentOf(self);
  const slower: CardOption = {
    answer: { speed: -1 },
    effects: [{ kind: 'changeSpeed', ship: ship.id, by: -1 }],
  };
  const dialled = commands.map(
    (command): CardOption => ({
      answer: { command },
      effects: [{ kind: 'setTopDial', ship: ship.id, command, by }],
    }),
  );
  return [...(ship.speed > 0 ? [slower] : []), ...(ship.dials.length > 0 ? dialled : [])];
}

/** ar.known.damage.comm-noise */
export const commNoise = card(id, {
  abilities: [opponentMayAtOnce(id, disturbances)],
});
