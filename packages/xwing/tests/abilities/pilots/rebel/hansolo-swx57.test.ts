import { shows } from '@sortie/testkit';
import { expect, test } from 'vitest';
import { ACADEMY, game, seated } from '../../../rules/seated.ts';

const HAN = 'rebel:yt1300:hansolo-swx57';

/** The enemy stands in its left corner, seen from the middle; places are given as seen from the Rebel edge. */
const deploying = (pilot: string) => {
  const table = game({}, seated('p1', 0, 'rebel', pilot), seated('p2', 1, 'imperial', ACADEMY));
  table.until('deployShip').asks('deployShip', { ships: ['s2'] });
  const isSouth = table.state.edges![0] === 'south';
  const at = (ship: string, x: number, y: number, heading = 0) =>
    isSouth ? { ship, x, y, heading } : { ship, x: 914.4 - x, y: 914.4 - y, heading: (heading + 180) % 360 };
  table.answers(at('s2', 100, 880, 180)).asks('deployShip', { ships: ['s1'] });
  return { table, at };
};

shows('xw.setup.deploy.zone', 'he may stand anywhere beyond range 3 of every enemy', () => {
  const { table, at } = deploying(HAN);
  table.refuses(at('s1', 100, 600), 'xw.setup.deploy.zone');
  table.refuses(at('s1', 900, 600), 'xw.large.deploy-inside-area');
  const there = at('s1', 700, 600, 90);
  table.answers(there);
  expect(table.ship('s1').pose).toMatchObject({ x: there.x, y: there.y });
});

test('his zone is his as well, and other pilots have nothing else', () => {
  const { table, at } = deploying(HAN);
  const there = at('s1', 300, 50);
  table.answers(there);
  expect(table.ship('s1').pose).toMatchObject({ x: there.x, y: there.y });
  const other = deploying('rebel:yt1300:outerrimsmuggler');
  other.table.refuses(other.at('s1', 700, 600), 'xw.setup.deploy.zone');
});

test('places out there are among those that are suggested', () => {
  const suggested = (pilot: string) => {
    const { answers } = deploying(pilot).table.question;
    return answers.kind === 'region' ? (answers.suggestions as { readonly y: number }[]) : [];
  };
  const isFarOut = ({ y }: { readonly y: number }) => y > 150 && y < 764;
  expect(suggested(HAN).filter(isFarOut).length).toBeGreaterThan(20);
  expect(suggested('rebel:yt1300:outerrimsmuggler').filter(isFarOut)).toEqual([]);
});

shows(
  'xw.setup.deploy.zone',
  'beyond range 3 of every enemy is beyond that of each, and range 4 is enough',
  () => {
    const table = game(
      {},
      seated('p1', 0, 'rebel', HAN),
      seated('p2', 1, 'imperial', ACADEMY, ACADEMY),
    ).until('deployShip');
    const isSouth = table.state.edges![0] === 'south';
    const at = (ship: string, x: number, y: number, heading = 0) =>
      isSouth
        ? { ship, x, y, heading }
        : { ship, x: 914.4 - x, y: 914.4 - y, heading: (heading + 180) % 360 };
    table
      .answers(at('s2', 100, 880, 180))
      .answers(at('s3', 800, 880, 180))
      .asks('deployShip', { ships: ['s1'] });
    table.refuses(at('s1', 100, 600), 'xw.setup.deploy.zone');
    table.refuses(at('s1', 800, 600), 'xw.setup.deploy.zone');
    const there = at('s1', 100, 470);
    table.answers(there);
    expect(table.ship('s1').pose).toMatchObject({ x: there.x, y: there.y });
  },
);
