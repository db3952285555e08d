import type { AttackFace, DefenseFace } from '@sortie/xwing/model';
import { attackDieFaces, defenseDieFaces } from '@sortie/xwing/model';
import type { AttackOdds, AttackSituation } from '@sortie/xwing/odds';
import { attackOdds } from '@sortie/xwing/odds';
import { describe, expect, test } from 'vitest';

interface Tokens {
  readonly focus?: number;
  readonly lock?: boolean;
  readonly defenderFocus?: number;
  readonly evade?: number;
  readonly shields?: number;
  readonly hull?: number;
}

function shot(attack: number, defense: number, tokens: Tokens = {}): AttackSituation {
  return {
    attack: { faces: [], toRoll: attack },
    defense: { faces: [], toRoll: defense },
    attacker: { focus: tokens.focus ?? 0, targetLock: tokens.lock ?? false },
    defender: { focus: tokens.defenderFocus ?? 0, evade: tokens.evade ?? 0 },
    shields: tokens.shields ?? 0,
    hull: tokens.hull ?? 3,
  };
}

/** All ways to throw so many dice one after the other. */
function throws<Face>(faces: readonly Face[], dice: number): readonly (readonly Face[])[] {
  if (dice === 0) return [[]];
  return throws(faces, dice - 1).flatMap((before) => faces.map((face) => [...before, face]));
}

const among = <Face>(faces: readonly Face[], face: Face) => faces.filter((each) => each === face).length;

/** Throws every die in every way, then again every die that a lock would reroll. */
function* attackThrows(dice: number, { focus = 0, lock = false }: Tokens): Generator<[AttackFace[], number]> {
  for (const first of throws(attackDieFaces, dice)) {
    const again = first.flatMap((face, place) =>
      lock && (face === 'blank' || (face === 'focus' && focus === 0)) ? [place] : [],
    );
    for (const second of throws(attackDieFaces, again.length)) {
      const faces = [...first];
      again.forEach((place, index) => {
        faces[place] = second[index]!;
      });
      const turned = faces.map((face) => (face === 'focus' && focus > 0 ? 'hit' : face));
      yield [turned, 1 / (8 ** dice * 8 ** again.length)];
    }
  }
}

/** The odds by going through every throw of every die. */
function enumerated(
  attack: number,
  defense: number,
  tokens: Tokens,
): Omit<AttackOdds, 'damage'> & {
  readonly damage: readonly number[];
} {
  const damage = Array.from({ length: attack + 1 }, () => 0);
  const sums = { expectedHits: 0, expectedCrits: 0, chanceToHit: 0, chanceToDestroy: 0 };
  const defenses = throws(defenseDieFaces, defense);
  const attacks = new Map<string, number>();
  for (const [faces, chance] of attackThrows(attack, tokens)) {
    const key = `${among(faces, 'hit')} ${among(faces, 'crit')}`;
    attacks.set(key, (attacks.get(key) ?? 0) + chance);
  }
  for (const [key, likely] of attacks) {
    const [hits = 0, crits = 0] = key.split(' ').map(Number);
    for (const rolled of defenses) {
      const chance = likely / defenses.length;
      const queue = [...Array<string>(hits).fill('hit'), ...Array<string>(crits).fill('crit')];
      const faces: DefenseFace[] = [...rolled];
      if (tokens.defenderFocus && queue.length > among(faces, 'evade')) {
        faces.forEach((face, place) => {
          if (face === 'focus') faces[place] = 'evade';
        });
      }
      for (let token = 0; token < (tokens.evade ?? 0); token++) faces.push('evade');
      const left = queue.slice(among(faces, 'evade'));
      damage[left.length]! += chance;
      sums.expectedHits += among(left, 'hit') * chance;
      sums.expectedCrits += among(left, 'crit') * chance;
      if (left.length > 0) sums.chanceToHit += chance;
      if (left.length >= (tokens.hull ?? 3) + (tokens.shields ?? 0)) sums.chanceToDestroy += chance;
    }
  }
  return { ...sums, expectedDamage: sums.expectedHits + sums.expectedCrits, damage };
}

const hands: readonly Tokens[] = [
  {},
  { focus: 1 },
  { defenderFocus: 1 },
  { evade: 1 },
  { focus: 1, defenderFocus: 1, evade: 1, shields: 1, hull: 1 },
  { evade: 2, hull: 1 },
];
const locks: readonly Tokens[] = [{ lock: true }, { lock: true, focus: 1 }, { lock: true, defenderFocus: 1 }];

function expectSame(odds: AttackOdds, counted: AttackOdds) {
  for (const field of Object.keys(counted) as (keyof AttackOdds)[]) {
    if (field === 'damage') continue;
    expect(odds[field]).toBeCloseTo(counted[field], 10);
  }
  odds.damage.forEach((chance, points) => {
    expect(chance).toBeCloseTo(counted.damage[points] ?? 0, 10);
  });
}

describe('the odds of an attack', () => {
  test.each(hands)('are those of all throws of up to four dice a side, with %j', (tokens) => {
    for (let attack = 0; attack <= 4; attack++) {
      for (let defense = 0; defense <= 4; defense++) {
        expectSame(attackOdds(shot(attack, defense, tokens)), enumerated(attack, defense, tokens));
      }
    }
  });

  test.each(locks)('are those of all throws and rerolls of up to three attack dice, with %j', (tokens) => {
    for (let attack = 0; attack <= 3; attack++) {
      for (const defense of [0, 2, 3]) {
        expectSame(attackOdds(shot(attack, defense, tokens)), enumerated(attack, defense, tokens));
      }
    }
  });

  test('are known by heart for one die', () => {
    expect(attackOdds(shot(1, 0))).toMatchObject({
      expectedHits: 3 / 8,
      expectedCrits: 1 / 8,
      chanceToHit: 1 / 2,
      damage: [1 / 2, 1 / 2],
    });
    expect(attackOdds(shot(1, 0, { focus: 1 })).chanceToHit).toBe(3 / 4);
    expect(attackOdds(shot(1, 0, { lock: true })).chanceToHit).toBe(3 / 4);
    expect(attackOdds(shot(1, 0, { lock: true, focus: 1 })).chanceToHit).toBe(15 / 16);
    expect(attackOdds(shot(1, 1)).chanceToHit).toBe(5 / 16);
    expect(attackOdds(shot(1, 1, { defenderFocus: 1 })).chanceToHit).toBe(3 / 16);
    expect(attackOdds(shot(1, 1, { evade: 1 })).chanceToHit).toBe(0);
  });

  test('add up to one', () => {
    for (const tokens of [...hands, ...locks]) {
      for (let dice = 0; dice <= 6; dice++) {
        const { damage } = attackOdds(shot(dice, 6 - dice, tokens));
        expect(damage.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
      }
    }
  });

  test('never get worse for the side that gains a token', () => {
    const dealt = (tokens: Tokens) => attackOdds(shot(3, 3, tokens)).expectedDamage;
    expect(dealt({ focus: 1 })).toBeGreaterThan(dealt({}));
    expect(dealt({ lock: true })).toBeGreaterThan(dealt({}));
    expect(dealt({ lock: true, focus: 1 })).toBeGreaterThan(dealt({ lock: true }));
    expect(dealt({ lock: true, focus: 1 })).toBeGreaterThan(dealt({ focus: 1 }));
    expect(dealt({ defenderFocus: 1 })).toBeLessThan(dealt({}));
    expect(dealt({ evade: 1 })).toBeLessThan(dealt({}));
    expect(dealt({ evade: 2 })).toBeLessThan(dealt({ evade: 1 }));
    expect(dealt({ evade: 1, defenderFocus: 1 })).toBeLessThan(dealt({ evade: 1 }));
  });
});

describe('dice that lie on the table', () => {
  const rolled: AttackSituation = {
    ...shot(0, 1),
    attack: { faces: ['hit', 'crit', 'focus', 'blank'], toRoll: 0 },
  };

  test('count as they lie', () => {
    expect(attackOdds(rolled).damage).toEqual([0, 3 / 8, 5 / 8, 0, 0]);
    expect(attackOdds({ ...rolled, attacker: { focus: 1, targetLock: false } }).damage).toEqual([
      0,
      0,
      3 / 8,
      5 / 8,
      0,
    ]);
  });

  test('are not rerolled a second time', () => {
    const once = { focus: 0, targetLock: true, rerolled: [3] };
    const only = { ...rolled, defense: { faces: [], toRoll: 0 } };
    expect(attackOdds({ ...only, attacker: once }).damage).toEqual([0, 0, 1 / 2, 1 / 2, 0]);
    expect(attackOdds({ ...only, attacker: { ...once, rerolled: [2, 3] } }).damage[2]).toBe(1);
  });

  test('lose hits to evades before criticals', () => {
    const defended: AttackSituation = { ...rolled, defense: { faces: ['evade', 'focus'], toRoll: 0 } };
    expect(attackOdds(defended)).toMatchObject({ expectedHits: 0, expectedCrits: 1, chanceToHit: 1 });
    const focused = { ...defended, defender: { focus: 1, evade: 0 } };
    expect(attackOdds(focused)).toMatchObject({ expectedDamage: 0, chanceToHit: 0 });
  });
});

describe('the chance to destroy', () => {
  const faces = (...dice: readonly AttackFace[]): AttackSituation => ({
    ...shot(0, 0, { hull: 2 }),
    attack: { faces: dice, toRoll: 0 },
  });

  test('counts a Direct Hit twice where the deck is known', () => {
    expect(attackOdds(faces('crit')).chanceToDestroy).toBe(0);
    expect(attackOdds({ ...faces('crit'), deck: { cards: 28, directHits: 7 } }).chanceToDestroy).toBe(1 / 4);
    expect(attackOdds({ ...faces('hit'), deck: { cards: 28, directHits: 7 } }).chanceToDestroy).toBe(0);
  });

  test('draws cards without putting them back', () => {
    const two = { ...faces('crit', 'crit'), hull: 3, deck: { cards: 3, directHits: 1 } };
    expect(attackOdds(two).chanceToDestroy).toBeCloseTo(2 / 3, 12);
    expect(attackOdds({ ...two, hull: 4 }).chanceToDestroy).toBe(0);
    expect(attackOdds({ ...two, hull: 4, deck: { cards: 4, directHits: 2 } }).chanceToDestroy).toBeCloseTo(
      1 / 6,
      12,
    );
  });

  test('lets shields take the hits first', () => {
    const deck = { cards: 4, directHits: 4 };
    expect(attackOdds({ ...faces('hit', 'crit'), shields: 1, deck }).chanceToDestroy).toBe(1);
    expect(attackOdds({ ...faces('hit', 'crit'), shields: 2, deck }).chanceToDestroy).toBe(0);
  });
});

test('the odds of usual pools are worked out in well under a millisecond', () => {
  // The best of some rounds: what else the machine does must not count.
  const rounds = Array.from({ length: 8 }, (_, round) => {
    const pools = Array.from({ length: 50 }, (_, index) =>
      shot(1 + (index % 5), index % 4, { lock: index % 2 === 0, hull: 1 + round * 50 + index }),
    );
    const start = performance.now();
    for (const pool of pools) attackOdds(pool);
    return (performance.now() - start) / pools.length;
  });
  expect(Math.min(...rounds)).toBeLessThan(1);
});
