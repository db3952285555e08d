import { expect, test } from 'vitest';
import {
  type DicePool,
  dicePool,
  findPack,
  laterShips,
  type ShipCardId,
  shipCard,
  shipClasses,
  shipClassFacts,
  ships,
  sizeOf,
  sizes,
} from '../../src/catalogue/index.ts';
import { shows } from '../shows.ts';

/** `R2 B1` is two red dice and a blue one; black is K. */
function dice(text: string): DicePool {
  const count = (letter: string) => Number(new RegExp(`${letter}(\\d)`).exec(text)?.[1] ?? 0);
  return dicePool({ red: count('R'), blue: count('B'), black: count('K') });
}

interface Printed {
  readonly class: string;
  readonly line: string;
  /** Hull, command, squadron, engineering. */
  readonly values: readonly [number, number, number, number];
  /** Front, left, right, rear. */
  readonly shields: readonly [number, number, number, number];
  readonly front: string;
  readonly sides: string;
  readonly rear: string;
  readonly antiSquadron: string;
  readonly tokens: string;
  readonly yaws: readonly (readonly number[])[];
  readonly slots: string;
}

/** All that a card prints, in the words of its rule. */
function expectCard(id: ShipCardId, printed: Printed): void {
  const card = shipCard(id);
  const [hull, command, squadron, engineering] = printed.values;
  const [front, left, right, rear] = printed.shields;
  expect(`${card.faction} ${card.size} ${card.points}`).toBe(printed.line);
  expect(card.class).toBe(printed.class);
  expect(card).toMatchObject({ hull, command, squadron, engineering, shields: { front, left, right, rear } });
  expect(card.armament).toEqual({
    front: dice(printed.front),
    left: dice(printed.sides),
    right: dice(printed.sides),
    rear: dice(printed.rear),
  });
  expect(card.antiSquadron).toEqual(dice(printed.antiSquadron));
  expect([...card.defenseTokens].sort().join(' ')).toBe(printed.tokens);
  expect(Object.values(card.speedChart)).toEqual(printed.yaws);
  expect(Object.keys(card.speedChart).map(Number)).toEqual(printed.yaws.map((_, at) => at + 1));
  expect(card.maxSpeed).toBe(printed.yaws.length);
  expect(card.slots.join(' ')).toBe(printed.slots);
}

const cr90 = {
  class: 'cr90',
  values: [4, 1, 1, 2],
  shields: [2, 2, 2, 1],
  antiSquadron: 'B1',
  tokens: 'evade evade redirect',
  yaws: [[2], [1, 2], [0, 1, 2], [0, 1, 1, 2]],
} as const;

shows('ar.known.ship.cr90-a', 'the CR90 Corvette A has what its card prints', () => {
  expectCard('cr90-corvette-a', {
    ...cr90,
    line: 'rebel small 44',
    front: 'R2 B1',
    sides: 'R1 B1',
    rear: 'R1',
    slots: 'officer supportTeam defensiveRetrofit turbolasers',
  });
});

shows('ar.known.ship.cr90-b', 'the CR90 Corvette B has what its card prints', () => {
  expectCard('cr90-corvette-b', {
    ...cr90,
    line: 'rebel small 39',
    front: 'B3',
    sides: 'B2',
    rear: 'B1',
    slots: 'officer supportTeam defensiveRetrofit ionCannons',
  });
});

const nebulonB = {
  class: 'nebulonB',
  shields: [3, 1, 1, 2],
  front: 'R3',
  sides: 'R1 B1',
  rear: 'R2',
  tokens: 'brace brace evade',
  yaws: [[1], [1, 1], [0, 1, 2]],
  slots: 'officer supportTeam turbolasers',
} as const;

shows('ar.known.ship.nebulon-b-escort', 'the Nebulon-B Escort Frigate has what its card prints', () => {
  expectCard('nebulon-b-escort-frigate', {
    ...nebulonB,
    line: 'rebel small 57',
    values: [5, 2, 2, 3],
    antiSquadron: 'B2',
  });
});

shows('ar.known.ship.nebulon-b-support', 'the Nebulon-B Support Refit has what its card prints', () => {
  expectCard('nebulon-b-support-refit', {
    ...nebulonB,
    line: 'rebel small 51',
    values: [5, 2, 1, 3],
    antiSquadron: 'B1',
  });
});

const assaultFrigate = {
  class: 'assaultFrigate',
  shields: [4, 3, 3, 2],
  sides: 'R3 B1',
  tokens: 'brace evade redirect',
  yaws: [[1], [1, 1], [0, 1, 1]],
  slots: 'officer weaponsTeam offensiveRetrofit defensiveRetrofit turbolasers',
} as const;

shows('ar.known.ship.assault-frigate-a', 'the Assault Frigate Mark II A has what its card prints', () => {
  expectCard('assault-frigate-mark-ii-a', {
    ...assaultFrigate,
    line: 'rebel medium 81',
    values: [6, 3, 2, 4],
    front: 'R2 B1',
    rear: 'R2 B1',
    antiSquadron: 'B2',
  });
});

shows('ar.known.ship.assault-frigate-b', 'the Assault Frigate Mark II B has what its card prints', () => {
  expectCard('assault-frigate-mark-ii-b', {
    ...assaultFrigate,
    line: 'rebel medium 72',
    values: [6, 3, 3, 4],
    front: 'R2',
    rear: 'R2',
    antiSquadron: 'B1',
  });
});

const victory = {
  class: 'victory',
  values: [8, 3, 3, 4],
  shields: [3, 3, 3, 1],
  rear: 'R2',
  antiSquadron: 'B1',
  tokens: 'brace redirect redirect',
  yaws: [[1], [0, 1]],
} as const;

shows('ar.known.ship.victory-i', 'the Victory I has what its card prints', () => {
  expectCard('victory-i-class-star-destroyer', {
    ...victory,
    line: 'imperial medium 73',
    front: 'R3 K3',
    sides: 'R2 K1',
    slots: 'officer weaponsTeam offensiveRetrofit ordnance turbolasers',
  });
});

shows('ar.known.ship.victory-ii', 'the Victory II has what its card prints', () => {
  expectCard('victory-ii-class-star-destroyer', {
    ...victory,
    line: 'imperial medium 85',
    front: 'R3 B3',
    sides: 'R2 B1',
    slots: 'officer weaponsTeam offensiveRetrofit ionCannons turbolasers',
  });
});

const gladiator = {
  class: 'gladiator',
  values: [5, 2, 2, 3],
  shields: [3, 2, 2, 1],
  front: 'R2 K2',
  rear: 'R1 K1',
  tokens: 'brace evade redirect',
  yaws: [[2], [1, 1], [0, 1, 1]],
  slots: 'officer weaponsTeam supportTeam ordnance',
} as const;

shows('ar.known.ship.gladiator-i', 'the Gladiator I has what its card prints', () => {
  expectCard('gladiator-i-class-star-destroyer', {
    ...gladiator,
    line: 'imperial small 56',
    sides: 'K4',
    antiSquadron: 'B1',
  });
});

shows('ar.known.ship.gladiator-ii', 'the Gladiator II has what its card prints', () => {
  expectCard('gladiator-ii-class-star-destroyer', {
    ...gladiator,
    line: 'imperial small 62',
    sides: 'R1 K3',
    antiSquadron: 'B2',
  });
});

shows(
  ['ar.size.classes', 'ar.size.small-ships', 'ar.size.medium-ships'],
  'of the three sizes three classes of the first wave are small, two are medium, and none is large',
  () => {
    const namesOf = (size: string) =>
      shipClasses.filter((each) => sizeOf(each) === size).map((each) => shipClassFacts[each].name);
    expect(sizes.map((size) => [size, namesOf(size)])).toEqual([
      ['small', ['CR90 Corellian Corvette', 'Nebulon-B Frigate', 'Gladiator-class Star Destroyer']],
      ['medium', ['Assault Frigate Mark II', 'Victory-class Star Destroyer']],
      ['large', []],
    ]);
  },
);

shows(
  'ar.ship.card-and-token-match',
  'both cards of a class have its token and base, and every class has two',
  () => {
    const found = shipClasses.flatMap((shipClass) => ships.filter((card) => card.class === shipClass));
    expect(found.map(({ class: own, size }) => `${own} ${size}`)).toEqual([
      'cr90 small',
      'cr90 small',
      'nebulonB small',
      'nebulonB small',
      'assaultFrigate medium',
      'assaultFrigate medium',
      'gladiator small',
      'gladiator small',
      'victory medium',
      'victory medium',
    ]);
    expect(ships).toHaveLength(found.length);
  },
);

test('later ships are facts: they have a wave and a box, and no class that can be played', () => {
  expect(laterShips).toHaveLength(36);
  const waves = laterShips.map(({ wave }) => wave);
  expect(waves).not.toContain(0);
  expect(waves).not.toContain(1);
  expect(laterShips.map((card) => findPack(card.pack)?.wave)).toEqual(waves);
  expect(laterShips.find((card) => card.id === 'imperial-i-class-star-destroyer')).toMatchObject({
    points: 110,
    class: 'imperial',
    wave: 2,
    hull: 11,
  });
  expect(laterShips.filter((card) => card.class === 'starDreadnought').map(({ wave }) => wave)).toEqual(
    Array(4).fill('superStarDestroyer'),
  );
});

test('a card that is not there is a mistake of the caller', () => {
  expect(() => shipCard('cr90-corvette-c' as ShipCardId)).toThrow('no card cr90-corvette-c');
});
