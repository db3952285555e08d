import { expect } from 'vitest';
import { rebels } from '../lists/army-of.ts';
import { shows } from '../shows.ts';
import { printTwoSided } from '../upgrade-keywords/two-sided.ts';
import { askedIn, duel, give, goOnTo, listed, openSetUp } from './at-set-up.ts';

/** The officer, with Grappling Hooks, is the first of its side to be deployed. */
const deploying = () => {
  const army = rebels([], undefined, [
    ['rebel-officer', 'grappling-hooks'],
    ['rebel-troopers'],
    ['rebel-troopers'],
    ['rebel-troopers'],
  ]);
  const referee = goOnTo(openSetUp([{ ...duel[0]!, army }, duel[1]!], { battleCards: false }), 'deploy');
  const isHooked = (unit: string) =>
    referee.state.units.some(({ id, upgrades }) => id === unit && upgrades.length > 0);
  for (let turn = 0; turn < 20 && !referee.state.units.some(isDeployed); turn++) {
    const offers = listed(referee) as readonly { readonly unit: string }[];
    give(referee, offers.find(({ unit }) => isHooked(unit)) ?? offers[0]!);
  }
  function isDeployed({ upgrades, whereabouts }: (typeof referee.state.units)[number]): boolean {
    return upgrades.length > 0 && whereabouts === 'battlefield';
  }
  return referee;
};

const hooks = (referee: ReturnType<typeof deploying>) =>
  referee.state.units.flatMap(({ upgrades }) => upgrades).find(({ card }) => card === 'grappling-hooks')!;

shows(
  'lg.cards.double-sided.choose-at-deploy',
  'whoever deploys a unit with a double-sided card chooses the side that lies faceup',
  () => {
    printTwoSided();
    const referee = deploying();
    expect(askedIn(referee)).toMatchObject({ kind: 'chooseSide', about: { card: 'grappling-hooks' } });
    expect(listed(referee)).toEqual([{ side: 0 }, { side: 1 }]);
    expect(hooks(referee).side).toBeNull();
    give(referee, { side: 1 });
    expect(hooks(referee).side).toBe(1);
    expect(askedIn(referee).kind).not.toBe('chooseSide');
  },
);

shows('lg.cards.double-sided.choose-at-deploy', 'a card with one side needs no choice', () => {
  expect(askedIn(deploying()).kind).toBe('deploy');
});
