import { useEventTexts } from '../../parts/event-texts.ts';
import { type TiebreakerKind, tiebreakerKinds } from './scoring-draft.ts';
import { useWords } from './text/words.ts';

interface TiebreakerOrderProps {
  readonly order: readonly TiebreakerKind[];
  readonly onOrder: (order: readonly TiebreakerKind[]) => void;
}

/** Tiebreakers one after the other, the lot last. */
export function TiebreakerOrder({ order, onOrder }: TiebreakerOrderProps) {
  const say = useWords();
  const { words } = useEventTexts();
  const nameOf = (kind: TiebreakerKind) => words.tiebreakers[kind].name;
  const others = tiebreakerKinds.filter((kind) => !order.includes(kind));
  const raise = (at: number) =>
    onOrder(order.map((kind, place) => order[place === at ? at - 1 : place === at - 1 ? at : place] ?? kind));
  return (
    <fieldset className="settings-group">
      <legend>{say('tiebreakers')}</legend>
      <ol>
        {order.map((kind, at) => (
          <li key={kind}>
            <div className="row">
              <span>{nameOf(kind)}</span>
              {at > 0 && (
                <button
                  type="button"
                  aria-label={say('raiseOf', { name: nameOf(kind) })}
                  onClick={() => raise(at)}
                >
                  {say('raise')}
                </button>
              )}
              <button
                type="button"
                aria-label={say('leaveOutOf', { name: nameOf(kind) })}
                onClick={() => onOrder(order.filter((each) => each !== kind))}
              >
                {say('leaveOut')}
              </button>
            </div>
          </li>
        ))}
        <li>{words.tiebreakers.random.name}</li>
      </ol>
      <p className="row">
        {others.map((kind) => (
          <button key={kind} type="button" onClick={() => onOrder([...order, kind])}>
            {say('addTiebreaker', { name: nameOf(kind) })}
          </button>
        ))}
      </p>
    </fieldset>
  );
}
