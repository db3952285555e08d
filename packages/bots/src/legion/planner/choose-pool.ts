import type { Plain } from '@sortie/kernel';
import { type AttackDice, attackColours, attackDieFaces } from '@sortie/legion/catalogue';
import type { WeaponChoice } from '@sortie/legion/model';
import { oddsOfShot } from '@sortie/legion/odds';
import { fieldsOf, isDeclining } from '../../planning/answers.ts';
import { worthOfOdds } from './exact.ts';
import { findSquad, gapTo, type Squad } from './field.ts';
import { likelyBlow, worthOfWounds } from './fire.ts';
import { bestAnswer, type Thinking } from './thinking.ts';

function expectedOf(dice: AttackDice): number {
  return attackColours.reduce((sum, colour) => {
    const faces = attackDieFaces[colour];
    return sum + (dice[colour] * faces.filter((face) => face === 'hit' || face === 'critical').length) / 8;
  }, 0);
}

/** A share of the unit's best for a pool that leaves some of its weapons out. */
function estimate({ field }: Thinking, attacker: Squad, defender: Squad, weapons: readonly WeaponChoice[]) {
  const all = field.table.miniatures(attacker.unit.id).length;
  const used = new Set(weapons.flatMap(({ miniatures }) => miniatures)).size;
  const gap = gapTo(attacker.at, attacker.radius, defender);
  return (likelyBlow(field, attacker, defender, gap) * used) / Math.max(1, all);
}

/** A weapon that the unit has for this attack alone is not among those of its cards. */
function lentWorth({ view }: Thinking, defender: Squad): number {
  const lent = view.attack?.lent;
  if (!lent) return 1;
  const wounds = expectedOf(lent.dice) * (1 - defender.saves);
  return worthOfWounds(defender, wounds, 0);
}

function exactly(thinking: Thinking, attacker: Squad, defender: Squad, weapons: readonly WeaponChoice[]) {
  const odds = oddsOfShot(thinking.view, { attacker: attacker.id, defender: defender.id, weapons });
  return odds ? worthOfOdds(defender, odds) : lentWorth(thinking, defender);
}

/** Whom to attack with what: by exact odds as far as the level looks, the likeliest pools first. */
export function choosePool(thinking: Thinking): Plain {
  const { field, about, answers, depth } = thinking;
  const attacker = findSquad(field, about.unit);
  if (!attacker) return answers[0]!;
  const guessed = answers.map((answer) => {
    const { defender: id, weapons } = fieldsOf(answer);
    const defender = findSquad(field, id);
    const choice = (Array.isArray(weapons) ? weapons : []) as unknown as readonly WeaponChoice[];
    const worth = defender ? estimate(thinking, attacker, defender, choice) : 0;
    return { answer, defender, choice, worth };
  });
  const exact = new Set(
    guessed
      .filter(({ defender }) => defender !== undefined)
      .sort((one, other) => other.worth - one.worth)
      .slice(0, depth.exactShots),
  );
  const byAnswer = new Map(guessed.map((each) => [each.answer, each]));
  return bestAnswer(thinking, (answer) => {
    if (isDeclining(answer)) return 0;
    const found = byAnswer.get(answer)!;
    if (!found.defender) return 0;
    // What was not looked at is worth less than what was: an estimate knows neither sight nor cover.
    return exact.has(found)
      ? 0.01 + exactly(thinking, attacker, found.defender, found.choice)
      : 0.01 + 0.6 * found.worth;
  });
}
