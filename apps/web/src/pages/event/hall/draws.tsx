import { useState } from 'react';
import { useEvent } from '../parts/event-context.ts';
import { type Checked, checkDraws } from './check-draws.ts';
import { useWords } from './text/words.ts';
import './draws.css';

/** The promise about the draws, and once the event is over the seed and a check of every draw in this browser. */
export function Draws() {
  const say = useWords();
  const { commitment, secret } = useEvent().view;
  return (
    <section className="draws">
      <h2>{say('draws')}</h2>
      <p>{say('drawsWhy')}</p>
      <dl>
        <dt>{say('commitment')}</dt>
        <dd>
          <code>{commitment}</code>
        </dd>
        <dt>{say('seed')}</dt>
        <dd>{secret === null ? say('seedLater') : <code>{secret}</code>}</dd>
      </dl>
      {secret !== null && <Verify />}
    </section>
  );
}

function Verify() {
  const say = useWords();
  const { id, view } = useEvent();
  const [checked, setChecked] = useState<Checked | 'busy' | null>(null);
  const verify = async () => {
    setChecked('busy');
    setChecked(await checkDraws(id, view.commitment));
  };
  return (
    <>
      <p>
        <button type="button" className="primary" disabled={checked === 'busy'} onClick={() => void verify()}>
          {say('verify')}
        </button>
      </p>
      <p role="status">
        {checked === 'busy' && say('verifying')}
        {checked !== null && checked !== 'busy' && <Verdict checked={checked} />}
      </p>
    </>
  );
}

function Verdict({ checked }: { readonly checked: Checked }) {
  const say = useWords();
  switch (checked.kind) {
    case 'sound':
      return <strong className="draws-sound">{say('allDrawsFit', { count: checked.draws })}</strong>;
    case 'broken':
      return <strong className="draws-broken">{say('promiseBroken')}</strong>;
    case 'differs':
      return <strong className="draws-broken">{say('drawDiffers', { entry: checked.entry })}</strong>;
    case 'unread':
      return <strong className="draws-broken">{say('logUnread')}</strong>;
    case 'offline':
      return say('logNotLoaded');
  }
}
