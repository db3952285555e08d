import type { Plain } from '@sortie/kernel';
import { capital } from '@sortie/scene/telling';
import type { Window } from '../abilities/windows.ts';
import type { LegionQuestions } from '../model/index.ts';
import type { LanguageTexts } from './language-texts.ts';
import type { Names } from './names.ts';
import { type Fields, plainText } from './plain-text.ts';
import type { Wording } from './wording.ts';

/** Those of the rules, and those that every game asks in words of its own. */
export type QuestionKind = keyof LegionQuestions | 'useAbility';

/** What a question is about, in the words of its language. */
export interface AboutSaid {
  readonly unit: string;
  /** The card or the rule that asks. */
  readonly source: string;
  /** How many actions, orders, tokens or wounds it is about. */
  readonly count: number;
  readonly window: string;
}

export interface DecisionWords {
  readonly questions: Readonly<Record<QuestionKind, (about: AboutSaid) => string>>;
  /** A question of simultaneous play that the player has answered and may still change. */
  readonly answered: string;
  readonly windows: Readonly<Record<Window, string>>;
  readonly theUnit: string;
  readonly other: string;
}

/** What a player is asked, in one language. */
export function decisionsIn(words: DecisionWords, wording: Wording): LanguageTexts['decisionText'] {
  return ({ kind, about: subject, settled }, names) => {
    if (!isIn(words.questions, kind)) return words.other;
    const question = words.questions[kind](aboutSaid(subject, words, wording, names));
    return settled ? `${question} ${words.answered}` : question;
  };
}

function aboutSaid(subject: Plain, words: DecisionWords, wording: Wording, names: Names): AboutSaid {
  const about = (subject ?? {}) as Fields;
  const unit = plainText(about.unit) || plainText(about.by);
  const window = plainText(about.window);
  const source = plainText(about.source) || plainText(about.card);
  return {
    unit: unit === '' ? words.theUnit : names.unit(unit),
    source: source === '' ? '' : capital(wording.source(source, names)),
    count: [about.left, about.actions, about.most, about.count].find(isNumber) ?? 0,
    window: isIn(words.windows, window) ? words.windows[window] : words.other,
  };
}

function isNumber(value: Plain | undefined): value is number {
  return typeof value === 'number';
}

function isIn<Key extends string>(record: Readonly<Record<Key, unknown>>, key: string): key is Key {
  return Object.hasOwn(record, key);
}
