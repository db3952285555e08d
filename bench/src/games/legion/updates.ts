import { answersOf } from '@sortie/bots';
import { isRefusal, Referee, type Viewer } from '@sortie/kernel';
import { legion } from '@sortie/legion/rules';
import { Mirror } from '@sortie/protocol/service';
import { dice } from '../../dice.ts';
import type { Measurement } from '../../measure.ts';
import { armiesInTown } from './town.ts';

const UNITS_EACH = 10;
/** Miniatures that a unit gets beyond its four. */
const MORE = 2;
const ANSWERS = 400;
const LIMIT = 8 * 1024;

function open() {
  const position = armiesInTown(UNITS_EACH, MORE);
  const { rules } = legion;
  const opened = Referee.open(legion, { game: 'legion', rules, setup: null, seed: 'bench', position });
  if (isRefusal(opened)) throw new Error(JSON.stringify(opened));
  return opened;
}

/** What the other player's page is sent after each answer, as the server sends it: the difference, and the log. */
function sizes(): readonly number[] {
  const referee = open();
  const roll = dice(3);
  const found: number[] = [];
  const mirrors = ['p1', 'p2'].map((seat) => ({
    seat,
    mirror: new Mirror(referee.view(seat as Viewer)),
    heard: referee.logFor(seat as Viewer).length,
  }));
  for (let answered = 0; answered < ANSWERS && !referee.outcome; answered++) {
    const asked = referee.decisions().filter(({ settled }) => !settled);
    const decision = asked[roll(asked.length)]!;
    const legal = answersOf(decision);
    const { id, seat, version } = decision;
    const result = referee.answer(seat, { decision: id, version, answer: legal[roll(legal.length)]! });
    if (isRefusal(result)) throw new Error(JSON.stringify(result));
    for (const each of mirrors) {
      const shown = each.mirror.follow(referee.view(each.seat as Viewer));
      const events = referee.logFor(each.seat as Viewer);
      const log = { from: each.heard, to: events.length, events: events.slice(each.heard) };
      each.heard = events.length;
      const message = JSON.stringify({ kind: 'difference', shown, log });
      if (each.seat !== seat) found.push(Buffer.byteLength(message));
    }
  }
  return found.sort((one, other) => one - other);
}

export function updates(): readonly Measurement[] {
  const found = sizes();
  const median = found[Math.floor(found.length / 2)]!;
  const nine = found[Math.floor(found.length * 0.9)]!;
  return [
    {
      name: `an update with ${2 * UNITS_EACH * (4 + MORE)} miniatures, median`,
      ours: median,
      unit: 'bytes',
      aim: `at most ${LIMIT}`,
      reached: median <= LIMIT,
      note: `${found.length} updates, one in ten above ${nine} bytes`,
    },
  ];
}
