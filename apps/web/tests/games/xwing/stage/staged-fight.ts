import type { Decision, Kinded, Plain } from '@sortie/kernel';
import { loadCardTexts } from '@sortie/xwing/text';
import type { XwingView } from '@sortie/xwing/view';
import { actsOf, lastAttackActs } from '../../../../src/games/xwing/stage/acts-of.ts';
import { en } from '../../../../src/games/xwing/stage/text/en.ts';
import type { Act } from '../../../../src/table/stage/act.ts';
import type { Seen } from '../../../../src/table/table-game.ts';
import type { FightTable } from '../fight/fight-table.ts';
import { sayEnglish as sayFight } from '../fight/say-english.ts';
import { seenBy } from '../seen-table.ts';

await loadCardTexts('en');

/** The English words without a page around them. */
const say = (key: string, values: Readonly<Record<string, string | number>> = {}) => {
  const texts: Readonly<Record<string, string>> = en;
  const text = texts[key] ?? texts[`${key}_${values.count === 1 ? 'one' : 'other'}`] ?? key;
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
};

const words = { say, sayFight };

/** Plays a table and gives what one looker sees on the stage of each answer. */
export class StagedFight {
  private before: Seen<XwingView>;

  constructor(
    readonly table: FightTable,
    private readonly as = 'spectator',
  ) {
    this.before = this.look([]);
  }

  /** Answers the open question. */
  answer(answer: Plain): readonly Act[] {
    this.table.answer(answer);
    return this.acts();
  }

  /** Answers as long as the question is one of those that `choose` has an answer for. */
  play(choose: (decision: Decision) => Plain | undefined): readonly Act[] {
    for (;;) {
      const open = this.table.referee.decisions().find(({ settled }) => !settled);
      const answer = open && choose(open);
      if (answer === undefined) return this.acts();
      this.table.answer(answer);
    }
  }

  again(): readonly Act[] {
    return lastAttackActs(this.before, words);
  }

  private acts(): readonly Act[] {
    const { before } = this;
    this.before = this.look(before.log);
    return actsOf(before, this.before, words);
  }

  /** A line to the referee keeps the events that it has heard. */
  private look(heard: readonly Kinded[]): Seen<XwingView> {
    const seen = seenBy(this.table.referee, this.as);
    return { ...seen, log: [...heard, ...seen.log.slice(heard.length)] };
  }
}

export const wordsOf = (acts: readonly Act[]) => acts.map(({ kind, words: told }) => `${kind}: ${told}`);
