import { type MouseEvent, useMemo, useState } from 'react';
import { Guard } from '../../app/guard.tsx';
import type { PlayedGame } from '../../games/load-game.tsx';
import type { KeptGame } from '../../live/kept-seats.ts';
import type { SeatLine } from '../../live/use-live-games.ts';
import { WithAsking } from '../../table/asking/asking.tsx';
import { WithLayers } from '../../table/layers.tsx';
import { Log } from '../../table/log.tsx';
import { LookAgain, useAgain } from '../../table/stage/use-again.ts';
import { useStageParts } from '../../table/stage/use-stage-parts.ts';
import type { Seen, Told } from '../../table/table-game.ts';
import { TalkBox } from '../../table/talk-box.tsx';
import { tellLines } from '../../table/tell-lines.ts';
import { AskPanel } from './ask-panel.tsx';
import { GameOver } from './game-over.tsx';
import { JustHappened } from './just-happened.tsx';
import { OpenRule } from './open-rule.tsx';
import { PanelTabs } from './panel-tabs.tsx';
import { PiecePanel } from './piece-panel.tsx';
import { PlayRoster } from './play-roster.tsx';
import { ruleOfLink } from './rule-of-link.ts';
import { StagedBoard } from './staged-board.tsx';
import { useWords } from './text/words.ts';
import { useFocus } from './use-focus.ts';
import { usePanel } from './use-panel.ts';
import { useStagedScene } from './use-staged-scene.ts';
import type { TableStage } from './use-table-stage.ts';
import { useTurnSign } from './use-turn-sign.ts';
import './play-area.css';

interface PlayAreaProps {
  readonly game: PlayedGame;
  readonly kept: KeptGame;
  readonly seen: Seen;
  /** What is played before the next question. */
  readonly stage: TableStage;
  /** Whose eyes the table is seen through. */
  readonly looker: string;
  /** Whose questions are on the screen. */
  readonly asker: SeatLine | undefined;
  /** Two people at one screen. */
  readonly isShared: boolean;
  readonly isAway: boolean;
  readonly thinking: readonly string[];
  readonly nameOf: (seat: string) => string;
}

/** The board and everything around it while a game is played. */
export function PlayArea(props: PlayAreaProps) {
  return (
    <WithAsking>
      <WithLayers>
        <h1 className="unseen">{props.kept.title}</h1>
        <Area {...props} />
      </WithLayers>
    </WithAsking>
  );
}

function Area(props: PlayAreaProps) {
  const { game, kept, seen, stage, looker, asker, isShared } = props;
  const again = useAgain(stage.isBusy);
  const [rule, setRule] = useState<string | null>(null);
  const question = asker && seen.decisions.find(({ settled }) => !settled)?.id;
  const isAsked = question !== undefined;
  const { panel, setPanel, looked, look } = usePanel(question);
  const scene = useStagedScene(game, stage, again.act);
  const [focus, frame] = useFocus(game, seen, again.act ?? stage.act);
  const lines = useMemo(() => tellLines(game, seen), [game, seen]);
  const drawn = scene.pieces.find(({ id }) => id === looked);
  const isTurned = !isShared && game.sitsAcross(seen);
  useTurnSign(isAsked && kept.quick !== true && !seen.outcome, kept.title);
  const show = (id: string) => {
    look(id);
    frame(id);
  };
  return (
    <>
      <div className="play-all" onClickCapture={(event) => openBeside(event, setRule)}>
        <div className="play-strip">
          <Guard instead={null} anew={seen.version}>
            <game.Strip seen={seen} onLook={show} />
          </Guard>
        </div>
        <div className="play">
          <PlayRoster
            game={game}
            seen={seen}
            isOpen={panel === 'roster'}
            chosen={drawn?.id ?? null}
            onChoose={show}
          />
          <StagedBoard
            key={String(isTurned)}
            stage={stage}
            again={again}
            scene={scene}
            chosen={drawn?.id ?? null}
            onLook={look}
            startsTurned={isTurned}
            focus={focus}
          />
          <div className="play-side" data-panel={panel}>
            <PanelTabs panel={panel} isAsked={isAsked} isOver={seen.outcome !== null} onOpen={setPanel} />
            <LookAgain value={again.play}>
              <QuestionPanel {...props} onRule={setRule} />
            </LookAgain>
            <PiecePanel game={game} seen={seen} drawn={drawn} onClose={() => look(null)} />
            <LogPanel {...props} lines={lines} onRule={setRule} />
          </div>
        </div>
      </div>
      {/* What one person heard must not stay for the next one at the screen. */}
      <JustHappened key={looker} lines={lines} />
      {rule !== null && <OpenRule rule={rule} onClose={() => setRule(null)} />}
    </>
  );
}

/** Nobody leaves the table to read a rule. */
function openBeside(event: MouseEvent, onRule: (rule: string) => void): void {
  const wanted = ruleOfLink(event);
  if (wanted === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  onRule(wanted);
}

type PanelProps = PlayAreaProps & { readonly onRule: (rule: string) => void };

/** What is asked of us, or how it ended, and what goes on for everybody. */
function QuestionPanel(props: PanelProps) {
  const { game, kept, seen, stage } = props;
  const say = useWords();
  const parts = useStageParts(false);
  return (
    <section className="play-panel play-ask" data-scrolls aria-label={say('tabAsk')} id="play-ask">
      {stage.act && parts ? (
        <parts.StageNote act={stage.act} />
      ) : seen.outcome ? (
        <GameOver game={game} kept={kept} seen={seen} />
      ) : (
        <AskPanel {...props} />
      )}
      {/* While something is played it stands still; it keeps its room so that nothing jumps. */}
      <div className={stage.act ? 'play-still' : undefined}>
        <Guard instead={null} anew={seen.version}>
          <game.Stage seen={seen} />
        </Guard>
      </div>
    </section>
  );
}

function LogPanel({ seen, asker, isAway, lines, onRule }: PanelProps & { readonly lines: readonly Told[] }) {
  const say = useWords();
  return (
    <section className="play-panel play-log" aria-label={say('tabLog')} id="play-log">
      <Log lines={lines} onRule={onRule} isLive={false} />
      {asker && !seen.outcome && (
        <TalkBox
          isShut={isAway}
          onSay={(text) => {
            void asker.line.ask('command', { from: asker.seat, command: { kind: 'say', text } });
          }}
        />
      )}
    </section>
  );
}
