import type { ShipId } from '../../../model/index.ts';
import { card } from '../../card-words.ts';

/** Any ship of lower skill, of whichever side; the chosen ship's player decides. xw.action.free.definition */
export const squadLeader = card('ept:squadleader', {
  action: {
    choices: ({ table, self }) =>
      table.ships
        .filter(({ id }) => table.range(self, id) <= 2 && table.pilotSkill(id) < table.pilotSkill(self))
        .map(({ id }) => id),
    perform: ({ key }, chosen: ShipId) => [
      { kind: 'offerFreeAction', ship: chosen, actions: null, source: key },
    ],
  },
});
