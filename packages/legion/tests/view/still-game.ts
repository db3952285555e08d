import type { Plain } from '@sortie/kernel';
import { isRefusal, Referee } from '@sortie/kernel';
import type { LegionEffect, LegionEvent, LegionState } from '@sortie/legion/model';
import { legion } from '@sortie/legion/rules';
import { Chance } from '@sortie/testkit/exhaustive';

export type LegionReferee = Referee<LegionState, LegionEffect, LegionEvent>;

const HAND = ['ambush', 'push', 'assault', 'standing-orders'];

/** Two lines that see each other, from the Command Phase on. */
export function lines(): Plain {
  const row = (y: number, cards: readonly string[], side: 0 | 1) =>
    cards.map((card, place) => ({
      id: `${card}-${place}`,
      card,
      side,
      miniatures: Array.from({ length: 6 }, (_, index) => ({ at: [200 + place * 300 + index * 30, y] })),
    }));
  const units = [
    ...row(300, ['darth-vader', 'stormtroopers', 'stormtroopers', 'scout-troopers'], 0),
    ...row(600, ['luke-skywalker', 'rebel-troopers', 'rebel-commandos', 'rebel-troopers'], 1),
  ];
  return {
    phase: 'command',
    units,
    players: { p1: { hand: ['implacable', ...HAND] }, p2: { hand: ['son-of-skywalker', ...HAND] } },
  } as unknown as Plain;
}

function openLines(seed: string): LegionReferee {
  const opened = Referee.open(legion, {
    game: legion.name,
    rules: legion.rules,
    setup: null,
    position: lines(),
    seed,
  });
  if (isRefusal(opened)) throw new Error(JSON.stringify(opened));
  return opened;
}

const isMove = (answer: Plain) => (answer as { readonly action?: string } | null)?.action === 'move';

/** Plays by chance with units that stay where they are, and shows the table before every answer. */
export function playStill(seed: string, look: (referee: LegionReferee) => void): LegionReferee {
  const referee = openLines(seed);
  const chance = new Chance(seed);
  for (let turn = 0; turn < 120 && !referee.outcome; turn++) {
    look(referee);
    const open = referee.decisions().filter(({ settled }) => !settled);
    const { id, seat, answers } = chance.oneOf(open);
    const listed = answers.kind === 'offers' ? answers.offers : answers.suggestions;
    const still = listed.filter((each) => !isMove(each));
    if (still.length === 0) break;
    const done = referee.answer(seat, {
      decision: id,
      version: referee.version,
      answer: chance.oneOf(still),
    });
    if (isRefusal(done)) throw new Error(`${JSON.stringify(done)} ${referee.bugs.at(-1)?.message ?? ''}`);
  }
  return referee;
}
