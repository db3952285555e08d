import type { Tournament } from '@sortie/tournaments/model';
import type { PairingInput } from '@sortie/tournaments/pairing';
import { simulateDay, simulateDays } from '@sortie/tournaments/simulate';
import { standingsOf } from '@sortie/tournaments/standings';
import { describe, expect, test } from 'vitest';
import { byText } from './by-text.ts';
import { allowedWays, wayText } from './pairing/oracle.ts';
import { plainStandings } from './standings/plain-standings.ts';

describe('events at random', () => {
  test('never get stuck, and no rematch or second bye could have been avoided', () => {
    const days = simulateDays(60, 'tests', 60);
    expect(days).toMatchObject({ days: 60, avoidable: [], stuck: [] });
    expect(simulateDays(10, 'again', 40).hash).toBe(simulateDays(10, 'again', 40).hash);
  });

  test('up to eight players every round is one that a search of all pairings allows', () => {
    let rounds = 0;
    for (let at = 0; at < 60; at++) {
      simulateDay(`small ${at}`, 8, {
        drawn: (input, { number, pairings, byes }) => {
          const free = withoutPromised(input);
          if (free.players.length > 8) return;
          rounds++;
          const bye = byes.find(({ why }) => why.kind !== 'promised')?.player ?? null;
          const drawn = wayText({ pairs: pairings.map(({ players }) => players), bye });
          expect([...allowedWays(free)], `event ${at}, round ${number}`).toContain(drawn);
        },
      });
    }
    expect(rounds).toBeGreaterThan(200);
  });

  test('standings are those of a separate plain computation, whatever has happened', () => {
    const kinds = new Set<string>();
    for (let at = 0; at < 40; at++) {
      simulateDay(`standings ${at}`, 80, {
        settled: (tournament) => {
          for (const kind of kindsIn(tournament)) kinds.add(kind);
          const standings = standingsOf(tournament).map(({ player, eventPoints, figures }) => ({
            player,
            eventPoints,
            figures: figures.map(({ exact }) => exact),
          }));
          expect(standings, `event ${at}`).toEqual(plainStandings(tournament, { bye: 90, concession: 100 }));
        },
      });
    }
    expect([...kinds].toSorted(byText)).toEqual([
      'absent',
      'bye',
      'conceded',
      'missed',
      'notPlayed',
      'played',
    ]);
  });
});

/** A bye promised beforehand is no part of the draw. */
function withoutPromised(input: PairingInput): PairingInput {
  const players = input.players.filter(({ id }) => !input.promised.includes(id));
  return { ...input, players, promised: [] };
}

function kindsIn({ rounds }: Tournament): readonly string[] {
  return rounds.flatMap(({ pairings, byes, missed }) => [
    ...pairings.flatMap(({ result }) => result?.kind ?? []),
    ...byes.map(() => 'bye'),
    ...missed.map(() => 'missed'),
  ]);
}
