import type { CardList } from '@sortie/tournaments/model';
import { type FormEvent, useState } from 'react';
import { AreaField, TextField } from '../../parts/fields.tsx';
import { RefusalNote } from '../../parts/refusal-note.tsx';
import { useCommand } from '../../parts/use-command.ts';
import { readCards, writeCards } from './card-list-text.ts';
import { numberIn } from './settings-draft.ts';
import { useWords } from './text/words.ts';

/** The dated document of points, legal, banned and restricted cards; without one the game alone judges lists. */
export function CardListForm({ cardList }: { readonly cardList: CardList | null }) {
  const say = useWords();
  const [name, setName] = useState(cardList?.name ?? '');
  const [date, setDate] = useState(cardList?.date ?? '');
  const [text, setText] = useState(() => writeCards(cardList?.cards ?? []));
  const [most, setMost] = useState(cardList?.mostRestricted?.toString() ?? '');
  const { isBusy, refusal, run } = useCommand();
  const { cards, faults } = readCards(text);
  const keep = (list: CardList | null) => run({ kind: 'changeSettings', settings: { cardList: list } });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || faults.length > 0) return;
    await keep({ name, date, cards, mostRestricted: numberIn(most) });
  };
  return (
    <section className="panel desk-section" aria-labelledby="card-list">
      <h3 id="card-list">{say('cardList')}</h3>
      <p className="soft">
        {cardList
          ? say('hasCardList', { name: cardList.name, date: cardList.date, count: cardList.cards.length })
          : say('noCardList')}
      </p>
      <details>
        <summary>{say('changeCardList')}</summary>
        <form className="desk-form" onSubmit={(event) => void submit(event)}>
          <div className="fields">
            <TextField label={say('cardListName')} value={name} onText={setName} />
            <TextField label={say('cardListDate')} type="date" value={date} onText={setDate} />
            <TextField label={say('mostRestricted')} inputMode="numeric" value={most} onText={setMost} />
          </div>
          <AreaField label={say('cards')} hint={say('cardsHint')} rows={8} value={text} onText={setText} />
          {faults.length > 0 && (
            <ul role="alert">
              {faults.map(({ row, found }) => (
                <li key={row}>{say('cardFault', { row, found })}</li>
              ))}
            </ul>
          )}
          <RefusalNote reply={refusal} />
          <p className="row">
            <button type="submit" aria-disabled={isBusy || faults.length > 0}>
              {say('keepCardList')}
            </button>
            {cardList && (
              <button type="button" onClick={() => void keep(null)}>
                {say('dropCardList')}
              </button>
            )}
          </p>
        </form>
      </details>
    </section>
  );
}
