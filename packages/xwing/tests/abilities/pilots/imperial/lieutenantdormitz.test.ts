import { shows } from '@sortie/testkit';
import { expect, test } from 'vitest';
import { game, ROOKIE, seated } from '../../../rules/seated.ts';

const DORMITZ = 'imperial:upsilonclassshuttle:lieutenantdormitz';
const OTHER = 'imperial:upsilonclassshuttle:starkillerbasepilot';
const BLACK = 'imperial:tiefighter:blacksquadronpilot';
const ACADEMY = 'imperial:tiefighter:academypilot';

/** Places are given as seen from the edge of the shuttle, which stands at 450, 60. */
const deploying = (shuttle: string, friend = BLACK) => {
  const table = game(
    {},
    seated('p1', 0, 'imperial', shuttle, friend),
    seated('p2', 1, 'rebel', ROOKIE),
  ).until('deployShip');
  const isSouth = table.state.edges![0] === 'south';
  const at = (ship: string, x: number, y: number) =>
    isSouth ? { ship, x, y, heading: 0 } : { ship, x: 914.4 - x, y: 914.4 - y, heading: 180 };
  /** Lets others be deployed until it is this ship's turn. */
  const until = (ship: string) => {
    while (!(table.question.about as { readonly ships: readonly string[] }).ships.includes(ship)) {
      table.letGoBy();
    }
    return table;
  };
  return { at, until };
};

shows(
  'xw.setup.deploy.zone',
  'friends that come after the shuttle may stand anywhere at range 1-2 of it',
  () => {
    const { at, until } = deploying(DORMITZ);
    until('s1').refuses(at('s1', 450, 300), 'xw.setup.deploy.zone');
    until('s1').answers(at('s1', 450, 60));
    const table = until('s2');
    table.refuses(at('s2', 450, 400), 'xw.setup.deploy.zone');
    const there = at('s2', 450, 280);
    table.answers(there);
    expect(table.ship('s2').pose).toMatchObject({ x: there.x, y: there.y });
  },
);

test('not the enemy, not beside another shuttle, and not before it is there', () => {
  const other = deploying(OTHER);
  other.until('s1').answers(other.at('s1', 450, 60));
  other.until('s2').refuses(other.at('s2', 450, 280), 'xw.setup.deploy.zone');
  const early = deploying(DORMITZ, ACADEMY);
  early.until('s2').refuses(early.at('s2', 450, 280), 'xw.setup.deploy.zone');
});
