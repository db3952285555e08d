import { type GameKit, type Registry, usualChoices } from '@sortie/games';
import { isRefusal, type Plain, plainCopy, type Refusal } from '@sortie/kernel';
import type { CardCount, Command, JudgedList, Newcomer, Settings } from '@sortie/tournaments/model';
import type { SentCommand } from '@sortie/tournaments/wire';

/** A command with the lists in it judged by their game: pages send lists as text. */
export async function judgeLists(
  command: SentCommand,
  settings: Settings,
  games: Registry,
): Promise<Command> {
  if (command.kind === 'handInList') {
    return { ...command, list: await judgeList(command.list, settings, games) };
  }
  if (command.kind !== 'addPlayers') return command;
  const players: Newcomer[] = [];
  for (const { list, ...newcomer } of command.players) {
    const isEmpty = list === undefined || list.trim() === '';
    players.push(isEmpty ? newcomer : { ...newcomer, list: await judgeList(list, settings, games) });
  }
  return { ...command, players };
}

/** What the game says of a list. One that it cannot read may be of another edition: it is kept as text. */
async function judgeList(text: string, settings: Settings, games: Registry): Promise<JudgedList> {
  const kit = games.find(settings.game);
  const lists = await kit?.lists();
  const list = kit && (await readListText(text, kit));
  if (!kit || !lists || list === undefined || isRefusal(list)) {
    const why = isRefusal(list) ? [{ rule: list.rule, what: JSON.stringify(list.about) }] : [];
    return { text, isKnown: false, points: null, cards: [], faults: why };
  }
  const options = await optionsFor(kit, settings.squadLimit);
  const faults = lists.judge(list, options).map(({ rule, card, about }) => ({
    rule,
    what: card ?? (typeof about === 'string' || typeof about === 'number' ? `${about}` : ''),
  }));
  const cards = countCards(lists.cardsOf?.(list) ?? []);
  return { text, isKnown: true, points: lists.cost(list) ?? null, cards, faults };
}

function countCards(all: readonly string[]): readonly CardCount[] {
  return [...new Set(all)].map((card) => ({ card, count: all.filter((each) => each === card).length }));
}

/** The list in a document that list builders exchange, or in a text that they print; or why there is none. */
export async function readListText(text: string, kit: GameKit): Promise<Plain | Refusal | undefined> {
  const lists = await kit.lists();
  const document = parsed(text);
  if (document !== undefined && lists.recognises(document)) return lists.read(document);
  return document === undefined ? lists.readText?.(text) : undefined;
}

/** The usual options of the game, for lists of the event's size. */
async function optionsFor(kit: GameKit, squadLimit: number | null): Promise<Readonly<Record<string, Plain>>> {
  const setup = await kit.setup();
  const usual = usualChoices(setup);
  return setup.optionsOf(squadLimit === null ? usual : setup.withCeiling(usual, squadLimit));
}

function parsed(text: string): Plain | undefined {
  try {
    return plainCopy(JSON.parse(text) as unknown);
  } catch {
    return undefined;
  }
}
