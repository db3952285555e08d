import { type Command, commands } from '@sortie/armada/catalogue';
import { texts } from '@sortie/armada/text';
import type { ArmadaView } from '@sortie/armada/view';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { RefereeLine, Seen } from '../../../table/table-game.ts';
import { CommandIcon } from '../parts/command-icon.tsx';
import { useWords } from '../text/words.ts';
import {
  type Draft,
  draftOf,
  exchange,
  isComplete,
  nextEmpty,
  type OpenStack,
  putCommand,
} from './open-stacks.ts';
import { type Drag, useDrag } from './use-drag.ts';

interface Props {
  readonly seen: Seen<ArmadaView>;
  readonly stack: OpenStack;
  readonly referee: RefereeLine;
  /** All dials of the ship are given. */
  readonly onGiven: () => void;
}

/** The stack of one ship: dials are put into it by pressing, dragging or keys, and exchanged by dragging. */
export function StackEditor({ seen, stack, referee, onGiven }: Props) {
  const say = useWords();
  const { names } = texts(seen.language).pieceWords;
  const { draft, place, setPlace, put, swap } = useDraft(stack, referee, onGiven);
  const drag = useDrag((what, where) => {
    const to = Number(where);
    const from = Number(what);
    if (Number.isNaN(from)) put(what as Command, to);
    else if (from !== to) swap(from, to);
  });
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const command = commands[Number(event.key) - 1];
    if (command) put(command, place);
    else if (event.key === 'ArrowDown') setPlace(Math.min(draft.length - 1, place + 1));
    else if (event.key === 'ArrowUp') setPlace(Math.max(0, place - 1));
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <fieldset className="ar-stack" onKeyDown={press} aria-label={say('stack')}>
      <ol className="ar-stack-dials">
        <OlderDials seen={seen} older={stack.older} />
        {draft.map((command, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a dial is known by its place in the stack
          <li key={index}>
            <button
              type="button"
              className="ar-stack-slot"
              aria-pressed={index === place}
              data-drop={index}
              data-slot={index}
              data-command={command ?? 'none'}
              data-dragged={drag.dragged === String(index) || undefined}
              onClick={() => setPlace(index)}
              {...(command === null ? {} : drag.handlers(String(index)))}
            >
              <span className="unseen">
                {say('slot', {
                  number: stack.older.length + index + 1,
                  command: command === null ? say('noDial') : names.commands[command],
                })}
              </span>
              <span className="ar-stack-number" aria-hidden="true">
                {stack.older.length + index + 1}
              </span>
              {command !== null && <CommandIcon command={command} />}
              <span aria-hidden="true">{command === null ? say('noDial') : names.commands[command]}</span>
            </button>
          </li>
        ))}
      </ol>
      <Palette seen={seen} drag={drag} onPut={(command) => put(command, place)} />
      <p className="ar-stack-hint soft">{say('stackHint')}</p>
    </fieldset>
  );
}

/** The dials of earlier rounds. */
function OlderDials({
  seen,
  older,
}: {
  readonly seen: Seen<ArmadaView>;
  readonly older: OpenStack['older'];
}) {
  const say = useWords();
  const { commands: names } = texts(seen.language).pieceWords.names;
  return older.map((command, depth) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a dial is known by its place in the stack
    <li key={depth} className="ar-stack-older">
      <CommandIcon command={command} />
      <span>{command === 'hidden' ? say('hiddenDial') : names[command]}</span>
      <span className="soft">{say('fixedDial')}</span>
    </li>
  ));
}

interface PaletteProps {
  readonly seen: Seen<ArmadaView>;
  readonly drag: Drag;
  readonly onPut: (command: Command) => void;
}

/** The four commands. */
function Palette({ seen, drag, onPut }: PaletteProps) {
  const say = useWords();
  const { commands: names } = texts(seen.language).pieceWords.names;
  return (
    <fieldset className="ar-stack-palette" aria-label={say('commands')}>
      {commands.map((command, index) => (
        <button
          key={command}
          type="button"
          className="ar-stack-command"
          data-command={command}
          data-dragged={drag.dragged === command || undefined}
          aria-keyshortcuts={String(index + 1)}
          onClick={() => onPut(command)}
          {...drag.handlers(command)}
        >
          <CommandIcon command={command} />
          <span>{names[command]}</span>
          <kbd>{index + 1}</kbd>
        </button>
      ))}
    </fieldset>
  );
}

/** The dials as they are made up; complete, they go to the referee at once and may be changed until all are ready. */
function useDraft(stack: OpenStack, referee: RefereeLine, onGiven: () => void) {
  const [draft, setDraft] = useState<Draft>(() => draftOf(stack));
  const [place, setPlace] = useState(() => Math.max(0, draft.indexOf(null)));
  const isGiven = stack.given !== undefined;
  const wasGiven = useRef(isGiven);
  // Dials that were taken back are set anew.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only that they were given, or are no longer.
  useEffect(() => {
    if (wasGiven.current && !isGiven) {
      setDraft(draftOf(stack));
      setPlace(0);
    }
    wasGiven.current = isGiven;
  }, [isGiven]);
  const change = (next: Draft) => {
    setDraft(next);
    if (!isComplete(next)) return;
    void referee.answer(stack.decision, { commands: next }).then((reply) => {
      if (reply.kind === 'result' && !isGiven) onGiven();
    });
  };
  return {
    draft,
    place,
    setPlace,
    put: (command: Command, at: number) => {
      const next = putCommand(draft, at, command);
      setPlace(nextEmpty(next, at));
      change(next);
    },
    swap: (from: number, to: number) => change(exchange(draft, from, to)),
  };
}
