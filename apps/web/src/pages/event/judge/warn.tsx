import { type PlayerId, type WarningGround, warningGrounds } from '@sortie/tournaments/model';
import { useId, useState } from 'react';
import { useEvent } from '../parts/event-context.ts';
import { useSend } from '../parts/send.tsx';
import { useWords } from './text/words.ts';
import { WhyForm } from './why-form.tsx';

/** A warning with its ground and reason. */
export function Warn() {
  const say = useWords();
  const send = useSend();
  const ids = [useId(), useId()] as const;
  const { players } = useEvent().view;
  const [player, setPlayer] = useState<PlayerId | ''>('');
  const [ground, setGround] = useState<WarningGround>('sportsmanship');
  const [told, setTold] = useState('');
  const warned = players.filter(({ presence }) => presence !== 'disqualified');
  const warn = async (why: string) => {
    const reply = await send({ kind: 'warn', player: player as PlayerId, ground, why }, { inline: true });
    const name = players.find(({ id }) => id === player)?.name ?? '';
    setTold(reply.kind === 'done' ? say('warned', { name }) : '');
    return reply;
  };
  return (
    <section className="panel judge-part" aria-labelledby="judge-warn">
      <h2 id="judge-warn">{say('warnTitle')}</h2>
      <p>
        <label htmlFor={ids[0]}>{say('player')}</label>
        <select
          id={ids[0]}
          value={player}
          onChange={({ target }) => setPlayer(target.value as PlayerId | '')}
        >
          <option value="">{say('choosePlayer')}</option>
          {warned.map(({ id, name, warnings }) => (
            <option key={id} value={id}>
              {warnings?.length ? say('withWarnings', { name, count: warnings.length }) : name}
            </option>
          ))}
        </select>
      </p>
      {player !== '' && (
        <WhyForm label={say('why')} button={say('warn')} onSend={warn}>
          <label htmlFor={ids[1]}>{say('ground')}</label>
          <select
            id={ids[1]}
            value={ground}
            onChange={({ target }) => setGround(target.value as WarningGround)}
          >
            {warningGrounds.map((each) => (
              <option key={each} value={each}>
                {say(each)}
              </option>
            ))}
          </select>
        </WhyForm>
      )}
      <p role="status">{told}</p>
    </section>
  );
}
