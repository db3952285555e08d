import type { Plain } from '@sortie/kernel';
import { isRefusal, Referee } from '@sortie/kernel';
import type { Army } from '@sortie/legion/lists';
import { legion } from '@sortie/legion/rules';
import type { LegionReferee } from '../games/open-game.ts';
import { imperials, rebels } from '../lists/army-of.ts';

export interface Seated {
  readonly seat: string;
  readonly side: 0 | 1;
  readonly army: Army;
}

export const duel: readonly Seated[] = [
  { seat: 'p1', side: 0, army: rebels() },
  { seat: 'p2', side: 1, army: imperials() },
];

/** A game from its first question on. */
export function openSetUp(
  players: readonly Seated[] = duel,
  options: object = {},
  seed = 'set-up',
): LegionReferee {
  const referee = Referee.open(legion, {
    game: legion.name,
    rules: legion.rules,
    setup: { players, options } as unknown as Plain,
    seed,
  });
  if (isRefusal(referee)) throw new Error(JSON.stringify(referee));
  return referee;
}

export function askedIn(referee: LegionReferee) {
  const open = referee.decisions().find(({ settled }) => !settled);
  if (!open) throw new Error('nobody is asked');
  return open;
}

export function listed(referee: LegionReferee): readonly Plain[] {
  const { answers } = askedIn(referee);
  return answers.kind === 'offers' ? answers.offers : answers.suggestions;
}

/** What the referee says to an answer: nothing, or the rule that speaks against it. */
export function give(referee: LegionReferee, answer: object): string | undefined {
  const { id, seat } = askedIn(referee);
  const done = referee.answer(seat, { decision: id, version: referee.version, answer: answer as Plain });
  return isRefusal(done) ? done.rule : undefined;
}

/** Goes on with the last answer of each question (no card is eliminated) until one of a kind is put. */
export function goOnTo(referee: LegionReferee, kind: string): LegionReferee {
  for (let turn = 0; turn < 100 && askedIn(referee).kind !== kind; turn++) {
    const rule = give(referee, listed(referee).at(askedIn(referee).kind === 'deploy' ? 0 : -1) as object);
    if (rule) throw new Error(rule);
  }
  return referee;
}

type Category = 'objective' | 'deployment' | 'condition';

/** So far as these cards are the ones in use; the first game whose rows allow it, in which the first side is blue. */
export function openWith(
  wanted: Readonly<Partial<Record<Category, string>>>,
  players: readonly Seated[] = duel,
  options: object = {},
): LegionReferee {
  for (let number = 0; number < 500; number++) {
    const referee = goOnTo(openSetUp(players, options, `cards ${number}`), 'chooseColour');
    give(referee, { colour: askedIn(referee).seat === 'p1' ? 'blue' : 'red' });
    goOnTo(referee, 'eliminateCard');
    const rows: Readonly<Record<Category, readonly string[]>> = referee.state.battleCards.rows;
    const gone = (Object.entries(wanted) as [Category, string][]).flatMap(([category, card]) => {
      const place = rows[category].indexOf(card);
      return place < 0
        ? Array(9).fill(card)
        : rows[category].slice(0, place).map((each) => ({ category, card: each }));
    });
    if (gone.length > 4) continue;
    for (const each of gone) give(referee, each);
    while (askedIn(referee).kind === 'eliminateCard') give(referee, { pass: true });
    return referee;
  }
  throw new Error(`no game with ${JSON.stringify(wanted)}`);
}
