import type { Refusal } from '@sortie/kernel';
import type { Tournament, TournamentLog } from '@sortie/tournaments/model';
import { loadTexts, texts } from '@sortie/tournaments/text';
import { type Desk, viewOf } from '@sortie/tournaments/view';
import { DONE, type ExitCode, NEGATIVE } from '../exit-code.ts';
import { wholeNumber } from '../whole-number.ts';
import { EventAtDesk } from './event-at-desk.ts';
import { withLock } from './event-lock.ts';
import { readEvent, writeEvent } from './event-store.ts';
import { refusalText } from './refusal-text.ts';

/** The options of everything that changes an event. */
export const changeArgs = {
  yes: { type: 'boolean', description: 'answer yes to what is only asked' },
  'made-for': {
    type: 'string',
    valueHint: 'N',
    description: 'the version of the event that the command was made for',
  },
  json: { type: 'boolean', description: 'print the result as JSON' },
} as const;

export interface ChangeGiven {
  readonly file: string;
  readonly yes?: boolean | undefined;
  readonly 'made-for'?: string | undefined;
  readonly json?: boolean | undefined;
}

export interface Change {
  /** A new event; without it the one in the file. */
  readonly log?: TournamentLog;
  /** What is done; a refusal leaves the file as it was. */
  readonly work: (desk: EventAtDesk) => Refusal | undefined;
  /** What people are told of it. */
  readonly tell: (tournament: Tournament, desk: EventAtDesk) => readonly string[];
}

/** Changes the event in a file by whole commands, or says why not and leaves the file untouched. */
export async function changeEvent(given: ChangeGiven, change: Change): Promise<ExitCode> {
  const most = Number.MAX_SAFE_INTEGER;
  const version = given['made-for'];
  const madeFor = version === undefined ? undefined : wholeNumber('made-for', version, { least: 0, most });
  await loadTexts('en');
  return withLock(given.file, async () => {
    const desk = new EventAtDesk(change.log ?? readEvent(given.file), { yes: given.yes ?? false, madeFor });
    desk.passTime();
    const refusal = change.work(desk);
    if (refusal) return tellRefusal(refusal, desk.tournament, given.json);
    writeEvent(given.file, desk.whole);
    const { tournament, added } = desk;
    const next = nextText(tournament);
    const text = given.json
      ? JSON.stringify({ version: tournament.version, entries: added, next: deskOf(tournament).next })
      : [...change.tell(tournament, desk), next].join('\n');
    process.stdout.write(`${text}\n`);
    return DONE;
  });
}

function tellRefusal(refusal: Refusal, tournament: Tournament, json: boolean | undefined): ExitCode {
  const { rule, about } = refusal;
  const lines = refusalText(refusal, tournament);
  process.stdout.write(
    json ? `${JSON.stringify({ refused: { rule, about, sentence: lines[0] } })}\n` : `${lines.join('\n')}\n`,
  );
  return NEGATIVE;
}

function deskOf(tournament: Tournament): Desk {
  return viewOf(tournament, { role: 'organiser' }).desk!;
}

/** The word of the command line that does it. */
const VERBS: Readonly<Partial<Record<Desk['next'], string>>> = {
  nameJudge: ' (add --judge)',
  addPlayers: ' (add)',
  checkIn: ' (add)',
  start: ' (pair)',
  drawRound: ' (pair)',
  publishRound: ' (pair), or draw it again (pair --draft)',
  startClock: ' (pair --clock), or enter results (result)',
  collectResults: ' (result)',
  makeCut: ' (pair)',
  finish: ' (finish)',
};

/** The one thing to do next, with the tables that owe a result and the pairs that a correction would change. */
function nextText(tournament: Tournament): string {
  const { next, missingTables, wouldDiffer } = deskOf(tournament);
  const tables = missingTables.length > 0 ? `: tables ${missingTables.join(', ')}` : '';
  const differ = wouldDiffer.map(({ table }) => table);
  return [
    ...(differ.length > 0
      ? [`Published pairs that the results of now would not have put together: tables ${differ.join(', ')}`]
      : []),
    `Next: ${texts('en').words.nextSteps[next]}${VERBS[next] ?? ''}${tables}`,
  ].join('\n');
}
