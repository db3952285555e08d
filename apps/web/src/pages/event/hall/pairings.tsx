import type { SeenRound } from '@sortie/tournaments/view';
import { type ReactNode, useId, useState } from 'react';
import { useLanguage } from '../../../app/settings.ts';
import { useEvent } from '../parts/event-context.ts';
import { useNames } from '../parts/names.ts';
import { RoundHead } from './round-head.tsx';
import { useRoundName } from './round-name.ts';
import { isNamed, latestRound, rowsByName, rowsByTable } from './rounds.ts';
import { ScoreText } from './score-text.tsx';
import { useWords } from './text/words.ts';
import './hall.css';
import './pairings.css';

/** Who sits where, by name and by table, with the results as they come. */
export function Pairings() {
  const say = useWords();
  const { view } = useEvent();
  const [chosen, setChosen] = useState<number | null>(null);
  const [isByTable, setByTable] = useState(false);
  const [wanted, setWanted] = useState('');
  const round = view.rounds.find(({ number }) => number === chosen) ?? latestRound(view);
  if (!round) {
    return (
      <section>
        <h2>{say('pairings')}</h2>
        <p className="hall-note">{say('noRoundYet')}</p>
      </section>
    );
  }
  return (
    <section>
      <RoundHead round={round} />
      <div className="pairings-tools">
        <FindName value={wanted} onChange={setWanted} />
        <fieldset className="pairings-order">
          <legend className="unseen">{say('order')}</legend>
          <Choice isChosen={!isByTable} onChoose={() => setByTable(false)}>
            {say('byName')}
          </Choice>
          <Choice isChosen={isByTable} onChoose={() => setByTable(true)}>
            {say('byTable')}
          </Choice>
        </fieldset>
        <WhichRound round={round} onChoose={setChosen} />
      </div>
      {isByTable ? <ByTable round={round} wanted={wanted} /> : <ByName round={round} wanted={wanted} />}
    </section>
  );
}

interface ChoiceProps {
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly children: ReactNode;
}

function Choice({ isChosen, onChoose, children }: ChoiceProps) {
  return (
    <button type="button" aria-pressed={isChosen} onClick={onChoose}>
      {children}
    </button>
  );
}

interface FindNameProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function FindName({ value, onChange }: FindNameProps) {
  const say = useWords();
  const id = useId();
  return (
    <p className="pairings-find">
      <label htmlFor={id}>{say('findName')}</label>
      <input id={id} type="search" value={value} onChange={({ target }) => onChange(target.value)} />
    </p>
  );
}

interface WhichRoundProps {
  readonly round: SeenRound;
  readonly onChoose: (round: number) => void;
}

function WhichRound({ round, onChoose }: WhichRoundProps) {
  const say = useWords();
  const nameOf = useRoundName();
  const id = useId();
  const { rounds } = useEvent().view;
  if (rounds.length < 2) return null;
  return (
    <p className="pairings-find">
      <label htmlFor={id}>{say('whichRound')}</label>
      <select id={id} value={round.number} onChange={({ target }) => onChoose(Number(target.value))}>
        {rounds.map((each) => (
          <option key={each.number} value={each.number}>
            {nameOf(each)}
          </option>
        ))}
      </select>
    </p>
  );
}

interface RowsProps {
  readonly round: SeenRound;
  readonly wanted: string;
}

function ByName({ round, wanted }: RowsProps) {
  const say = useWords();
  const names = useNames();
  const language = useLanguage();
  const { view } = useEvent();
  const rows = rowsByName(view, round, language).filter(({ player }) => isNamed(player.name, wanted));
  return (
    <table className="hall-table" aria-label={say('pairingsByName')}>
      <thead>
        <tr>
          <th scope="col">{say('name')}</th>
          <th scope="col" className="hall-number">
            {say('table')}
          </th>
          <th scope="col">{say('opponent')}</th>
          <th scope="col">{say('result')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ player, kind, pairing, opponent }) => (
          <tr key={player.id} data-player={player.id}>
            <th scope="row">{player.name}</th>
            <td className="hall-number">
              {pairing ? <TableMark table={pairing.table} isFixed={player.fixedTable !== null} /> : '–'}
            </td>
            <td>{opponent === null ? say(kind === 'bye' ? 'bye' : 'missed') : names.player(opponent)}</td>
            <td>{pairing && <ScoreText pairing={pairing} from={player.id} />}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function ByTable({ round, wanted }: RowsProps) {
  const say = useWords();
  const names = useNames();
  const rows = rowsByTable(round).filter(({ players }) =>
    names.two(players).some((name) => isNamed(name, wanted)),
  );
  return (
    <>
      <table className="hall-table" aria-label={say('pairingsByTable')}>
        <thead>
          <tr>
            <th scope="col" className="hall-number">
              {say('table')}
            </th>
            <th scope="col">{say('players')}</th>
            <th scope="col">{say('result')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((pairing) => (
            <tr key={pairing.table} data-table={pairing.table}>
              <th scope="row" className="hall-number">
                {pairing.table}
              </th>
              <td>{names.two(pairing.players).join(' – ')}</td>
              <td>
                <ScoreText pairing={pairing} from={pairing.players[0]} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Byes round={round} />
    </>
  );
}

export function Byes({ round }: { readonly round: SeenRound }) {
  const say = useWords();
  const names = useNames();
  if (round.byes.length === 0) return null;
  const who = round.byes.map(({ player }) => names.player(player)).join(', ');
  return <p>{say('byesAre', { names: who })}</p>;
}

interface TableMarkProps {
  readonly table: number;
  /** The player always sits there. */
  readonly isFixed: boolean;
}

function TableMark({ table, isFixed }: TableMarkProps) {
  const say = useWords();
  return (
    <>
      <strong>{table}</strong>
      {isFixed && (
        <span className="pairings-fixed" title={say('fixedTable')}>
          <span aria-hidden="true">●</span>
          <span className="unseen">{say('fixedTable')}</span>
        </span>
      )}
    </>
  );
}
