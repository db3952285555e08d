import { texts } from '@sortie/armada/text';
import type { ArmadaView } from '@sortie/armada/view';
import { useMemo, useState } from 'react';
import { useAskStep } from '../../../table/asking/asking.tsx';
import { useLayer } from '../../../table/layers.tsx';
import { PieceFigure } from '../../../table/piece-figure.tsx';
import type { AskProps, Seen } from '../../../table/table-game.ts';
import { useAnswer } from '../../../table/use-answer.ts';
import { namesFor } from '../names-for.ts';
import { CommandIcon } from '../parts/command-icon.tsx';
import { useWords } from '../text/words.ts';
import { shapesOf } from '../units.ts';
import './commands-ask.css';
import { nextWithoutDials, type OpenStack, openStacks } from './open-stacks.ts';
import { StackEditor } from './stack-editor.tsx';

/** All stacks of a seat at once, each changed as often as one likes until everybody is ready. */
export function CommandsAsk({ seen, decision, referee }: AskProps<ArmadaView>) {
  const say = useWords();
  const stacks = openStacks(seen);
  const [wanted, setWanted] = useState<string | undefined>(undefined);
  const open =
    stacks.find(({ ship }) => ship.id === wanted) ?? stacks.find(({ given }) => !given) ?? stacks[0];
  const closing = seen.decisions.find(({ kind }) => kind === 'endCommandPhase');
  const left = stacks.filter(({ given }) => !given).length;
  useAskStep(open?.ship.id);
  useStackPicks(seen, stacks, open?.ship.id, setWanted);
  const { busy, send } = useAnswer(referee, closing ?? decision);
  const close = (ready: boolean) => send({ ready });
  if (!open) {
    return (
      <div className="ar-commands">
        <p role="status">{say('readyWaiting')}</p>
        <button type="button" disabled={busy} onClick={() => close(false)}>
          {say('notReady')}
        </button>
      </div>
    );
  }
  const { id } = open.ship;
  return (
    <div className="ar-commands">
      <StackShips seen={seen} stacks={stacks} shown={id} onShow={setWanted} />
      <StackEditor
        key={id}
        seen={seen}
        stack={open}
        referee={referee}
        onGiven={() => setWanted(nextWithoutDials(stacks, id) ?? id)}
      />
      <div className="ar-commands-foot">
        <p>{left > 0 ? say('stacksLeft', { count: left }) : say('allStacksSet')}</p>
        <button
          type="button"
          className="primary"
          disabled={busy || left > 0 || !closing}
          onClick={() => close(true)}
        >
          {say('ready')}
        </button>
      </div>
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

/** Ships on the table are picked to show their stacks. */
function useStackPicks(
  seen: Seen<ArmadaView>,
  stacks: readonly OpenStack[],
  shown: string | undefined,
  onPick: (ship: string) => void,
): void {
  const say = useWords();
  const names = namesFor(seen);
  const ids = stacks.map(({ ship }) => ship.id).join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: drawn anew when another stack is shown.
  const layer = useMemo(
    () => ({
      picks: stacks.map(({ ship }) => ({
        piece: ship.id,
        label: say('stackOf', { ship: names.unit(ship.id) }),
        chosen: ship.id === shown,
      })),
      onPick,
    }),
    [ids, shown, seen.language],
  );
  useLayer(layer);
}
