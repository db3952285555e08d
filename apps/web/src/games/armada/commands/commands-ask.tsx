import { texts } from '@sortie/armada/text';
import type { ArmadaView } from '@sortie/armada/view';
import { PieceFigure } from '../../../table/piece-figure.tsx';
import { ReadyFoot, ReadyWaiting, usePlanning } from '../../../table/planning.tsx';
import type { AskProps, Seen } from '../../../table/table-game.ts';
import { namesFor } from '../names-for.ts';
import { CommandIcon } from '../parts/command-icon.tsx';
import { useWords } from '../text/words.ts';
import { shapesOf } from '../units.ts';
import './commands-ask.css';
import { nextWithoutDials, type OpenStack, openStacks } from './open-stacks.ts';
import { StackEditor } from './stack-editor.tsx';

/** All stacks of a seat at once, each changed as often as one likes until everybody is ready. */
export function CommandsAsk(props: AskProps<ArmadaView>) {
  const { seen, referee } = props;
  const say = useWords();
  const names = namesFor(seen);
  const stacks = openStacks(seen);
  const { open, left, busy, show, canClose, closeWith } = usePlanning(props, stacks, {
    isSet: ({ given }) => given !== undefined,
    closing: 'endCommandPhase',
    labelOf: ({ ship }) => say('stackOf', { ship: names.unit(ship.id) }),
  });
  if (!open) {
    return <ReadyWaiting className="ar-commands" say={say} busy={busy} onBack={() => closeWith(false)} />;
  }
  const { id } = open.ship;
  return (
    <div className="ar-commands">
      <StackShips seen={seen} stacks={stacks} shown={id} onShow={show} />
      <StackEditor
        key={id}
        seen={seen}
        stack={open}
        referee={referee}
        onGiven={() => show(nextWithoutDials(stacks, id) ?? id)}
      />
      <ReadyFoot
        className="ar-commands-foot"
        say={say}
        left={left}
        canClose={canClose}
        onReady={() => closeWith(true)}
      >
        {left > 0 ? say('stacksLeft', { count: left }) : say('allStacksSet')}
      </ReadyFoot>
    </div>
  );
}

interface StackShipsProps {
  readonly seen: Seen<ArmadaView>;
  readonly stacks: readonly OpenStack[];
  readonly shown: string;
  readonly onShow: (ship: string) => void;
}

/** All ships that get dials now, with what is in their stacks. */
function StackShips({ seen, stacks, shown, onShow }: StackShipsProps) {
  const say = useWords();
  const names = namesFor(seen);
  const { commands } = texts(seen.language).pieceWords.names;
  return (
    <fieldset className="ar-commands-ships">
      <legend>{say('stackShips')}</legend>
      {stacks.map(({ ship, older, given, count }) => (
        <button
          key={ship.id}
          type="button"
          className="ar-commands-ship"
          aria-pressed={ship.id === shown}
          data-set={given !== undefined}
          data-stack={ship.id}
          onClick={() => onShow(ship.id)}
        >
          <PieceFigure shapes={shapesOf(ship)} side={ship.side} size={28} />
          <span>{names.unit(ship.id)}</span>
          <span className="ar-commands-state">
            {[...older, ...(given ?? [])].map((command, depth) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a dial is known by its place in the stack
              <span key={depth} title={command === 'hidden' ? undefined : commands[command]}>
                <CommandIcon command={command} />
                <span className="unseen">{command === 'hidden' ? '' : commands[command]}</span>
              </span>
            ))}
            {given ? null : say('dialsDue', { count })}
          </span>
        </button>
      ))}
    </fieldset>
  );
}
