import type { Plain } from '@sortie/kernel';
import { fieldsOf } from '../../planning/answers.ts';
import { answersOf } from '../../random-player.ts';
import type { Move } from './move.ts';
import { type DialPlan, planDials } from './plan-dials.ts';
import type { RivalPlan } from './rival-plans.ts';
import type { Thinking } from './thinking.ts';

/** The squad's plan for a round, made once and kept for all its dials. */
export class Plans {
  private key = '';
  private plan: DialPlan = { moves: new Map(), rivals: [] };
  private round = 0;

  /** What the other side is expected to fly in this round. */
  rivalsIn(round: number): readonly RivalPlan[] {
    return round === this.round ? this.plan.rivals : [];
  }

  /** The maneuver of the plan, or a legal one that comes near it. */
  dialFor(thinking: Thinking): Plain {
    const { view, about, answers } = thinking;
    const key = `${view.round} ${view.ships.map(({ pose, gone }) => `${gone} ${pose?.x} ${pose?.y}`).join()}`;
    if (key !== this.key) {
      this.plan = planDials(thinking, legalIn(thinking));
      this.key = key;
      this.round = view.round;
    }
    const maneuver = this.plan.moves.get(`${about.ship as string}`)?.maneuver;
    const exact = answers.find((answer) => {
      const { speed, bearing } = fieldsOf(answer);
      return speed === maneuver?.speed && bearing === maneuver?.bearing;
    });
    return exact ?? nearestTo(answers, maneuver?.speed ?? 2);
  }
}

/** Whether a dial may be set so, as far as the questions say. */
function legalIn({ decisions }: Thinking): (ship: string, move: Move) => boolean {
  const legal = new Map<Plain, ReadonlySet<string>>();
  for (const decision of decisions) {
    if (decision.kind !== 'setDial') continue;
    const named = answersOf(decision).map((answer) => nameOf(fieldsOf(answer)));
    legal.set(fieldsOf(decision.about).ship ?? null, new Set(named));
  }
  return (ship, { maneuver }) => maneuver === null || (legal.get(ship)?.has(nameOf(maneuver)) ?? true);
}

function nameOf({ speed, bearing }: { readonly speed?: Plain; readonly bearing?: Plain }): string {
  return `${speed as number} ${bearing as string}`;
}

function nearestTo(answers: readonly Plain[], wanted: number): Plain {
  const straight = answers.filter((answer) => fieldsOf(answer).bearing === 'straight');
  const among = straight.length > 0 ? straight : answers;
  const off = (answer: Plain) => Math.abs(((fieldsOf(answer).speed as number | undefined) ?? 0) - wanted);
  return among.reduce((best, answer) => (off(answer) < off(best) ? answer : best));
}
