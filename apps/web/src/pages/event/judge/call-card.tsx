import type { JudgeCall, JudgeId } from '@sortie/tournaments/model';
import { useLanguage } from '../../../app/settings.ts';
import { timeWords } from '../hall/day-words.ts';
import { useEvent } from '../parts/event-context.ts';
import { useNames } from '../parts/names.ts';
import { useSend } from '../parts/send.tsx';
import { GameLink } from './game-link.tsx';
import { useWords } from './text/words.ts';
import { WhyForm } from './why-form.tsx';

interface Props {
  readonly call: JudgeCall;
  readonly judge: JudgeId;
}

/** One call: where, about what, and the ruling. */
export function CallCard({ call, judge }: Props) {
  const say = useWords();
  const names = useNames();
  const send = useSend();
  const { takenBy } = call;
  const rule = (why: string) => send({ kind: 'rule', call: call.id, why }, { inline: true });
  return (
    <li className="panel judge-call" data-call={call.id}>
      <CallFacts call={call} />
      {takenBy === null && (
        <button
          type="button"
          className="primary judge-wide"
          onClick={() => void send({ kind: 'takeCall', call: call.id })}
        >
          {say('take')}
        </button>
      )}
      {takenBy === judge && (
        <>
          <p>{say('youTook')}</p>
          <WhyForm label={say('ruling')} button={say('rule')} onSend={rule} />
        </>
      )}
      {takenBy !== null && takenBy !== judge && (
        <>
          <p>{say('takenBy', { name: names.judge(takenBy) })}</p>
          <details>
            <summary>{say('ruleInstead')}</summary>
            <WhyForm label={say('ruling')} button={say('rule')} onSend={rule} />
          </details>
        </>
      )}
    </li>
  );
}

/** Where it is, who called, when and about what. */
export function CallFacts({ call }: Pick<Props, 'call'>) {
  const say = useWords();
  const names = useNames();
  const language = useLanguage();
  const { view } = useEvent();
  const { round, table, by, at, about } = call;
  const pairing = view.rounds
    .find(({ number }) => number === round)
    ?.pairings.find((each) => each.table === table);
  return (
    <>
      <h3 className="judge-where">
        <span>{say('tableIs', { table })}</span>
        <span className="soft">
          {say('calledAt', { name: names.player(by), time: timeWords(at, language) })}
        </span>
      </h3>
      {pairing && <p className="soft">{names.two(pairing.players).join(' – ')}</p>}
      <p className="judge-about">{about === '' ? say('noReason') : about}</p>
      <GameLink round={round} table={table} />
    </>
  );
}
