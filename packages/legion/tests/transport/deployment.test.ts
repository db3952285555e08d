import { expect } from 'vitest';
import { imperials, rebels } from '../lists/army-of.ts';
import { askedIn, give, goOnTo, listed, openSetUp } from '../setup/at-set-up.ts';
import { shows } from '../shows.ts';
import { carries } from './aboard.ts';

const players = [
  { seat: 'p1', side: 0 as const, army: rebels() },
  {
    seat: 'p2',
    side: 1 as const,
    army: imperials([['darth-vader'], ['at-st', 'comms-jammer']]),
  },
];

type Offered = { readonly unit: string; readonly aboard?: string };

/** The Imperial side, about to deploy, with its walker in reserve or already deployed. */
function deploying(hasDeployedWalker: boolean) {
  const referee = goOnTo(openSetUp(players, { battleCards: false }), 'deploy');
  const cardOf = (id: string) => referee.state.units.find((unit) => unit.id === id)?.card;
  const idOf = (card: string) => referee.state.units.find((unit) => unit.card === card)!.id;
  const others = () => (listed(referee) as unknown as Offered[]).find(({ aboard }) => !aboard)!;
  const isOurs = () => askedIn(referee).seat === 'p2';
  if (!isOurs()) give(referee, others());
  if (hasDeployedWalker) {
    give(referee, (listed(referee) as unknown as Offered[]).find(({ unit }) => cardOf(unit) === 'at-st')!);
    give(referee, others());
  }
  const aboard = () =>
    (listed(referee) as unknown as Offered[]).flatMap(({ unit, aboard: vehicle }) =>
      vehicle ? [[cardOf(unit), cardOf(vehicle)]] : [],
    );
  return { referee, aboard, idOf, isOurs };
}

shows(
  'lg.transport.transport-x.deploy',
  'once a transport is deployed, an eligible unit may be deployed aboard as a turn of its player',
  () => {
    carries('transport');
    const { referee, aboard, idOf, isOurs } = deploying(true);
    expect(isOurs()).toBe(true);
    const waiting = ['imperial-officer', 'stormtroopers', 'stormtroopers', 'stormtroopers', 'darth-vader'];
    expect(aboard()).toEqual(waiting.map((unit) => [unit, 'at-st']));
    expect(give(referee, { unit: idOf('stormtroopers'), aboard: idOf('at-st') })).toBe(undefined);
    const storm = referee.state.units.find(({ card }) => card === 'stormtroopers')!;
    expect([storm.whereabouts, storm.vehicle]).toEqual(['transported', idOf('at-st')]);
    // It was a whole turn.
    expect(isOurs()).toBe(false);
  },
);

shows('lg.transport.transport-x.deploy', 'nobody is deployed in a transport that is still waiting', () => {
  carries('transport');
  const { referee, aboard, idOf } = deploying(false);
  expect(aboard()).toEqual([]);
  expect(give(referee, { unit: idOf('stormtroopers'), aboard: idOf('at-st') })).toBe(
    'lg.transport.transport-x.deploy',
  );
});

shows('lg.transport.light-transport-x.deploy', 'aboard a light transport only a single trooper is', () => {
  carries('lightTransport');
  const { referee, aboard, idOf } = deploying(true);
  expect(aboard()).toEqual([
    ['imperial-officer', 'at-st'],
    ['darth-vader', 'at-st'],
  ]);
  expect(give(referee, { unit: idOf('stormtroopers'), aboard: idOf('at-st') })).toBe(
    'lg.transport.transport-x.deploy',
  );
  expect(give(referee, { unit: idOf('darth-vader'), aboard: idOf('at-st') })).toBe(undefined);
  expect(referee.state.units.find(({ card }) => card === 'darth-vader')?.whereabouts).toBe('transported');
  const waiting = deploying(false);
  expect(waiting.aboard()).toEqual([]);
});
