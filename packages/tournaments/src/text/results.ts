import { unreachable } from '@sortie/kernel';
import type { EventTexts } from './event-texts.ts';

export interface ResultWords {
  readonly wins: (name: string) => string;
  readonly draw: string;
  readonly conceded: (loser: string, winner: string) => string;
  readonly notPlayed: string;
  readonly absent: (names: string) => string;
  /** Both of a pairing did not appear. */
  readonly nobody: string;
}

/** `Ana 80, Luis 35: Ana wins` */
export function resultsIn(words: ResultWords): EventTexts['resultText'] {
  return (result, players) => {
    switch (result.kind) {
      case 'played': {
        const [first, second] = result.missionPoints;
        const end = result.winner === null ? words.draw : words.wins(players[result.winner]);
        return `${players[0]} ${first}, ${players[1]} ${second}: ${end}`;
      }
      case 'conceded':
        return words.conceded(players[result.by], players[result.by === 0 ? 1 : 0]);
      case 'notPlayed':
        return words.notPlayed;
      case 'absent':
        return result.missing.length === 2
          ? words.nobody
          : words.absent(result.missing.map((place) => players[place]).join(', '));
      default:
        return unreachable(result);
    }
  };
}
