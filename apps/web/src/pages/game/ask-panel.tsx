import { useMemo, useRef, useState } from 'react';
import { Guard } from '../../app/guard.tsx';
import type { PlayedGame } from '../../games/load-game.tsx';
import { changeKeptGame, type KeptGame } from '../../live/kept-seats.ts';
import type { SeatLine } from '../../live/use-live-games.ts';
import { useQuestion } from '../../table/asking/use-question.ts';
import { GenericQuestion } from '../../table/generic-ask.tsx';
import { subjectOf } from '../../table/subject-of.ts';
import type { AskProps, RefereeLine, Seen } from '../../table/table-game.ts';
import { AnswerNote } from './answer-note.tsx';
import { refereeLineOf, type Trouble } from './referee-line.ts';
import { useWords } from './text/words.ts';
import { TroubleNote } from './trouble-note.tsx';
import { noteGiven } from './undo/given-answers.ts';
import './ask-panel.css';

interface AskPanelProps {
  readonly game: PlayedGame;
  readonly kept: KeptGame;
  readonly seen: Seen;
  readonly asker: SeatLine | undefined;
  readonly isShared: boolean;
  readonly isAway: boolean;
  /** No answer is taken for now. */
  readonly isHeld?: boolean;
  readonly thinking: readonly string[];
  readonly nameOf: (seat: string) => string;
  readonly onRule: (rule: string) => void;
}

/** The question that is open to us, or whom everybody waits for. */
export function AskPanel(props: AskPanelProps) {
  const { game, kept, seen, asker, isShared, isAway, isHeld = false, nameOf, onRule } = props;
  const say = useWords();
  const [trouble, setTrouble] = useState<{ readonly at: number; readonly what: Trouble } | null>(null);
  const { version } = seen;
  const line = asker?.line;
  const seat = asker?.seat;
  const referee = useMemo(
    () =>
      line && seat !== undefined
        ? refereeLineOf({ seat, line }, (what) => setTrouble(what && { at: version, what }))
        : undefined,
    [line, seat, version],
  );
  const decision = seen.decisions.find(({ settled }) => !settled) ?? seen.decisions[0];
  const isQuick = kept.quick === true;
  const note = trouble && trouble.at === version ? trouble.what : null;
  return (
    <>
      {isQuick && (
        <p className="ask-panel-wait" role="status">
          {say('settingUp')}
          <button type="button" onClick={() => changeKeptGame(kept.id, { quick: false })}>
            {say('settingUpStop')}
          </button>
        </p>
      )}
      {!isQuick && decision && referee && (
        <>
          {isShared && seat !== undefined && (
            <p className="ask-panel-who">{say('asked', { name: nameOf(seat) })}</p>
          )}
          <Question game={game} isAway={isAway || isHeld} seen={seen} decision={decision} referee={referee} />
        </>
      )}
      <TroubleNote trouble={note} game={game} seen={seen} onRule={onRule} />
      <AnswerNote state={asker?.live.answer ?? null} />
      {!isQuick && (!decision || decision.settled) && <Wait {...props} />}
    </>
  );
}

interface QuestionProps extends AskProps {
  readonly game: PlayedGame;
  readonly isAway: boolean;
}

/** One question, in the place where all of them are answered. */
function Question({ game, isAway, ...asked }: QuestionProps) {
  const { seen, decision } = asked;
  const panel = useRef<HTMLFieldSetElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the line of a question stays the same for as long as it does.
  const referee = useMemo(() => notingLine(game, asked), [game, asked.referee, seen.as]);
  const noted = { ...asked, referee };
  useQuestion(panel, `${seen.as} ${decision.id}`);
  return (
    <fieldset
      ref={panel}
      className="ask-panel-ask"
      disabled={isAway}
      data-decision={decision.kind}
      data-question={`${decision.id} ${decision.version}`}
      data-seat={seen.as}
    >
      <Guard anew={decision.id} instead={<GenericQuestion {...noted} />}>
        <game.Ask {...noted} />
      </Guard>
    </fieldset>
  );
}

/** Remembers what was answered, so that taking it back can be named. */
function notingLine(game: PlayedGame, { seen, referee }: AskProps): RefereeLine {
  return {
    ...referee,
    answer: async (decision, answer) => {
      const reply = await referee.answer(decision, answer);
      const step = game.text.answer(decision, answer, subjectOf(seen));
      if (reply.kind === 'result') noteGiven(seen.as, { step, round: game.roundOf(seen.table) });
      return reply;
    },
  };
}

function Wait({ seen, thinking, nameOf, asker }: AskPanelProps) {
  const say = useWords();
  const others = seen.waitingFor.filter((seat) => seat !== asker?.seat);
  const names = (seats: readonly string[]) => new Intl.ListFormat(seen.language).format(seats.map(nameOf));
  const absent = others.filter((seat) =>
    seen.people.some((each) => each.seat === seat && each.who === 'person' && !each.present),
  );
  return (
    <p className="ask-panel-wait" role="status">
      {seen.as === 'spectator' && !asker && `${say('onlyLooking')} `}
      {thinking.length > 0
        ? say('thinking', { names: names(thinking) })
        : others.length > 0 && say('waitFor', { names: names(others) })}
      {absent.length > 0 && ` ${say('absent', { names: names(absent) })}`}
    </p>
  );
}
