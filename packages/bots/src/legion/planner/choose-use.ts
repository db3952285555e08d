import type { Plain } from '@sortie/kernel';
import { assumedUse, cardOfKey } from '@sortie/legion/odds';
import { type Fields, fieldsOf, isDeclining, wordOf } from '../../planning/answers.ts';
import { findSquad, gapTo } from './field.ts';
import { fireFrom } from './fire.ts';
import { bestAnswer, type Thinking } from './thinking.ts';

function ownerOf({ use }: Fields): string {
  return typeof use === 'string' ? use.slice(0, use.indexOf('.')) : '';
}

function countOf({ choice }: Fields): number {
  return typeof choice === 'number' ? choice : Array.isArray(choice) ? choice.length : 1;
}

type Worth = (thinking: Thinking, answer: Fields) => number;

/** What a guardian takes upon itself is worth it where it loses less than its friend. */
const worthOfGuard: Worth = ({ field, view }, answer) => {
  const guardian = findSquad(field, typeof answer.choice === 'string' ? answer.choice : ownerOf(answer));
  const defender = findSquad(field, view.pool?.defender);
  if (!guardian || !defender) return 0;
  const [taken, spared] = [guardian, defender].map(
    ({ points, health, saves }) => (points / health) * (1 - saves),
  ) as [number, number];
  return (spared - taken) * (typeof answer.choice === 'number' ? answer.choice : 1);
};

/** An attack out of turn is taken where there is somebody worth it; a move seldom is. */
const worthOfStandby: Worth = ({ field }, answer) => {
  const squad = findSquad(field, ownerOf(answer));
  if (!squad) return 0;
  if (fieldsOf(answer.choice ?? null).action === 'move') return -1;
  return fireFrom(field, squad, squad.at) - 2;
};

/** Charges go off where they hurt more of the enemy than of one's own. */
const worthOfDetonation: Worth = ({ field, view }, { choice }) => {
  const ids = Array.isArray(choice) ? choice : [];
  return ids.reduce<number>((sum, id) => {
    const at = view.tokens.find((token) => token.id === id)?.at;
    if (!at) return sum;
    const near = (squads: typeof field.own) => squads.filter((squad) => gapTo(at, 12, squad) <= 152.4).length;
    return sum + near(field.enemies) - 1.5 * near(field.own) - 0.2;
  }, 0);
};

/** Moving for a suppression token is worth it where the unit has no actions to speak of. */
const worthOfShove: Worth = ({ field, view }) => {
  const squad = findSquad(field, view.activation?.unit);
  return squad && squad.unit.tokens.suppression <= 2 ? 1 : -1;
};

const WOUND: Worth = ({ field, view }) => {
  const squad = findSquad(field, view.activation?.unit);
  if (!squad) return -1;
  return fireFrom(field, squad, squad.at) - (1.6 * squad.points) / squad.health;
};

const NEVER: Worth = () => -0.5;

/** Uses that are not always worth having; all others are, the more the better. */
const worths: Readonly<Record<string, Worth>> = {
  // Used as the odds assume, or not at all.
  aim: NEVER,
  uncannyLuck: NEVER,
  dodge: NEVER,
  'duck-and-cover': NEVER,
  guardian: worthOfGuard,
  'esteemed-leader': worthOfGuard,
  standbyToken: worthOfStandby,
  detonate: worthOfDetonation,
  compel: worthOfShove,
  dauntless: worthOfShove,
  'new-ways-to-motivate-them': WOUND,
  'and-now-you-will-die': WOUND,
  'improvised-orders': NEVER,
  reposition: NEVER,
  'change-of-plans': NEVER,
  'comms-relay': NEVER,
};

function worthOf(thinking: Thinking, answer: Plain): number {
  if (isDeclining(answer)) return 0;
  const fields = fieldsOf(answer);
  const worth = worths[cardOfKey(thinking.view, wordOf(fields.use))];
  return worth ? worth(thinking, fields) : 1 + 0.1 * countOf(fields);
}

/** Which ability is used in a window, and how: dice, cover and tokens as the odds assume, the rest by its worth. */
export function chooseUse(thinking: Thinking): Plain {
  const { view, answers } = thinking;
  const assumed = assumedUse(view, answers);
  if (assumed !== undefined && !isDeclining(assumed)) return assumed;
  return bestAnswer({ ...thinking, depth: { ...thinking.depth, slip: thinking.depth.slip / 12 } }, (answer) =>
    worthOf(thinking, answer),
  );
}
