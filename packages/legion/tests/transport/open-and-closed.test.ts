import { expect } from 'vitest';
import { prints } from '../rules/made-up.ts';
import { shows } from '../shows.ts';
import { aboard, carrier, carries, passenger } from './aboard.ts';

const near = { unit: 'darth-vader', at: [600, 436.5], side: 1 } as const;
const red = ['critical', 'blank', 'blank', 'blank', 'blank', 'blank'];

/** A vehicle with so many wounds suffers one more in an attack, with a passenger aboard. */
function attacked(
  keyword: 'transport' | 'lightTransport',
  cabin: 'open' | 'closed',
  wounds = 0,
  face = 'critical',
) {
  carries(keyword, cabin);
  const at = aboard(passenger('leia-organa'), {
    near,
    carrier: {
      unit: 'at-st',
      at: [600, 500, 0],
      side: 0,
      upgrades: ['comms-jammer'],
      wounds: [wounds],
      resilienceRolled: true,
    },
  }).attack('near', 'carrier', {
    red: [face, ...red.slice(1)],
    ...(face === 'critical' ? { whiteDefense: ['blank'] } : {}),
  });
  if (at.question.kind === 'placeMiniatures') at.answers(at.answersOffered[0] as never);
  return at;
}

shows(
  ['lg.transport.transport-x.open-wound', 'lg.transport.transport-x.closed-safe'],
  'in an open transport a wound of the vehicle is a wound of each passenger, in a closed one it is none',
  () => {
    attacked('transport', 'open').hasWounds('carrier', 1).hasWounds('mover', 1);
    attacked('transport', 'open', 0, 'blank').hasWounds('carrier', 0).hasWounds('mover', 0);
    attacked('transport', 'closed').hasWounds('carrier', 1).hasWounds('mover', 0);
  },
);

shows(
  ['lg.transport.light-transport-x.open-wound', 'lg.transport.light-transport-x.closed-safe'],
  'so it is in a light transport',
  () => {
    attacked('lightTransport', 'open').hasWounds('carrier', 1).hasWounds('mover', 1);
    attacked('lightTransport', 'open', 0, 'blank').hasWounds('carrier', 0).hasWounds('mover', 0);
    attacked('lightTransport', 'closed').hasWounds('carrier', 1).hasWounds('mover', 0);
  },
);

shows(
  'lg.transport.transport-x.open-defeated',
  'an open transport that an attack defeats costs each passenger two wounds and a suppression token',
  () => {
    attacked('transport', 'open', 10)
      .has('carrier', { whereabouts: 'defeated' })
      .hasTokens('mover', { suppression: 1 })
      .hasWounds('mover', 2);
    attacked('transport', 'closed', 10).hasTokens('mover', { suppression: 1 }).hasWounds('mover', 1);
  },
);

shows(
  'lg.transport.light-transport-x.open-defeated',
  'an open light transport that an attack defeats costs as much',
  () => {
    attacked('lightTransport', 'open', 10)
      .has('carrier', { whereabouts: 'defeated' })
      .hasTokens('mover', { suppression: 1 })
      .hasWounds('mover', 2);
    attacked('lightTransport', 'closed', 10).hasTokens('mover', { suppression: 1 }).hasWounds('mover', 1);
  },
);

shows(
  ['lg.transport.transport-x.closed-safe', 'lg.transport.transport-x.open-defeated'],
  'an open transport elsewhere wounds nobody aboard a closed one that is defeated',
  () => {
    prints('comms-jammer', {
      lends: ({ owner, unit }) =>
        owner.id === unit.id
          ? [{ id: 'transport', value: 1, cabin: unit.id === 'carrier' ? 'closed' : 'open' }]
          : [],
    });
    const upgrades = ['comms-jammer'] as const;
    const at = aboard(passenger('leia-organa'), {
      near,
      carrier: { unit: 'at-st', at: [600, 500, 0], side: 0, upgrades, wounds: [10], resilienceRolled: true },
      other: { unit: 'at-st', at: [900, 500, 0], side: 0, upgrades },
    }).attack('near', 'carrier', { red, whiteDefense: ['blank'] });
    at.answers(at.answersOffered[0] as never)
      .hasTokens('mover', { suppression: 1 })
      .hasWounds('mover', 1);
  },
);

shows(
  ['lg.transport.vehicle-defeated.penalty', 'lg.transport.transport-x.closed-safe'],
  'a leader that is wounded already takes the wound of those whose vehicle is defeated',
  () => {
    carries('transport', 'closed');
    const at = aboard(
      passenger('imperial-royal-guards', {
        miniatures: [{ at: null, wounds: 1 }, { at: null }, { at: null }],
        leader: 0,
      } as never),
      { near, carrier: { ...carrier, wounds: [10], resilienceRolled: true } },
    ).attack('near', 'carrier', { red, whiteDefense: ['blank'] });
    at.answers(at.answersOffered[0] as never);
    expect(at.events('woundAssigned').at(-1)).toMatchObject({ unit: 'mover', miniature: 'mover.m1' });
  },
);
