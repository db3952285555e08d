import type { TrialResult } from './run-trial.ts';
import type { WatchedCards } from './watched-cards.ts';

/** What a report says of the run that made it. */
export interface RunNamed {
  readonly title: string;
  readonly command: string;
}

/** The report of a run as a page of text; the same run writes the same page. */
export function trialReport(result: TrialResult, { title, command }: RunNamed): string {
  const { games, answers, broken, allSeenAfter, cards } = result;
  const seen =
    allSeenAfter === undefined
      ? 'Not everything was seen; what is left is listed below.'
      : `After ${allSeenAfter} games every card had been in play and everything it does had been used.`;
  return [
    `# ${title}: every card played`,
    '',
    `Written by \`${command}\`. Curious players, who give answers of a sort that nobody has given before where they can,`,
    'play with legal lists made by chance. Invariants are checked after every answer.',
    '',
    `- games: ${games}, answers: ${answers}`,
    `- broken, stuck or endless games: ${broken.length}`,
    `- ${seen}`,
    '',
    ...broken.map(({ game, fault }) => `- game ${game}: ${fault}`),
    ...kindsTable(cards),
    '',
    '"Offered" means that an ability was among the answers, or that a number or a ban of a card was asked for; "used" that',
    'the ability was used, or that the number or ban made a difference.',
    '',
    ...leftOver(cards),
    ...endingsTable(result),
    ...questionsTable(result),
    ...partsTable(cards),
    '',
  ].join('\n');
}

function kindsTable(cards: WatchedCards): readonly string[] {
  const rows = cards.kinds().map((kind) => {
    const all = cards.cardsOf(kind);
    const parts = all.flatMap((card) => cards.partsOf(card));
    const inPlay = all.filter((card) => cards.wasInPlay(card)).length;
    const offered = parts.filter((part) => part.offered > 0).length;
    const used = parts.filter((part) => part.used > 0).length;
    return `| ${kind} | ${inPlay} of ${all.length} | ${parts.length} | ${offered} | ${used} |`;
  });
  return ['| cards | in play | what they do | offered | used |', '|---|---|---|---|---|', ...rows];
}

function leftOver(cards: WatchedCards): readonly string[] {
  const left = cards.left();
  return left.length === 0 ? [] : ['## Left', '', ...left.map((each) => `- ${each}`), ''];
}

function endingsTable({ endings }: TrialResult): readonly string[] {
  const rows = Object.entries(endings).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return [
    '## Endings',
    '',
    '| rule | games |',
    '|---|---|',
    ...rows.map(([rule, games]) => `| \`${rule}\` | ${games} |`),
    '',
  ];
}

function questionsTable({ questions }: TrialResult): readonly string[] {
  const rows = questions.map(([kind, sorts]) => `| ${kind} | ${sorts} |`);
  return ['## Questions', '', '| question | sorts of answers given |', '|---|---|', ...rows, ''];
}

function partsTable(cards: WatchedCards): readonly string[] {
  const rows = cards
    .allParts()
    .map(({ card, name, offered, used }) => `| ${card} | ${name} | ${offered} | ${used} |`);
  return ['## What cards do', '', '| card | part | offered | used |', '|---|---|---|---|', ...rows];
}
