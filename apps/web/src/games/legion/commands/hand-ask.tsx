import type { Decision } from '@sortie/kernel';
import type { CommandCardId } from '@sortie/legion/catalogue';
import type { LegionView } from '@sortie/legion/view';
import type { AskProps } from '../../../table/table-game.ts';
import { useAnswer } from '../../../table/use-answer.ts';
import { namesFor } from '../names-for.ts';
import { MissingAnswers } from '../why/missing-answers.tsx';
import { CommandCardFace } from './command-card.tsx';
import { useWords } from './text/words.ts';

/** The hand: one card is chosen in secret, and may be changed until everybody is ready. */
export function HandAsk(props: AskProps<LegionView>) {
  const { seen, decision } = props;
  const say = useWords();
  const select = seen.decisions.find(({ kind }) => kind === 'selectCommandCard');
  const close = seen.decisions.find(({ kind }) => kind === 'readyCommandCard');
  const player = seen.table.players.find(({ seat }) => seat === decision.seat);
  const isReady = seen.table.ready.some((seat) => seat === decision.seat);
  const chosen = player?.selected ?? null;
  if (isReady && close) return <Ready {...props} close={close} chosen={chosen} />;
  return (
    <div className="lg-hand" data-chosen={chosen ?? 'none'}>
      <p role="status">
        {chosen === null
          ? say('chooseCard')
          : say('cardIsChosen', { card: namesFor(seen).card(chosen) ?? chosen })}
      </p>
      {select && <Hand {...props} decision={select} chosen={chosen} />}
      {close && chosen !== null && <Foot {...props} close={close} />}
    </div>
  );
}

interface HandProps extends AskProps<LegionView> {
  readonly chosen: CommandCardId | null;
}

function Hand({ chosen, ...props }: HandProps) {
  const { seen, decision, referee } = props;
  const say = useWords();
  const { busy, send } = useAnswer(referee, decision);
  const player = seen.table.players.find(({ seat }) => seat === decision.seat);
  const { cards } = decision.about as unknown as { readonly cards: readonly CommandCardId[] };
  const names = namesFor(seen);
  const missing = [...(player?.hand ?? []), ...(player?.discarded ?? [])]
    .filter((card) => !cards.includes(card) && card !== chosen)
    .map((card) => ({ key: card, label: names.card(card) ?? card, answer: { card } }));
  return (
    <>
      <ul className="lg-hand-cards" aria-label={say('hand')}>
        {[...new Set(chosen === null ? cards : [...cards, chosen])].map((card) => (
          <li key={card}>
            <CommandCardFace id={card} tone={card === chosen ? 'accent' : 'neutral'}>
              <button
                type="button"
                aria-pressed={card === chosen}
                aria-label={`${names.card(card) ?? card}: ${say(card === chosen ? 'chosen' : 'play')}`}
                disabled={busy || card === chosen}
                data-card={card}
                data-answer={card === chosen ? undefined : JSON.stringify({ card })}
                onClick={() => send({ card })}
              >
                {say(card === chosen ? 'chosen' : 'play')}
              </button>
            </CommandCardFace>
          </li>
        ))}
      </ul>
      <MissingAnswers {...props} title="cannotBePlayed" missing={missing} />
    </>
  );
}

interface FootProps extends AskProps<LegionView> {
  readonly close: Decision;
}

function Foot({ referee, close }: FootProps) {
  const say = useWords();
  const { busy, send } = useAnswer(referee, close);
  return (
    <div className="lg-hand-foot">
      <button
        type="button"
        className="primary"
        disabled={busy}
        data-answer={JSON.stringify({ ready: true })}
        onClick={() => send({ ready: true })}
      >
        {say('ready')}
      </button>
    </div>
  );
}

/** Ready, and waiting for the others. */
function Ready({ seen, referee, close, chosen }: FootProps & HandProps) {
  const say = useWords();
  const { busy, send } = useAnswer(referee, close);
  return (
    <div className="lg-hand" data-chosen={chosen ?? 'none'}>
      {chosen !== null && <p>{say('cardIsChosen', { card: namesFor(seen).card(chosen) ?? chosen })}</p>}
      <p role="status">{say('readyWaiting')}</p>
      <button type="button" disabled={busy} onClick={() => send({ ready: false })}>
        {say('notReady')}
      </button>
    </div>
  );
}
