import type { ZoneRegion } from '@sortie/legion/model';
import { expect } from 'vitest';
import { imperials, rebels } from '../lists/army-of.ts';
import { shows } from '../shows.ts';
import { askedIn, duel, give, goOnTo, listed, openSetUp, type Seated } from './at-set-up.ts';

const many = (unit: string) => [[unit], [unit], [unit]] as [string][];
const large: readonly Seated[] = [
  { seat: 'p1', side: 0, army: rebels(many('rebel-troopers')) },
  { seat: 'p2', side: 1, army: imperials(many('stormtroopers')) },
];

function stepsOf(referee: ReturnType<typeof openSetUp>) {
  return referee
    .logFor('referee')
    .flatMap((event) => (event.kind === 'setUpStepBegun' && event.step !== null ? [event.step] : []));
}

/** The boxes of the zones that are asked about: left, near, right and far. */
function zonesAsked(referee: ReturnType<typeof openSetUp>) {
  const { answers } = askedIn(referee);
  const { zones } = (answers as unknown as { readonly region: ZoneRegion }).region;
  return zones.map((points) => {
    const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
    const box = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
    return box.map((each) => Number(each.toFixed(1)));
  });
}

shows(
  ['lg.optional.large-scale.no-deployment-cards', 'lg.optional.large-scale.one-elimination'],
  'in a large-scale battle there are no deployment cards, and each side may eliminate one card',
  () => {
    const referee = goOnTo(openSetUp(large, { isLargeScale: true }), 'eliminateCard');
    const { rows } = referee.state.battleCards;
    expect(Object.values(rows).map((row) => row.length)).toEqual([3, 0, 3]);
    const asked: string[] = [];
    while (askedIn(referee).kind === 'eliminateCard') {
      expect(listed(referee)).toEqual([
        { category: 'objective', card: referee.state.battleCards.rows.objective[0] },
        { category: 'condition', card: referee.state.battleCards.rows.condition[0] },
        { pass: true },
      ]);
      asked.push(askedIn(referee).seat);
      give(referee, { pass: true });
    }
    expect(asked.toSorted()).toEqual(['p1', 'p2']);
    expect(referee.state.battleCards.used).toEqual({
      objective: rows.objective[0],
      deployment: null,
      condition: rows.condition[0],
    });
  },
);

shows(
  'lg.optional.large-scale.deployment-zone',
  'in a large-scale battle the zones reach from the long edges out to range 2',
  () => {
    const open = () => goOnTo(openSetUp(large, { isLargeScale: true }), 'chooseEdge');
    const [north, south] = [open(), open()];
    give(north, { edge: 'north' });
    expect(zonesAsked(goOnTo(north, 'deploy'))).toEqual([[0, 914.4, 1828.8, 1219.2]]);
    give(north, listed(north)[0] as object);
    expect(zonesAsked(north)).toEqual([[0, 0, 1828.8, 304.8]]);
    give(south, { edge: 'south' });
    expect(zonesAsked(goOnTo(south, 'deploy'))).toEqual([[0, 0, 1828.8, 304.8]]);
  },
);

shows(
  'lg.optional.no-limit.setup',
  'without a limit of rounds no cards are laid out, and chance decides on a deployment card',
  () => {
    const referee = goOnTo(openSetUp(duel, { roundLimit: null }), 'deploy');
    expect(stepsOf(referee)).toEqual([
      'establishBattlefield',
      'defineTerrain',
      'placeTerrain',
      'chooseColours',
      'deployUnits',
    ]);
    const { used, rows, decks } = referee.state.battleCards;
    expect(rows).toEqual({ objective: [], deployment: [], condition: [] });
    expect(used).toEqual({ objective: null, deployment: decks.deployment[0], condition: null });
  },
);

shows(
  'lg.optional.no-limit.with-large-scale',
  'a large-scale battle without a limit of rounds has no cards at all',
  () => {
    const referee = goOnTo(openSetUp(large, { isLargeScale: true, roundLimit: null }), 'deploy');
    expect(stepsOf(referee).slice(-2)).toEqual(['chooseColours', 'deployUnits']);
    expect(referee.state.battleCards.used).toEqual({ objective: null, deployment: null, condition: null });
    expect(zonesAsked(referee)).toEqual([[0, 914.4, 1828.8, 1219.2]]);
  },
);
