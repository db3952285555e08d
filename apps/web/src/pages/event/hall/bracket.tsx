import { type BracketGame, bracketGames } from '@sortie/tournaments/view';
import { useEvent } from '../parts/event-context.ts';
import { useNames } from '../parts/names.ts';
import { BOX, layoutBracket, type PlacedGame, shortened } from './bracket-layout.ts';
import { useRoundName } from './round-name.ts';
import { useWords } from './text/words.ts';
import './bracket.css';

/** Who meets whom after the cut, as a drawing; to those who hear the page as lists. */
export function Bracket() {
  const say = useWords();
  const { view } = useEvent();
  const rounds = bracketGames(view);
  return (
    <section>
      <h2>{say('bracket')}</h2>
      {rounds.length === 0 ? (
        <p className="hall-note">{say('noBracketYet')}</p>
      ) : (
        <>
          <Drawing rounds={rounds} />
          <Told rounds={rounds} />
        </>
      )}
    </section>
  );
}

interface RoundsProps {
  readonly rounds: readonly (readonly BracketGame[])[];
}

const named = (round: number) => ({ number: 0, stage: 'bracket', inStage: round + 1 }) as const;

function Drawing({ rounds }: RoundsProps) {
  const say = useWords();
  const nameOf = useRoundName();
  const { width, height, games, lines } = layoutBracket(rounds);
  const firsts = games.filter(({ at }) => at === 0);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keys too
    <section className="bracket-scroll" aria-label={say('bracketDrawn')} tabIndex={0}>
      <svg
        className="bracket"
        viewBox={`-1 0 ${width + 2} ${height}`}
        style={{ width: `${width}px` }}
        aria-hidden="true"
        data-bracket={rounds.length}
      >
        {firsts.map(({ round, x }) => (
          <text key={round} className="bracket-round" x={x} y={16}>
            {nameOf(named(round))}
          </text>
        ))}
        {lines.map((line) => (
          <path key={line} className="bracket-line" d={line} />
        ))}
        {games.map((placed) => (
          <Box key={`${placed.round} ${placed.at}`} placed={placed} />
        ))}
      </svg>
    </section>
  );
}

const ROW = BOX.height / 2;

function Box({ placed: { game, x, y } }: { readonly placed: PlacedGame }) {
  const names = useNames();
  const say = useWords();
  const { seeds } = useEvent().view.bracket ?? { seeds: [] };
  const { players, table, advances, result } = game;
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect className="bracket-box" width={BOX.width} height={BOX.height} rx="6" />
      <path className="bracket-line" d={`M0 ${ROW}H${BOX.width}`} />
      {players.map((player, place) => (
        <g
          // biome-ignore lint/suspicious/noArrayIndexKey: the two places of a game
          key={place}
          className={player !== null && player === advances ? 'bracket-advances' : undefined}
          transform={`translate(0 ${place * ROW})`}
        >
          <text className="bracket-seed" x="8" y="20">
            {player === null ? '' : seeds.indexOf(player) + 1}
          </text>
          <text className="bracket-name" x="32" y="20">
            {player === null ? '' : shortened(names.player(player))}
          </text>
          <text className="bracket-points" x={BOX.width - 8} y="20">
            {result?.kind === 'played' ? result.missionPoints[place] : ''}
          </text>
        </g>
      ))}
      {table !== null && result === null && (
        <text className="bracket-table" x={BOX.width - 8} y={ROW + 4}>
          {say('tableNumber', { table })}
        </text>
      )}
    </g>
  );
}

/** The same in words. */
function Told({ rounds }: RoundsProps) {
  const say = useWords();
  const names = useNames();
  const nameOf = useRoundName();
  const called = (player: BracketGame['players'][number]) =>
    player === null ? say('nobodyYet') : names.player(player);
  return (
    <div className="unseen">
      {rounds.map((games, round) => {
        const name = nameOf(named(round));
        return (
          <section key={name} aria-label={name}>
            <ul>
              {games.map(({ players, advances }, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: games keep their places
                <li key={at}>
                  {say('meets', { one: called(players[0]), other: called(players[1]) })}
                  {advances !== null && ` ${say('goesOn', { name: names.player(advances) })}`}
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
