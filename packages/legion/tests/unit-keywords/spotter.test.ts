import { legionTable } from '@sortie/testkit/legion';
import { expect } from 'vitest';
import { shows } from '../shows.ts';

const luke = { unit: 'luke-skywalker', at: [1500, 700] } as const;
const table = () =>
  legionTable({
    veers: { unit: 'general-veers', at: [600, 300] },
    near: { unit: 'stormtroopers', at: [600, 400], left: 1 },
    bikes: { unit: '74-z-speeder-bikes', at: [500, 200, 0], left: 1 },
    far: { unit: 'darth-vader', at: [600, 490] },
    luke,
  }).activate('veers');

shows(
  [
    'lg.unit-keyword.spotter.effect',
    'lg.unit-keyword.spotter.self',
    'lg.unit-keyword.spotter.not-aim-action',
  ],
  'one or two friendly units at range 1, itself among them, gain an aim token each',
  () => {
    const at = table().acts('card', { card: 'veers.spotter' }).asks('chooseForCard', { source: 'spotter' });
    at.offersExactly(
      { units: ['veers'] },
      { units: ['near'] },
      { units: ['bikes'] },
      { units: ['veers', 'near'] },
      { units: ['veers', 'bikes'] },
      { units: ['near', 'bikes'] },
    );
    at.answers({ units: ['veers', 'near'] });
    at.hasTokens('veers', { aim: 1 }).hasTokens('near', { aim: 1 }).hasTokens('bikes', {});
    expect(at.events('actionPerformed').map(({ action }) => action.kind)).toEqual(['card']);
    at.acts('aim').hasTokens('veers', { aim: 2 });
  },
);

shows(
  'lg.unit-keyword.spotter.effect',
  'with a value of 1 there is one unit, and one unit alone has itself',
  () => {
    const at = legionTable({ officer: { unit: 'imperial-officer', at: [600, 300] }, luke }).activate(
      'officer',
    );
    at.acts('card', { card: 'officer.spotter' }).offersExactly({ units: ['officer'] });
    at.answers({ units: ['officer'] }).hasTokens('officer', { aim: 1 });
  },
);

shows(
  ['lg.transport.no-gain-tokens', 'lg.unit-keyword.spotter.effect'],
  'who is carried by a vehicle gains no token and cannot be chosen',
  () => {
    const aboard = {
      unit: 'darth-vader',
      whereabouts: 'transported',
      vehicle: 'carrier',
    } as never as { unit: string };
    const at = legionTable({
      veers: { unit: 'general-veers', at: [600, 300] },
      carrier: { unit: 'at-st', at: [600, 400, 0] },
      aboard,
      luke,
    }).activate('veers');
    at.acts('card', { card: 'veers.spotter' });
    at.offersExactly({ units: ['veers'] }, { units: ['carrier'] }, { units: ['veers', 'carrier'] });
  },
);
