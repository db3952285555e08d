import type { PlayerId, Round } from '@sortie/tournaments/model';
import { namesOf } from '@sortie/tournaments/text';
import { useState } from 'react';
import { useRoundName } from '../../hall/round-name.ts';
import { CommandButton } from '../../parts/command-button.tsx';
import { useEvent } from '../../parts/event-context.ts';
import { useEventTexts } from '../../parts/event-texts.ts';
import { DraftPair } from './draft-pair.tsx';
import { PickName } from './pick-name.tsx';
import { SwapBar } from './swap-bar.tsx';
import { useWords } from './text/words.ts';
import { withPicked } from './with-picked.ts';
import './draft.css';

/** A round before anybody else sees it: why it is so, and everything the organiser may still change. */
export function DraftBoard({ draft }: { readonly draft: Round }) {
  const say = useWords();
  const { view } = useEvent();
  const { byeText, impossibleText } = useEventTexts();
  const names = namesOf(view);
  const roundName = useRoundName();
  const [picked, setPicked] = useState<readonly PlayerId[]>([]);
  const pick = (id: PlayerId) => setPicked((before) => withPicked(before, id));
  const isPicked = (id: PlayerId) => picked.includes(id);
  return (
    <section className="desk-section" aria-labelledby="draft" data-draft={draft.draw}>
      <h2 id="draft">{say('title', { round: roundName(draft) })}</h2>
      <p className="soft">{say('onlyYou')}</p>
      {draft.scenario !== null && <p>{say('scenario', { scenario: draft.scenario })}</p>}
      <p>{say('length', { count: draft.length.minutes })}</p>
      {draft.impossible.length > 0 && (
        <div className="draft-impossible">
          <h3>{say('impossible')}</h3>
          <ul>
            {draft.impossible.map((what) => (
              <li key={JSON.stringify(what)}>{impossibleText(what, names)}</li>
            ))}
          </ul>
        </div>
      )}
      <ul className="draft-pairs" aria-label={say('pairs')}>
        {draft.pairings.map((pairing) => (
          <DraftPair key={pairing.players.join()} pairing={pairing} isPicked={isPicked} onPick={pick} />
        ))}
        {draft.byes.map(({ player, why }) => (
          <li key={player} className="draft-pair" data-bye={player}>
            <span className="draft-table">{say('bye')}</span>
            <fieldset className="draft-two" aria-label={say('pickTwo')}>
              <PickName id={player} isPicked={isPicked(player)} onPick={pick} />
            </fieldset>
            <p className="draft-why soft">{byeText(why, names)}</p>
          </li>
        ))}
      </ul>
      <p className="row">
        <CommandButton className="primary" command={{ kind: 'publishRound' }}>
          {say('publish', { round: roundName(draft) })}
        </CommandButton>
        <CommandButton command={{ kind: 'drawRound' }}>{say('again')}</CommandButton>
      </p>
      <SwapBar picked={picked} onDone={() => setPicked([])} />
    </section>
  );
}
