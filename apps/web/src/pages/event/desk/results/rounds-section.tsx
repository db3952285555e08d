import { useState } from 'react';
import { useLanguage } from '../../../../app/settings.ts';
import { useRoundName } from '../../hall/round-name.ts';
import { useEvent } from '../../parts/event-context.ts';
import { useEventTexts } from '../../parts/event-texts.ts';
import { useNames } from '../../parts/names.ts';
import { PairList } from './pair-list.tsx';
import { TableDialog } from './table-dialog.tsx';
import { useWords } from './text/words.ts';

interface Opened {
  readonly round: number;
  readonly table: number;
}

/** Every round of the day, the last first; any result can be corrected. */
export function RoundsSection() {
  const say = useWords();
  const roundName = useRoundName();
  const { rounds } = useEvent().view;
  const [opened, open] = useState<Opened | null>(null);
  const round = rounds.find(({ number }) => number === opened?.round);
  const pairing = round?.pairings.find(({ table }) => table === opened?.table);
  return (
    <section className="desk-section">
      <h2>{say('rounds')}</h2>
      {rounds.length === 0 && <p className="soft">{say('noRounds')}</p>}
      <Corrections />
      {rounds.toReversed().map((each) => (
        <details key={each.number} open={each.number === rounds.length}>
          <summary>
            {roundName(each)}
            {each.scenario === null ? '' : ` · ${each.scenario}`}
          </summary>
          <PairList round={each} onOpen={(table) => open({ round: each.number, table })} />
        </details>
      ))}
      {round && pairing && <TableDialog round={round} pairing={pairing} onClose={() => open(null)} />}
    </section>
  );
}

/** What was changed after it was settled, and which published pairs it would have changed. */
function Corrections() {
  const say = useWords();
  const language = useLanguage();
  const names = useNames();
  const { resultText } = useEventTexts();
  const { corrections, rounds, desk } = useEvent().view;
  const time = new Intl.DateTimeFormat(language, { timeStyle: 'short' });
  if (corrections.length === 0) return null;
  const twoAt = (round: number, table: number) => {
    const found = rounds[round - 1]?.pairings.find((pairing) => pairing.table === table);
    return found ? names.two(found.players) : (['', ''] as const);
  };
  return (
    <div className="panel desk-section">
      <h3>{say('corrections')}</h3>
      <ul className="desk-list">
        {corrections.map(({ round, table, before, after, by, at, why }) => (
          <li key={`${at} ${round} ${table}`}>
            {say('corrected', {
              round,
              table,
              after: resultText(after, twoAt(round, table)),
              before: before === null ? '' : resultText(before, twoAt(round, table)),
            })}{' '}
            <span className="soft">
              {time.format(at)}, {by}: {why}
            </span>
          </li>
        ))}
      </ul>
      {(desk?.wouldDiffer ?? []).map(({ table, players, drawnWith, now }) => (
        <p key={table} className="soft" data-differs={table}>
          {say('differs', {
            table,
            one: names.player(players[0]),
            other: names.player(players[1]),
            drawn: drawnWith.join(' – '),
            now: now.join(' – '),
          })}
        </p>
      ))}
    </div>
  );
}
