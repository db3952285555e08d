import { type MouseEvent, useMemo, useState } from 'react';
import type { Seen, TableGame } from '../../games/table-game.ts';
import type { KeptGame } from '../../live/kept-seats.ts';
import type { SeatLine } from '../../live/use-live-games.ts';
import { Board } from '../../table/board.tsx';
import { WithLayers } from '../../table/layers.tsx';
import { Log } from '../../table/log.tsx';
import { TalkBox } from '../../table/talk-box.tsx';
import { AskPanel } from './ask-panel.tsx';
import { GameOver } from './game-over.tsx';
import { JustHappened } from './just-happened.tsx';
import { OpenRule } from './open-rule.tsx';
import { type Panel, PanelTabs } from './panel-tabs.tsx';
import { useWords } from './text/words.ts';
import { toldLines } from './told-lines.ts';
import './play-area.css';

interface PlayAreaProps {
  readonly game: TableGame;
  readonly kept: KeptGame;
  readonly seen: Seen;
  readonly log: readonly { readonly kind: string }[];
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
  const { game, kept, seen, log, asker, isShared } = props;
  const say = useWords();
  const [piece, setPiece] = useState<string | null>(null);
  const [chosenPanel, setPanel] = useState<Panel>('ask');
  const [rule, setRule] = useState<string | null>(null);
  const scene = useMemo(() => game.scene(seen), [game, seen]);
  const lines = useMemo(() => toldLines(game, log, seen), [game, log, seen]);
  const isThere = piece !== null && scene.pieces.some(({ id }) => id === piece);
  const side = seen.people.find(({ seat }) => seat === seen.as)?.side ?? 0;
  const { Strip, Stage, Piece } = game;
  /** Nobody leaves the table to read a rule. */
  const openBeside = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    const wanted = ruleOfLink(event.target);
    if (wanted === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    setRule(wanted);
  };
  return (
    <WithLayers>
      <h1 className="unseen">{kept.title}</h1>
      <div className="play-all" onClickCapture={openBeside}>
        <div className="play-strip">
          <Strip seen={seen} />
        </div>
        <div className="play">
          <div className="play-board" id="play-board" tabIndex={-1}>
            <Board
              scene={scene}
              label={say('table')}
              chosen={isThere ? piece : null}
              onLook={setPiece}
              startsTurned={side === 1 && !isShared}
            />
          </div>
          <div className="play-side" data-panel={chosenPanel}>
            <PanelTabs
              panel={chosenPanel}
              isAsked={asker !== undefined && seen.decisions.length > 0}
              onOpen={setPanel}
            />
            <section className="play-panel play-ask" aria-label={say('tabAsk')} id="play-ask" tabIndex={-1}>
              {seen.outcome ? (
                <GameOver game={game} kept={kept} seen={seen} />
              ) : (
                <AskPanel {...props} onRule={setRule} />
              )}
              <Stage seen={seen} />
            </section>
            <section className="play-panel play-piece" aria-label={say('tabShip')}>
              {isThere ? (
                <Piece seen={seen} piece={piece} />
              ) : (
                <p className="soft play-no-piece">{say('noPiece')}</p>
              )}
            </section>
            <section className="play-panel play-log" aria-label={say('tabLog')} id="play-log" tabIndex={-1}>
              <Log lines={lines} onRule={setRule} isLive={false} />
              {asker && !seen.outcome && (
                <TalkBox
                  onSay={(text) => {
                    void asker.line.ask('command', { from: asker.seat, command: { kind: 'say', text } });
                  }}
                />
              )}
            </section>
          </div>
        </div>
      </div>
      <JustHappened lines={lines} />
      {rule !== null && <OpenRule rule={rule} onClose={() => setRule(null)} />}
    </WithLayers>
  );
}

function ruleOfLink(target: EventTarget): string | undefined {
  const link = target instanceof Element ? target.closest('a[href^="/rules/"]') : null;
  const id = link?.getAttribute('href')?.slice('/rules/'.length);
  return id ? decodeURIComponent(id) : undefined;
}
