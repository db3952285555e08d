import { isRefusal, type Plain, Referee } from '@sortie/kernel';
import { legion } from '@sortie/legion/rules';
import { positionOf } from '@sortie/testkit/legion';
import { dice } from '../../dice.ts';
import { type Measurement, timeOf } from '../../measure.ts';

const PLACES = 40;
const TRIES_EACH = 50;
const WARM_UP = 100;

/** Nine troopers somewhere among the terrain of a town, asked where they move. */
function squadAt(x: number, y: number, heading: number) {
  const personnel = Array.from({ length: 5 }, () => 'rebel-trooper');
  const position = positionOf(
    {
      squad: { unit: 'rebel-troopers', upgrades: personnel, at: [x, y, heading] },
      enemy: { unit: 'stormtroopers', at: [1700, 860, 180], activated: true },
    },
    { options: { terrain: 'town' } },
  );
  const { rules } = legion;
  const opened = Referee.open(legion, { game: 'legion', rules, setup: null, seed: 'bench', position });
  if (isRefusal(opened)) throw new Error(JSON.stringify(opened));
  return opened;
}

/** The question of a move, answered up to there; undefined where the squad cannot move. */
function askedToMove(x: number, y: number, heading: number) {
  const referee = squadAt(x, y, heading);
  for (let step = 0; step < 4; step++) {
    const [decision] = referee.decisions();
    if (!decision || decision.kind === 'move') return decision && { referee, decision };
    const offers: readonly Plain[] = decision.answers.kind === 'offers' ? decision.answers.offers : [];
    const answer = offers.find((each) => /"move":"standard"/.test(JSON.stringify(each))) ?? offers[0];
    if (answer === undefined) return undefined;
    const { id, seat, version } = decision;
    if (isRefusal(referee.answer(seat, { decision: id, version, answer }))) return undefined;
  }
  return undefined;
}

/** Where hands let go of the tool: any angle, any bend, any length of the way. */
function times(): readonly number[] {
  const roll = dice(5);
  const taken: number[] = [];
  for (let place = 0; place < PLACES; place++) {
    const asked = askedToMove(200 + roll(1400), 200 + roll(500), roll(360));
    if (!asked) continue;
    const { referee, decision } = asked;
    const { id, seat, version } = decision;
    for (let tries = 0; tries < TRIES_EACH; tries++) {
      const rough = {
        type: 'standard',
        speed: 2,
        angle: roll(360),
        bend: roll(181) - 90,
        along: (1 + roll(100)) / 100,
        others: [],
      };
      let found: unknown;
      const time = timeOf(() => {
        found = referee.complete(seat, { decision: id, version, answer: rough });
      });
      // What cannot be a move at all is refused at once.
      if (!isRefusal(found)) taken.push(time);
    }
  }
  return taken.slice(WARM_UP).sort((one, other) => one - other);
}

export function completion(): readonly Measurement[] {
  const taken = times();
  const at = (share: number) => taken[Math.min(taken.length - 1, Math.floor(taken.length * share))]!;
  const note = `median ${at(0.5).toFixed(2)} ms, longest ${at(1).toFixed(1)} ms of ${taken.length} moves`;
  return [
    {
      name: 'a move of nine completed, 99th percentile',
      ours: at(0.99),
      unit: 'ms',
      aim: 'under 10',
      reached: at(0.99) < 10,
      note,
    },
  ];
}
