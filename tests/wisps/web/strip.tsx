import type { WispView } from '@sortie/wisps/view';
import { PlainStrip } from '../../../apps/web/src/table/plain-strip.tsx';
import { anySeen, type SeenProps } from '../../../apps/web/src/table/table-game.ts';

const words = {
  en: (round: number, last: number) => `Round ${round} of ${last}`,
  es: (round: number, last: number) => `Ronda ${round} de ${last}`,
  pt: (round: number, last: number) => `Rodada ${round} de ${last}`,
};

/** The round, and whom everybody waits for. */
export function Strip({ seen }: SeenProps<WispView>) {
  const { round, lastRound } = seen.table;
  return (
    <div className="row">
      <strong data-round={round}>{words[seen.language](round, lastRound)}</strong>
      <PlainStrip seen={anySeen(seen)} />
    </div>
  );
}
