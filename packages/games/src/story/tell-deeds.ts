import { isInLog, type Kinded } from '@sortie/kernel';
import type { GameText } from '../game-text.ts';
import type { Subject } from '../subject.ts';
import { plainStory, type Story } from './story.ts';

/** A sentence, and the rules it has to do with. */
export interface Sentence {
  readonly text: string;
  readonly rules: readonly string[];
}

/** One thing that happened, in one sentence, with what it is made of folded under it. */
export interface Deed extends Sentence {
  /** The first of its events that has words. */
  readonly event: Kinded;
  /** Every sentence of it; none where the one above says all. */
  readonly details: readonly Sentence[];
  readonly isFight: boolean;
  /** Something did not go as whoever did it may have hoped. */
  readonly warns: boolean;
}

/** The words of a game, as far as its log needs them. */
export type StoryText = Pick<GameText, 'event' | 'rulesOf' | 'story'>;

/** Deeds that were told, by their first event: what is told once is not told anew in other words. */
export type ToldBefore = WeakMap<Kinded, { readonly length: number; readonly deed: Deed | null }>;

/** The log as deeds, as far as players need to hear of them. */
export function tellDeeds(
  text: StoryText,
  log: readonly Kinded[],
  subject: Subject,
  before: ToldBefore = new WeakMap(),
): readonly Deed[] {
  const story = text.story ?? plainStory;
  return deedsIn(story, log, subject).flatMap((events) => {
    const [first] = events;
    const known = before.get(first!);
    if (known?.length === events.length) return known.deed ?? [];
    const deed = tellDeed(text, story, events, subject) ?? null;
    before.set(first!, { length: events.length, deed });
    return deed ?? [];
  });
}

/** The events of the deed that was begun last, whether it has words or not. */
export function lastDeedIn(text: StoryText, log: readonly Kinded[], subject: Subject): readonly Kinded[] {
  return deedsIn(text.story ?? plainStory, log, subject).at(-1) ?? [];
}

/** Which events are one deed. What people say goes between them and ends none. */
function deedsIn(story: Story, log: readonly Kinded[], { table }: Subject): readonly (readonly Kinded[])[] {
  const deeds: Kinded[][] = [];
  let current: Kinded[] = [];
  const happened = log.filter((event) => isInLog(event));
  for (const event of story.read(happened, table)) {
    if (event.kind === 'said') deeds.push([event]);
    else if (current.length === 0 || story.begins(event, current)) {
      current = [event];
      deeds.push(current);
    } else current.push(event);
  }
  return deeds;
}

function tellDeed(
  text: StoryText,
  story: Story,
  events: readonly Kinded[],
  subject: Subject,
): Deed | undefined {
  const told = events.flatMap((event) => {
    const words = text.event(event, subject);
    return words === undefined ? [] : [{ event, text: words, rules: text.rulesOf(event) }];
  });
  const [first] = told;
  if (!first) return undefined;
  const { text: says, rules = first.rules } = story.headline(events, subject) ?? first;
  const sentences = told.map(({ text: words, rules: of }) => ({ text: words, rules: of }));
  const isAll = sentences.length === 1;
  return {
    text: says,
    rules,
    event: first.event,
    details: isAll ? [] : sentences,
    isFight: story.isFight(events),
    warns: story.warns(events),
  };
}
