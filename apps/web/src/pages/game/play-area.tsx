import type { ToldBefore } from '@sortie/games';
import { type MouseEvent, type ReactNode, useMemo, useState } from 'react';
import { Guard } from '../../app/guard.tsx';
import type { PlayedGame } from '../../games/load-game.tsx';
import type { KeptGame } from '../../live/kept-seats.ts';
import type { SeatLine } from '../../live/use-live-games.ts';
import { WithAsking } from '../../table/asking/asking.tsx';
import { Board } from '../../table/board.tsx';
import { WithLayers } from '../../table/layers.tsx';
import { tellLines } from '../../table/log/tell-lines.ts';
import { RosterList } from '../../table/roster/roster-list.tsx';
import type { Seen, Told } from '../../table/table-game.ts';
import { AskPanel } from './ask-panel.tsx';
import { GameOver } from './game-over.tsx';
import { JustHappened } from './just-happened.tsx';
import { LastWarning } from './last-warning.tsx';
import { OpenRule } from './open-rule.tsx';
import { type Panel, PanelTabs } from './panel-tabs.tsx';
import { PiecePanel } from './piece-panel.tsx';
import { ruleOfLink } from './rule-of-link.ts';
import { StoryPanel } from './story-panel.tsx';
import { useWords } from './text/words.ts';
import { usePanel } from './use-panel.ts';
import { useTurnSign } from './use-turn-sign.ts';
import './play-area.css';
import './play-roster.css';

interface PlayAreaProps {
  readonly game: PlayedGame;
  readonly kept: KeptGame;
  readonly seen: Seen;
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
        <Area {...props} />
      </WithLayers>
    </WithAsking>
  );
}

function Area(props: PlayAreaProps) {
  const { game, kept, seen, looker, asker, isShared } = props;
  const say = useWords();
  const [looked, setLooked] = useState<string | null>(null);
  const [rule, setRule] = useState<string | null>(null);
  const question = asker && seen.decisions.find(({ settled }) => !settled)?.id;
  const isAsked = question !== undefined;
  const [panel, setPanel] = usePanel(question);
  const scene = useMemo(() => game.scene(seen), [game, seen]);
  const focus = useMemo(() => game.focusOf(seen), [game, seen]);
  const lines = useLines(game, seen, isShared);
  const roster = useMemo(() => game.roster(seen), [game, seen]);
  const drawn = scene.pieces.find(({ id }) => id === looked);
  const isTurned = !isShared && game.sitsAcross(seen);
  useTurnSign(isAsked && kept.quick !== true && !seen.outcome, kept.title);
  const { Strip } = game;
  const look = (id: string | null) => {
    setLooked(id);
    if (id !== null && !isAsked) setPanel('piece');
  };
  return (
    <>
      <h1 className="unseen">{kept.title}</h1>
      <div className="play-all" onClickCapture={(event) => openBeside(event, setRule)}>
        <div className="play-strip">
          <Guard instead={null} anew={seen.version}>
            <Strip seen={seen} onLook={look} />
          </Guard>
        </div>
        <div className="play" data-roster={roster !== null}>
          {roster && (
            <div className="play-roster" data-open={panel === 'roster'}>
              <RosterList roster={roster} chosen={drawn?.id ?? null} onChoose={look} />
            </div>
          )}
          <div className="play-board" id="play-board">
            <Board
              key={String(isTurned)}
              scene={scene}
              label={say('table')}
              chosen={drawn?.id ?? null}
              onLook={look}
              startsTurned={isTurned}
              focus={focus}
            />
          </div>
          <Side {...props} panel={panel} isAsked={isAsked} lines={lines} onPanel={setPanel} onRule={setRule}>
            <PiecePanel game={game} seen={seen} drawn={drawn} onClose={() => setLooked(null)} />
          </Side>
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
  const { game, kept, seen, lines, onRule } = props;
  const say = useWords();
  const { Stage } = game;
  return (
    <section className="play-panel play-ask" data-scrolls aria-label={say('tabAsk')} id="play-ask">
      {!seen.outcome && <LastWarning lines={lines} onRule={onRule} />}
      {seen.outcome ? <GameOver game={game} kept={kept} seen={seen} /> : <AskPanel {...props} />}
      <Guard instead={null} anew={seen.version}>
        <Stage seen={seen} />
      </Guard>
    </section>
  );
}
