import { useId, useState } from 'react';
import { type AnswerOption, answerGroups, answersFound } from './answer-option.ts';
import { useWords } from './text/words.ts';
import './answers.css';

interface Props {
  readonly options: readonly AnswerOption[];
  readonly onChoose: (key: string) => void;
  /** Asked for one that is refused. */
  readonly onWhy?: (key: string) => void;
  /** An answer is on its way. */
  readonly busy?: boolean;
}

const MANY = 12;

/** Answers as a list of buttons: it fits every question, however unusual. */
export function Answers({ options, onChoose, onWhy, busy = false }: Props) {
  const say = useWords();
  const searchId = useId();
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState<string | null>(null);
  const found = options.length > MANY ? answersFound(options, typed) : options;
  const isDense = options.every(
    ({ label, detail, refused }) => !detail && refused === undefined && label.length < 20,
  );
  const reason = options.find(({ key }) => key === asked)?.refused;

  const press = ({ key, refused }: AnswerOption) => {
    if (busy) return;
    if (refused === undefined) return onChoose(key);
    setAsked(key);
    onWhy?.(key);
  };

  return (
    <div className={isDense ? 'answers answers-dense' : 'answers'} aria-busy={busy}>
      {options.length > MANY ? (
        <div className="answers-search">
          <label htmlFor={searchId}>{say('searchAnswers')}</label>
          <input
            id={searchId}
            type="search"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          <p className="soft" role="status">
            {say('answersFound', { count: found.length })}
          </p>
        </div>
      ) : null}
      {answerGroups(found).map(({ name, options: members }) => (
        <div key={name ?? ''} className="answers-group">
          {name === undefined ? null : <h3 className="answers-name">{name}</h3>}
          <ul aria-label={name}>
            {members.map((option) => (
              <li key={option.key}>
                <AnswerButton option={option} busy={busy} onPress={() => press(option)} />
                {asked === option.key && reason ? <p className="answers-reason">{reason}</p> : null}
              </li>
            ))}
          </ul>
        </div>
      ))}
      <p className="unseen" role="status">
        {reason}
      </p>
    </div>
  );
}

interface AnswerButtonProps {
  readonly option: AnswerOption;
  readonly busy: boolean;
  readonly onPress: () => void;
}

function AnswerButton({ option: { key, label, detail, refused }, busy, onPress }: AnswerButtonProps) {
  const say = useWords();
  return (
    <button
      type="button"
      data-answer={key}
      aria-disabled={busy || refused !== undefined ? true : undefined}
      onClick={onPress}
    >
      <span>{label}</span>
      {detail ? <span className="answers-detail">{detail}</span> : null}
      {refused === undefined ? null : <span className="answers-why">{say('whyNot')}</span>}
    </button>
  );
}
