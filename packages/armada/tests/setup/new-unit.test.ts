import type { ShipId, SquadronId } from '@sortie/armada/model';
import type { SeatId } from '@sortie/kernel';
import { expect } from 'vitest';
import { newShip, newSquadron } from '../../src/setup/new-unit.ts';
import { shows } from '../shows.ts';

const SEAT = 'p1' as SeatId;
const unmarked = { uses: [], attacks: [], destroyed: null, removed: false, setAside: false };

shows(
  ['ar.shields.start-at-max', 'ar.state.start-readied'],
  'a ship begins with full shields, its cards faceup, its tokens readied, and nothing else',
  () => {
    const ship = newShip({
      id: 's1' as ShipId,
      seat: SEAT,
      side: 1,
      card: 'cr90-corvette-a',
      upgrades: ['tantive-iv', 'leia-organa-officer'],
    });
    expect(ship).toEqual({
      ...unmarked,
      kind: 'ship',
      id: 's1',
      seat: 'p1',
      side: 1,
      card: 'cr90-corvette-a',
      upgrades: [
        { key: 's1.u1', card: 'tantive-iv', faceup: true, exhausted: false },
        { key: 's1.u2', card: 'leia-organa-officer', faceup: true, exhausted: false },
      ],
      pose: null,
      speed: 0,
      shields: { front: 2, left: 2, right: 2, rear: 1 },
      damage: [],
      defenseTokens: [
        { token: 'evade', state: 'readied' },
        { token: 'evade', state: 'readied' },
        { token: 'redirect', state: 'readied' },
      ],
      dials: [],
      revealedDial: null,
      usedDial: null,
      commandTokens: [],
      activated: false,
      resolved: [],
    });
  },
);

shows(
  ['ar.setup.sliders-blue', 'ar.shields.start-at-max', 'ar.state.start-readied'],
  'a squadron begins with its whole hull, its slider on the blue side',
  () => {
    const squadron = newSquadron({ id: 'q1' as SquadronId, seat: SEAT, side: 0, card: 'luke-skywalker' });
    expect(squadron).toEqual({
      ...unmarked,
      kind: 'squadron',
      id: 'q1',
      seat: 'p1',
      side: 0,
      card: 'luke-skywalker',
      at: null,
      hull: 5,
      defenseTokens: [
        { token: 'brace', state: 'readied' },
        { token: 'brace', state: 'readied' },
      ],
      slider: 'blue',
    });
  },
);
