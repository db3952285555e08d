import type { BugBundle, Plain, Replay, SavedGame } from '@sortie/kernel';
import { isRefusal, Referee, verifyReplay } from '@sortie/kernel';
import { unplayableCards } from '@sortie/xwing/coverage';
import { faultText, squadCost, squadFromXws, xwsRefusalText } from '@sortie/xwing/lists';
import { xwing } from '@sortie/xwing/rules';
import { type FileKind, fileKind } from './file-kind.ts';
import { refusalSentence } from './refusal-sentence.ts';

export interface FileVerdict {
  readonly kind: FileKind;
  readonly sound: boolean;
  /** Sentences about what it is, or about what is wrong with it. */
  readonly notes: readonly string[];
}

/** Says what a document is and whether it can be used. */
export function judgeFile(document: Plain, points: number): FileVerdict {
  const kind = fileKind(document);
  switch (kind) {
    case 'squad':
      return { kind, ...judgeSquadFile(document, points) };
    case 'squads': {
      const each = (document as readonly Plain[]).map((squad) => judgeSquadFile(squad, points));
      const notes = each.flatMap((verdict, place) =>
        verdict.notes.map((note) => `squad ${place + 1}: ${note}`),
      );
      return { kind, sound: each.every(({ sound }) => sound), notes };
    }
    case 'save':
      return { kind, ...judgeSave(document as unknown as SavedGame) };
    case 'replay':
      return { kind, ...judgeReplay(document as unknown as Replay) };
    case 'position':
      return { kind, ...judgePosition(document) };
    case 'bug':
      return {
        kind,
        sound: true,
        notes: [(document as unknown as BugBundle).message.split('\n')[0]!],
      };
    default:
      return { kind, sound: false, notes: ['It is no squad, replay, saved game or position.'] };
  }
}

type Judged = Omit<FileVerdict, 'kind'>;

function judgeSquadFile(document: Plain, points: number): Judged {
  const read = squadFromXws(document, { points });
  if (isRefusal(read)) return { sound: false, notes: [xwsRefusalText(read)] };
  const { squad, faults } = read;
  if (faults.length > 0) return { sound: false, notes: faults.map(faultText) };
  const unwritten = unplayableCards(squad);
  return {
    sound: true,
    notes: [
      `${squad.name ?? 'A squad'}: ${squad.ships.length} ships, ${squadCost(squad)} points.`,
      ...(unwritten.length > 0 ? [`Legal, but not playable here yet: ${unwritten.join(', ')}.`] : []),
    ],
  };
}

function judgeSave(saved: SavedGame): Judged {
  const referee = Referee.resume(xwing, saved);
  if (isRefusal(referee)) return { sound: false, notes: [refusalSentence(referee)] };
  const over = referee.outcome ? 'over' : 'running';
  return {
    sound: true,
    notes: [`A game in round ${referee.state.round} after ${referee.journal.length} entries, ${over}.`],
  };
}

function judgeReplay(replay: Replay): Judged {
  const verdict = verifyReplay(xwing, replay);
  if (isRefusal(verdict)) return { sound: false, notes: [refusalSentence(verdict)] };
  if (verdict.kind === 'verified') {
    const { entries, milestones } = verdict;
    return {
      sound: true,
      notes: [`It replays to the same end: ${entries} entries, ${milestones} milestones.`],
    };
  }
  return { sound: false, notes: [differenceText(verdict)] };
}

export function differenceText({
  at,
  entries,
  expected,
  found,
}: {
  readonly at: string;
  readonly entries: number;
  readonly expected: Plain;
  readonly found: Plain;
}): string {
  return `It turns into another game at the ${at} after ${entries} entries: the file says ${JSON.stringify(expected)}, playing it again gives ${JSON.stringify(found)}.`;
}

function judgePosition(position: Plain): Judged {
  const referee = Referee.open(xwing, {
    game: 'xwing',
    rules: xwing.rules,
    setup: null,
    position,
    seed: 'a position',
  });
  if (isRefusal(referee)) return { sound: false, notes: [refusalSentence(referee)] };
  const { ships, phase, round } = referee.state;
  return { sound: true, notes: [`A position: ${ships.length} ships, round ${round}, ${phase} phase.`] };
}
