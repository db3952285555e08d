import type { Plain, Replay } from '@sortie/kernel';
import type { CreateGame, Force, Update } from '@sortie/protocol';
import type { RunningServer } from '../src/server.ts';
import { answersOf, asked, Client, dice, openQuestion, type Seating, seated, twoPeople } from './client.ts';

const VIEWERS = ['a', 'b', 'spectator'] as const;
export type Looker = (typeof VIEWERS)[number];

/** A game of which no frame may tell a secret. */
export interface SecretGame {
  readonly name: string;
  /** Fields that belong to the referee alone, wherever in a frame they would be. */
  readonly refereesFields: ReadonlySet<string>;
  /** What the game of this number is played with. */
  readonly openingOf: (game: number) => {
    readonly options: CreateGame['options'];
    readonly forces: ForcesOf;
  };
  /** What this viewer's table showed, one update of a game after the other, that is not theirs to see. */
  readonly leaksOf: (updates: readonly Update<Plain>[], viewer: Looker) => readonly string[];
  /** Words that a frame to this viewer may not hold in a game that was played like this. */
  readonly secretWords?: (replay: Replay, viewer: Looker) => readonly string[];
  /** The secret question that is answered in two ways, and those that are open together with it. */
  readonly secretQuestion: string;
  readonly planning: readonly string[];
}

export type ForcesOf = Readonly<Record<'a' | 'b', Force>>;

/** What belongs to the referee alone in every game. */
export const REFEREES: readonly string[] = [
  'random',
  'engine',
  'seed',
  'seeds',
  'secret',
  'draw',
  'script',
  'stack',
  'invite',
  'tokenHash',
  'inviteHash',
  'force',
  'opening',
  'journal',
];

interface Frame {
  readonly text: string;
  readonly viewer: Looker;
}

export function fieldsIn(value: unknown, path: string, fields: ReadonlySet<string>): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, field]) => {
    const isLeak = !Array.isArray(value) && fields.has(name) && field !== null;
    return [...(isLeak ? [`${path}.${name}`] : []), ...fieldsIn(field, `${path}.${name}`, fields)];
  });
}

type Clients = Readonly<Record<Looker, Client>>;

async function joined(url: string, { id, tokens, created }: Seating): Promise<Clients> {
  const tokenOf = { a: tokens.a!, b: tokens.b!, spectator: created.spectator! };
  const [a, b, spectator] = await Promise.all(VIEWERS.map((each) => Client.join(url, id, tokenOf[each])));
  return { a: a!, b: b!, spectator: spectator! };
}

/** Everybody has seen the newest version. */
async function together(clients: Clients): Promise<void> {
  const newest = Math.max(...VIEWERS.map((each) => clients[each].now.version));
  await Promise.all(VIEWERS.map((each) => clients[each].until(({ version }) => version === newest, 120_000)));
}

/** Answers, and waits until everybody has seen what came of it. */
async function answerWith(clients: Clients, client: Client, answer: Plain): Promise<void> {
  const { version } = client.now;
  await client.answer(openQuestion(client)!, answer);
  await client.until((update) => update.version > version, 120_000);
  await together(clients);
}

interface Played {
  readonly frames: readonly Frame[];
  /** What each viewer's table showed after every frame. */
  readonly tables: Readonly<Record<Looker, readonly Update<Plain>[]>>;
  readonly replay: Replay;
  /** The places in its log at which the first player was about to answer the secret question. */
  readonly secrets: readonly number[];
  /** What opens a seat. */
  readonly keys: readonly string[];
}

async function playWhole(url: string, secret: SecretGame, number: number): Promise<Played> {
  const { options, forces } = secret.openingOf(number);
  const seating = await seated(url, { ...twoPeople, game: secret.name, options }, forces);
  const clients = await joined(url, seating);
  const below = dice(number);
  const secrets: number[] = [];
  while (clients.a.now.status !== 'over') {
    const client = openQuestion(clients.a) ? clients.a : clients.b;
    const question = openQuestion(client)!;
    const legal = answersOf(question);
    if (client === clients.a && question.kind === secret.secretQuestion) secrets.push(client.now.version);
    await answerWith(clients, client, legal[below(legal.length)]!);
  }
  const frames = VIEWERS.flatMap((viewer) => clients[viewer].heard.map((text) => ({ text, viewer })));
  const updatesOf = (viewer: Looker) => clients[viewer].updates as unknown as readonly Update<Plain>[];
  const tables = { a: updatesOf('a'), b: updatesOf('b'), spectator: updatesOf('spectator') };
  for (const viewer of VIEWERS) clients[viewer].close();
  const replay = await asked<Replay>(200, `${url}/api/games/${seating.id}/replay`);
  const { seats, spectator } = seating.created;
  const keys = [...Object.values(seating.tokens), spectator!, ...seats.map(({ invite }) => invite!)];
  return { frames, tables, replay, secrets, keys };
}

/** What the others hear while the first player answers one way or another, up to the end of planning. */
async function hearWhile(
  url: string,
  { name, planning }: SecretGame,
  from: { readonly replay: Replay; readonly entries: number },
  choice: number,
): Promise<readonly string[]> {
  const seating = await seated(url, { ...twoPeople, game: name, options: {}, from });
  const clients = await joined(url, seating);
  const before = { b: clients.b.heard.length, spectator: clients.spectator.heard.length };
  let isFirst = true;
  for (;;) {
    const client = [clients.a, clients.b].find((each) =>
      planning.includes(openQuestion(each)?.kind ?? 'nothing'),
    );
    if (!client) break;
    const legal = answersOf(openQuestion(client)!);
    await answerWith(clients, client, legal[isFirst ? choice : 0]!);
    isFirst = false;
  }
  const heard = [...clients.b.heard.slice(before.b), ...clients.spectator.heard.slice(before.spectator)];
  for (const viewer of VIEWERS) clients[viewer].close();
  return heard;
}

interface Searched {
  readonly frames: number;
  /** A secret was answered in two ways, and what the others heard was compared. */
  readonly isTwice: boolean;
  readonly leaks: readonly string[];
}

/** What is in the frames of one whole game that should not be. */
async function searchGame(url: string, secret: SecretGame, number: number): Promise<Searched> {
  const { frames, tables, replay, secrets, keys } = await playWhole(url, secret, number);
  const { secret: promised, seeds } = replay.fairness!;
  const words = [promised!, replay.opening.seed, ...Object.values(seeds), ...keys];
  const leaks = [
    ...frames.flatMap(({ text, viewer }) => [
      ...fieldsIn(JSON.parse(text), viewer, secret.refereesFields),
      ...[...words, ...(secret.secretWords?.(replay, viewer) ?? [])]
        .filter((word) => text.includes(word))
        .map((word) => `${viewer} hears ${word}`),
    ]),
    ...VIEWERS.flatMap((viewer) => secret.leaksOf(tables[viewer], viewer)),
  ];
  const entries = secrets[number % secrets.length];
  if (entries === undefined) return { frames: frames.length, isTwice: false, leaks };
  const one = await hearWhile(url, secret, { replay, entries }, 0);
  const other = await hearWhile(url, secret, { replay, entries }, 1);
  const isSame = one.length > 1 && JSON.stringify(one) === JSON.stringify(other);
  const told = isSame ? [] : [`the others hear how ${secret.secretQuestion} was answered in game ${number}`];
  return { frames: frames.length, isTwice: true, leaks: [...leaks, ...told] };
}

/** Looks for leaks in so many whole games, and prints how much was looked at. */
export async function searchGames(
  { url }: RunningServer,
  secret: SecretGame,
  games: number,
): Promise<{ readonly leaks: readonly string[]; readonly twins: number }> {
  const searched: Searched[] = [];
  for (let game = 0; game < games; game++) searched.push(await searchGame(url, secret, game));
  const frames = searched.reduce((sum, each) => sum + each.frames, 0);
  const twins = searched.filter(({ isTwice }) => isTwice).length;
  const leaks = searched.flatMap((each) => each.leaks);
  console.log(
    `${secret.name}: games ${games}, frames ${frames}, twin plannings ${twins}, leaks ${leaks.length}`,
  );
  return { leaks: [...new Set(leaks)], twins };
}
