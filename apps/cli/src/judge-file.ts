import { type GameKit, type Registry, usualChoices } from '@sortie/games';
import type { BugBundle, Plain, Refusal, Replay, SavedGame } from '@sortie/kernel';
import { isRefusal } from '@sortie/kernel';
import { fileKind, type KnownFile } from './file-kind.ts';
import { engineFor, openPosition } from './load-game.ts';
import { tableSeenBy } from './table-seen-by.ts';
import { voiceOf } from './voice.ts';

export interface FileVerdict {
  readonly kind: KnownFile['kind'];
  readonly sound: boolean;
  /** Sentences about what it is, or about what is wrong with it. */
  readonly notes: readonly string[];
}

/** The list is legal, but what one of its cards does is not written yet. */
const NOT_WRITTEN = 'table.card-not-written';

type Judged = Omit<FileVerdict, 'kind'>;

/** What lists may cost; undefined for what is usual in their game. */
type Points = number | undefined;

/** Says what a document is and whether it can be used. */
export async function judgeFile(document: Plain, points: Points, games: Registry): Promise<FileVerdict> {
  const file = await fileKind(document, games);
  const { kind } = file;
  switch (kind) {
    case 'list':
      return { kind, ...(await judgeList(document, points, file.kit)) };
    case 'lists':
      return { kind, ...(await judgeLists(document as readonly Plain[], points, file.kit)) };
    case 'save':
      return { kind, ...(await judgeSave(document as unknown as SavedGame, file.kit)) };
    case 'replay':
      return { kind, ...(await judgeReplay(document as unknown as Replay, file.kit)) };
    case 'position':
      return { kind, ...(await judgePosition(document, file.kit)) };
    case 'bug':
      return {
        kind,
        sound: true,
        notes: [(document as unknown as BugBundle).message.split('\n')[0]!],
      };
    case 'strange':
      return { kind, sound: false, notes: [`It is of the game "${file.game}", which is not played here.`] };
    default:
      return { kind, sound: false, notes: ['It is no list, replay, saved game or position.'] };
  }
}

async function judgeLists(documents: readonly Plain[], points: Points, kit: GameKit): Promise<Judged> {
  const each = await Promise.all(documents.map((document) => judgeList(document, points, kit)));
  const notes = each.flatMap((verdict, place) => verdict.notes.map((note) => `list ${place + 1}: ${note}`));
  return { sound: each.every(({ sound }) => sound), notes };
}

async function judgeList(document: Plain, points: Points, kit: GameKit): Promise<Judged> {
  const [lists, setup, terminal] = await Promise.all([kit.lists(), kit.setup(), kit.terminal()]);
  const list = lists.read(document);
  if (isRefusal(list)) return refusedBy(kit, list);
  const usual = usualChoices(setup);
  const choices = points === undefined ? usual : setup.withCeiling(usual, points);
  const found = lists.judge(list, setup.optionsOf(choices));
  const faults = found.filter(({ rule }) => rule !== NOT_WRITTEN);
  if (faults.length > 0) return { sound: false, notes: faults.map((fault) => terminal.fault(fault)) };
  const unwritten = found.flatMap(({ card }) => card ?? []);
  return {
    sound: true,
    notes: [
      `${lists.nameOf(list) ?? 'A list'}: ${terminal.list(list)}.`,
      ...(unwritten.length > 0 ? [`Legal, but not playable here yet: ${unwritten.join(', ')}.`] : []),
    ],
  };
}

async function judgeSave(saved: SavedGame, kit: GameKit): Promise<Judged> {
  const engine = await engineFor(kit, saved.opening);
  const referee = engine.resume(saved);
  if (isRefusal(referee)) return refusedBy(kit, referee);
  const round = (await kit.replay()).round(tableSeenBy(referee, 'spectator'));
  const over = referee.outcome ? 'over' : 'running';
  return {
    sound: true,
    notes: [`A game in round ${round} after ${referee.journal.length} entries, ${over}.`],
  };
}

async function judgeReplay(replay: Replay, kit: GameKit): Promise<Judged> {
  const verdict = (await engineFor(kit, replay.opening)).verifyReplay(replay);
  if (isRefusal(verdict)) return refusedBy(kit, verdict);
  if (verdict.kind !== 'verified') return { sound: false, notes: [differenceText(verdict)] };
  const { entries, milestones } = verdict;
  return {
    sound: true,
    notes: [`It replays to the same end: ${entries} entries, ${milestones} milestones.`],
  };
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

async function judgePosition(position: Plain, kit: GameKit): Promise<Judged> {
  const referee = await openPosition(kit, position);
  if (isRefusal(referee)) return refusedBy(kit, referee);
  const standing = (await kit.terminal()).standing(tableSeenBy(referee, 'spectator'));
  return { sound: true, notes: [`A position: ${standing}.`] };
}

async function refusedBy(kit: GameKit, refusal: Refusal): Promise<Judged> {
  return { sound: false, notes: [(await voiceOf(kit)).refusal(refusal)] };
}
