import { useId, useState } from 'react';
import { download } from '../../app/download.ts';
import { useModal } from '../../app/use-modal.ts';
import type { GameRecord } from './game-record.ts';
import { forgetRecords } from './kept-records.ts';
import { useWords } from './text/words.ts';

/** Everything that was counted is the player's to take along and to delete. */
export function RecordButtons({ records }: { readonly records: readonly GameRecord[] }) {
  const say = useWords();
  const [isAsking, setAsking] = useState(false);
  return (
    <p className="row">
      <button
        type="button"
        onClick={() => download('sortie-statistics.json', JSON.stringify(records, null, 1))}
      >
        {say('export')}
      </button>
      <button type="button" onClick={() => setAsking(true)}>
        {say('forget')}
      </button>
      {isAsking && <ForgetDialog count={records.length} onClose={() => setAsking(false)} />}
    </p>
  );
}

function ForgetDialog({ count, onClose }: { readonly count: number; readonly onClose: () => void }) {
  const say = useWords();
  const modal = useModal(onClose);
  const id = useId();
  return (
    <dialog {...modal} className="statistics-dialog" aria-labelledby={id}>
      <h2 id={id}>{say('forgetSure')}</h2>
      <p>{say('forgetWhy', { count })}</p>
      <p className="row">
        <button
          type="button"
          className="statistics-forget"
          onClick={() => {
            forgetRecords();
            onClose();
          }}
        >
          {say('forgetYes')}
        </button>
        <button type="button" onClick={onClose}>
          {say('cancel')}
        </button>
      </p>
    </dialog>
  );
}
