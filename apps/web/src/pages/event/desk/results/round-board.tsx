import type { SeenRound } from '@sortie/tournaments/view';
import { useState } from 'react';
import { useRoundName } from '../../hall/round-name.ts';
import { CommandButton } from '../../parts/command-button.tsx';
import { useEvent } from '../../parts/event-context.ts';
import { Dispute } from './dispute.tsx';
import { PairList } from './pair-list.tsx';
import { ResultEntry } from './result-entry.tsx';
import { TableDialog } from './table-dialog.tsx';
import { useWords } from './text/words.ts';

/** The round under way: what is disputed, the field for slips, and every table. */
export function RoundBoard({ round }: { readonly round: SeenRound }) {
  const say = useWords();
  const roundName = useRoundName();
  const { phase } = useEvent().view;
  const [table, openTable] = useState<number | null>(null);
  const opened = round.pairings.find((pairing) => pairing.table === table);
  const isOpen = round.status === 'published';
  const hasResults = round.pairings.some(({ result }) => result !== null);
  return (
    <section className="desk-section" aria-labelledby="round-board">
      <h2 id="round-board">{roundName(round)}</h2>
      {round.scenario !== null && <p>{say('scenario', { scenario: round.scenario })}</p>}
      {round.pairings
        .filter(({ status }) => status === 'disputed')
        .map((pairing) => (
          <Dispute
            key={pairing.table}
            round={round}
            pairing={pairing}
            onOther={() => openTable(pairing.table)}
          />
        ))}
      {phase === 'running' && <ResultEntry round={round} />}
      <PairList round={round} onOpen={openTable} />
      {isOpen && !hasResults && (
        <p className="row">
          <CommandButton command={{ kind: 'takeRoundBack' }}>{say('takeBack')}</CommandButton>
          <span className="soft">{say('takeBackWhy')}</span>
        </p>
      )}
      {opened && <TableDialog round={round} pairing={opened} onClose={() => openTable(null)} />}
    </section>
  );
}
