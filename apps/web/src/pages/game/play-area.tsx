import type { ToldBefore } from '@sortie/games';
import { type MouseEvent, type ReactNode, useMemo, useState } from 'react';
import { Guard } from '../../app/guard.tsx';
import type { PlayedGame } from '../../games/load-game.tsx';
import type { KeptGame } from '../../live/kept-seats.ts';
import type { SeatLine } from '../../live/use-live-games.ts';
import { WithAsking } from '../../table/asking/asking.tsx';
import type { GallerySeat } from '../../table/gallery/gallery-seat.ts';
import { WithLayers } from '../../table/layers.tsx';
import { tellLines } from '../../table/log/tell-lines.ts';
import { WithPractice } from '../../table/practice/with-practice.tsx';
import { LookAgain, useAgain } from '../../table/stage/use-again.ts';
import { useStageParts } from '../../table/stage/use-stage-parts.ts';
import type { Seen, Told } from '../../table/table-game.ts';
import { AskPanel } from './ask-panel.tsx';
import { GameOver } from './game-over.tsx';
import { JustHappened } from './just-happened.tsx';
import { LastWarning } from './last-warning.tsx';
import { OpenRule } from './open-rule.tsx';
import { type Panel, PanelTabs } from './panel-tabs.tsx';
import { PiecePanel } from './piece-panel.tsx';
import { PlayBoard } from './play-board.tsx';
import { PlayRoster, RosterButton } from './play-roster.tsx';
import { ruleOfLink } from './rule-of-link.ts';
import { StoryPanel } from './story-panel.tsx';
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
  /** What the game is called on this page. */
  readonly title: string;
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
  /** No answer is taken for now. */
  readonly isHeld?: boolean;
  readonly thinking: readonly string[];
  /** Left out where nobody can look on. */
  readonly gallery?: GallerySeat;
  readonly nameOf: (seat: string) => string;
}

/** The board and everything around it while a game is played. */
export function PlayArea(props: PlayAreaProps) {
  return (
    <WithAsking>
      <WithLayers>
        <WithPractice game={props.game} seen={props.seen}>
          <Area {...props} />
        </WithPractice>
      </WithLayers>
    </WithAsking>
  );
}

function Area(props: PlayAreaProps) {
  const { game, kept, title, seen, stage, looker, asker, isShared } = props;
  const again = useAgain(stage.isBusy);
  const [rule, setRule] = useState<string | null>(null);
  const question = asker && seen.decisions.find(({ settled }) => !settled)?.id;
  const isAsked = question !== undefined;
  const { panel, setPanel, looked, look } = usePanel(question);
  const scene = useStagedScene(game, stage, again.act);
  const [focus, show] = useFocus({ game, seen, act: again.act ?? stage.act, onShow: look });
  const lines = useLines(game, seen, isShared);
  const drawn = scene.pieces.find(({ id }) => id === looked);
  useTurnSign(isAsked && kept.quick !== true && !seen.outcome, title);
  return (
    <>
      <h1 className="unseen">{title}</h1>
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
            panel={panel}
            chosen={drawn?.id ?? null}
            onChoose={show}
            onPanel={setPanel}
          />
          <PlayBoard
            stage={stage}
            again={again}
            scene={scene}
            focus={focus}
            chosen={drawn?.id ?? null}
            onLook={look}
            isTurned={!isShared && game.sitsAcross(seen)}
          >
            <RosterButton panel={panel} onPanel={setPanel} />
          </PlayBoard>
          <LookAgain value={again.play}>
            <Side {...props} {...{ panel, isAsked, lines }} onPanel={setPanel} onRule={setRule}>
              <PiecePanel game={game} seen={seen} drawn={drawn} onClose={() => look(null)} />
            </Side>
          </LookAgain>
        </div>
      </div>
      {/* What one person heard must not stay for the next one at the screen. */}
      <JustHappened key={looker} lines={lines} />
      {rule !== null && <OpenRule rule={rule} onClose={() => setRule(null)} />}
    </>
  );
}

/** Sentences are made once: with every answer they would be made again and again. */
function useLines(game: PlayedGame, seen: Seen, isShared: boolean) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another game or language says everything anew
  const before = useMemo<ToldBefore>(() => new WeakMap(), [game, isShared]);
  const viewer = isShared ? undefined : seen.as;
  return useMemo(() => tellLines(game, seen, { viewer, before }), [game, seen, viewer, before]);
}

/** Whether one panel is open at a time, as on a phone. */
function hasOnePanel(): boolean {
  return window.matchMedia('(max-width: 860px) and (orientation: portrait), (max-height: 520px)').matches;
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

interface SideProps extends PanelProps {
  readonly panel: Panel;
  readonly isAsked: boolean;
  readonly lines: readonly Told[];
  readonly onPanel: (panel: Panel) => void;
  /** The piece that is looked at. */
  readonly children: ReactNode;
}

/** What stands beside the board: the question, a piece, the log and the talk. */
function Side(props: SideProps) {
  const { seen, asker, isAway, panel, isAsked, lines, onPanel, onRule, children } = props;
  const [unread, setUnread] = useState(0);
  return (
    <div className="play-side" data-panel={panel}>
      <PanelTabs
        panel={panel}
        isAsked={isAsked}
        isOver={seen.outcome !== null}
        unread={unread}
        onOpen={onPanel}
      />
      <QuestionPanel {...props} />
      {children}
      <StoryPanel
        seen={seen}
        asker={asker}
        isAway={isAway}
        gallery={props.gallery}
        lines={lines}
        isOpen={panel === 'log' || !hasOnePanel()}
        onRule={onRule}
        onOpen={() => onPanel('log')}
        onUnread={setUnread}
      />
    </div>
  );
}

/** What is asked of us, or how it ended, and what goes on for everybody. */
function QuestionPanel(props: PanelProps & { readonly lines: readonly Told[] }) {
  const { game, kept, seen, stage, lines, onRule } = props;
  const say = useWords();
  const parts = useStageParts(false);
  return (
    <section
      className="play-panel play-ask"
      data-scrolls
      aria-label={say('tabAsk')}
      id="play-ask"
      // Without a question nothing in it takes the focus, and it must be scrolled by keys all the same.
      tabIndex={seen.decisions.length === 0 ? 0 : undefined}
    >
      {!stage.act && !seen.outcome && <LastWarning lines={lines} onRule={onRule} />}
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
