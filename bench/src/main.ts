import { type AnyReferee, copy } from '@sortie/kernel';
import { boardgameTable } from './boardgame-io.ts';
import { dice } from './dice.ts';
import { events } from './events/measures.ts';
import { answersSeen, foughtGames, refereed } from './fought-games.ts';
import { ownMeasures } from './games/own-measures.ts';
import { ourDistances, ourOverlaps, theirDistances, theirOverlaps, work } from './geometry.ts';
import { type Measurement, namedMeasures, perSecond, sideBySide } from './measure.ts';
import { showdown } from './pkmn-sim.ts';
import { print } from './print.ts';
import { playOn } from './random-game.ts';
import { type UsualGames, usualGames } from './usual-games.ts';

function ratio(
  name: string,
  unit: string,
  peer: string,
  values: readonly [number, number],
  least: number,
): Measurement {
  const [ours, theirs] = values;
  return {
    name,
    ours,
    unit,
    peer: { name: peer, value: theirs },
    aim: `at least ${least} times`,
    reached: ours >= least * theirs,
  };
}

/** Decisions of complete fought games, all legal answers and the log included. */
function decisions(): Measurement[] {
  return usualGames.flatMap((usual) => {
    const ours = refereed(usual, foughtGames(usual, 12), 50);
    const [againstBattles, battles] = sideBySide(ours, showdown());
    const [againstMoves, moves] = sideBySide(ours, boardgameTable());
    const name = `${usual.title}: decisions of fought games`;
    return [
      ratio(name, '/s', '@pkmn/sim', [againstBattles, battles], 20),
      ratio(name, '/s', 'boardgame.io, bare moves', [againstMoves, moves], 1),
    ];
  });
}

const own = new Map(
  await Promise.all(usualGames.map(async ({ game }) => [game, await ownMeasures(game)] as const)),
);

/** Whole random games a second that are aimed at. */
const WHOLE_GAMES = 100;

function games(): Measurement[] {
  return usualGames.map(({ game: kit, title, open, openingOf }) => {
    let game = 0;
    const ours = perSecond(() => {
      game++;
      playOn(open(openingOf(game)), dice(game));
      return 1;
    });
    const name = `${title}: whole random games, one core`;
    const aim = own.get(kit)?.wholeGames ?? WHOLE_GAMES;
    return { name, ours, unit: '/s', aim: `aim ${aim}`, reached: ours >= aim };
  });
}

/** The largest state met in the middle of many games. */
function midGame({ open, openingOf }: UsualGames): AnyReferee {
  let largest: AnyReferee | undefined;
  for (let game = 0; game < 12; game++) {
    const referee = open(openingOf(game));
    playOn(referee, dice(game + 5), 60);
    const size = JSON.stringify(referee.state).length;
    if (!largest || size > JSON.stringify(largest.state).length) largest = referee;
  }
  return largest!;
}

function saving(): Measurement[] {
  return usualGames.flatMap((usual) => {
    const referee = midGame(usual);
    const bytes = JSON.stringify(referee.state).length;
    const times = perSecond(() => {
      const snapshot = copy(referee.state);
      copy(snapshot);
      return 1;
    });
    const microseconds = 1_000_000 / times;
    return [
      {
        name: `${usual.title}: a saved mid-game state`,
        ours: bytes,
        unit: 'bytes',
        aim: 'under 65536',
        reached: bytes < 65_536,
      },
      {
        name: `${usual.title}: snapshot and restore`,
        ours: microseconds,
        unit: 'us',
        aim: 'under 100',
        reached: microseconds < 100,
      },
    ];
  });
}

function bases(): Measurement[] {
  return [
    ratio('overlap of bases', '/s', 'flatten-js', sideBySide(ourOverlaps, theirOverlaps), 20),
    ratio('distance of bases', '/s', 'flatten-js', sideBySide(ourDistances, theirDistances), 30),
  ];
}

const ownOfAll = Object.assign({}, ...[...own.values()].map(({ measures }) => measures)) as Readonly<
  Record<string, () => readonly Measurement[]>
>;

for (const measure of namedMeasures({ decisions, bases, games, saving, events, ...ownOfAll }))
  print(measure());
if (work() + answersSeen() < 0) console.log('unreachable');
