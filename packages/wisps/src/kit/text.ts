import type { Decision, Plain } from '@sortie/kernel';
import type { Place, WispEvent } from '../model/model.ts';
import { type Language, type WispWords, wispWords } from '../text/index.ts';
import type { Names } from '../text/words.ts';
import type { WispView } from '../view/wisp-view.ts';
import { wispsStory } from './story.ts';

/** The marsh, and how its people and wisps are called. */
export interface Subject {
  readonly table: WispView;
  readonly people?: Readonly<Record<string, string>>;
  readonly labels?: Readonly<Record<string, string>>;
}

/** Wisps in one language. */
export function wispsText(language: Language) {
  const words = wispWords[language];
  return {
    language,
    event(event: WispEvent, subject: Subject): string | undefined {
      const say = words.events[event.kind] as
        | ((event: WispEvent, names: Names) => string | undefined)
        | undefined;
      return say?.(event, namesIn(subject, words));
    },
    question: ({ kind }: Decision) => words.questions[kind as keyof WispWords['questions']],
    answer: (decision: Decision, answer: Plain, subject: Subject) =>
      answerText(decision, answer, { words, names: namesIn(subject, words) }),
    refusal: () => undefined,
    kind: (folk: string) => words.values[folk] ?? folk,
    preset: (id: string) => words.presets[id],
    option: (field: string) => words.options[field] ?? field,
    value: (_field: string, value: Plain) => words.values[plainText(value)] ?? plainText(value),
    note: () => undefined,
    series: (key: string) => words.series[key] ?? key,
    rulesOf: ({ kind }: WispEvent) => rulesByKind[kind] ?? [],
    silent,
    story: wispsStory,
  };
}

const silent: { readonly [Kind in WispEvent['kind']]?: string } = {
  drifted: 'each wisp that drifts is told with the place it comes to',
};

const rulesByKind: { readonly [Kind in WispEvent['kind']]?: readonly string[] } = {
  bidsShown: ['wi.round.bid'],
  placed: ['wi.drift.leader', 'wi.drift.followers'],
  flashRolled: ['wi.flash.dice'],
  lastRoundCalled: ['wi.round.clock'],
};

function namesIn({ people = {}, labels = {} }: Subject, words: WispWords): Names {
  return {
    seat: (id) => people[id] ?? id,
    wisp: (id) => `${words.wisp(id, people)}${labels[id] === undefined ? '' : ` [${labels[id]}]`}`,
  };
}

function plainText(value: Plain): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

interface Speech {
  readonly words: WispWords;
  readonly names: Names;
}

function answerText({ kind }: Decision, answer: Plain, { words, names }: Speech): string {
  switch (kind) {
    case 'moveLeader':
    case 'placeFollower':
      return words.place(answer as unknown as Place);
    case 'useAbility':
      return useText(answer, { words, names });
    case 'bid':
      return plainText(answer);
    default: {
      const said = words.answers[answer as keyof WispWords['answers']] as string | undefined;
      return said ?? names.wisp(plainText(answer));
    }
  }
}

/** `a1.lens` is the talent of a wisp, `gust 2` an omen from the hand. */
function useText(answer: Plain, { words, names }: Speech): string {
  const { use, choice } = answer as { readonly use?: string; readonly choice?: Plain };
  if (use === undefined) return words.answers.pass;
  const [wisp, talent] = use.split('.');
  if (talent === undefined) return use;
  const die = typeof choice === 'number' ? `, ${words.die(choice + 1)}` : '';
  return `${words.talents[talent] ?? talent}: ${names.wisp(wisp!)}${die}`;
}
