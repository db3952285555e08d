/** How many dice show each face, and how likely that is. */
export interface AttackRoll {
  readonly hits: number;
  readonly crits: number;
  readonly focuses: number;
  readonly blanks: number;
  readonly chance: number;
}

export interface DefenseRoll {
  readonly evades: number;
  readonly focuses: number;
  readonly chance: number;
}

/** Chances of one die's faces. xw.geometry.die.attack, xw.geometry.die.defense */
const HIT = 3 / 8;
const CRIT = 1 / 8;
const ATTACK_FOCUS = 2 / 8;
const ATTACK_BLANK = 2 / 8;
const EVADE = 3 / 8;
const DEFENSE_FOCUS = 2 / 8;
const DEFENSE_BLANK = 3 / 8;

const attackRolls: (readonly AttackRoll[])[] = [];
const defenseRolls: (readonly DefenseRoll[])[] = [];

/** Every outcome of a roll of attack dice; dice are alike, so only the counts matter. */
export function rollsOfAttackDice(dice: number): readonly AttackRoll[] {
  const known = attackRolls[dice];
  if (known) return known;
  const found: AttackRoll[] = [];
  for (let hits = 0; hits <= dice; hits++) {
    for (let crits = 0; hits + crits <= dice; crits++) {
      for (let focuses = 0; hits + crits + focuses <= dice; focuses++) {
        const blanks = dice - hits - crits - focuses;
        const chance =
          waysToArrange([hits, crits, focuses, blanks]) *
          product(HIT, hits) *
          product(CRIT, crits) *
          product(ATTACK_FOCUS, focuses) *
          product(ATTACK_BLANK, blanks);
        found.push({ hits, crits, focuses, blanks, chance });
      }
    }
  }
  attackRolls[dice] = found;
  return found;
}

/** Every outcome of a roll of defense dice. */
export function rollsOfDefenseDice(dice: number): readonly DefenseRoll[] {
  const known = defenseRolls[dice];
  if (known) return known;
  const found: DefenseRoll[] = [];
  for (let evades = 0; evades <= dice; evades++) {
    for (let focuses = 0; evades + focuses <= dice; focuses++) {
      const blanks = dice - evades - focuses;
      const chance =
        waysToArrange([evades, focuses, blanks]) *
        product(EVADE, evades) *
        product(DEFENSE_FOCUS, focuses) *
        product(DEFENSE_BLANK, blanks);
      found.push({ evades, focuses, chance });
    }
  }
  defenseRolls[dice] = found;
  return found;
}

function product(factor: number, times: number): number {
  let result = 1;
  for (let each = 0; each < times; each++) result *= factor;
  return result;
}

/** In how many orders so many dice of each face can lie. */
function waysToArrange(counts: readonly number[]): number {
  let ways = 1;
  let placed = 0;
  for (const count of counts) {
    for (let each = 1; each <= count; each++) {
      placed += 1;
      ways = (ways * placed) / each;
    }
  }
  return Math.round(ways);
}
