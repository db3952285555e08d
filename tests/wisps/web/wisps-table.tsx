import type { WispView } from '@sortie/wisps/view';
import type { TableGame } from '../../../apps/web/src/table/table-game.ts';
import { Stage } from './stage.tsx';
import { Strip } from './strip.tsx';
import { WispsAsk } from './wisps-ask.tsx';

/** Bids are secret until all have bid. wi.round.bid */
const SECRET = 'bid';

/** Wisps at the table of the page; how it ended is shown in the plain way of all games. */
export const wispsTable: TableGame<WispView> = {
  Strip,
  Stage,
  Ask: WispsAsk,
  isSecret: ({ kind }) => kind === SECRET,
};
