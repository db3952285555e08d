import { wholeDeck } from '@sortie/armada/catalogue';
import { armadaTable, armadaWith } from '@sortie/testkit/armada';
import { expect } from 'vitest';
import { shows } from '../shows.ts';

const FRONT = { zone: 'front', defendingZone: 'front' } as const;
const spare = { spare: { ship: 'cr90-corvette-b', at: [100, 850, 180], activated: true } } as const;

shows(
  'ar.destroyed.remove-ship',
  'a destroyed ship gives back its dials and the objective tokens assigned to it',
  () => {
    const table = armadaTable(
      {
        victory: { ship: 'victory-ii', at: [900, 300, 0] },
        corvette: {
          ship: 'cr90-corvette-a',
          at: [900, 600, 180],
          activated: true,
          speed: 0,
          shields: { front: 0 },
          facedown: ['injured-crew', 'injured-crew', 'injured-crew'],
          dials: ['navigate'],
          usedDial: 'repair',
        },
        ...spare,
      },
      {
        objective: {
          card: 'opening-salvo',
          tokens: [
            { id: 't1', on: 'corvette' },
            { id: 't2', on: 'spare' },
          ],
        },
      },
    )
      .attack('victory', 'corvette', { ...FRONT, red: ['hit', 'blank', 'blank'], cards: ['crew-panic'] })
      .until('chooseCourse');
    table.has('corvette', { destroyed: 1, removed: true, dials: [], usedDial: null });
    expect(table.state.objectiveTokens.map(({ id }) => id)).toEqual(['t2']);
  },
);

shows(
  ['ar.destroyed.remove-ship', 'ar.destroyed.outside-play-area'],
  'a ship that leaves the play area takes no dial along, also the one it has just revealed',
  () => {
    armadaTable({
      corvette: { ship: 'cr90-corvette-a', at: [900, 860, 0], dials: ['repair'], speed: 2 },
      ...spare,
      victory: { ship: 'victory-ii', at: [100, 100, 0], activated: true },
    })
      .until('chooseCourse', 'corvette')
      .has('corvette', { revealedDial: 'repair' })
      .answers({ clicks: [0, 0], side: 'left' })
      .has('corvette', { destroyed: 1, removed: true, revealedDial: null, usedDial: null });
  },
);

shows(
  ['ar.destroyed.remove-ship', 'ar.damage.deck-reshuffle'],
  'what was dealt when no card was left is no card, and does not come to the discard pile',
  () => {
    const table = armadaTable({
      victory: { ship: 'victory-ii', at: [900, 300, 0], facedown: wholeDeck.slice(0, 7) },
      corvette: {
        ship: 'cr90-corvette-a',
        at: [900, 600, 180],
        activated: true,
        speed: 0,
        shields: { front: 0 },
      },
      ...spare,
      hoard: { ship: 'victory-i-', at: null, facedown: wholeDeck.slice(7) },
    })
      .attack('victory', 'corvette', { ...FRONT, red: ['hitHit', 'hitHit', 'blank'] })
      .until('chooseCourse');
    table.has('corvette', { destroyed: 1, removed: true, damage: [] });
    expect(table.state.deck).toEqual({ draw: [], discard: [] });
    expect(table.events('deckShuffled')).toEqual([]);
  },
);

shows(
  ['ar.destroyed.remove-ship', 'ar.destroyed.remove-squadron'],
  'a destroyed ship is taken off at once, a squadron when the attack is over, each once',
  () => {
    const hearing = armadaWith({ name: 'ear', seat: 'p1', window: 'damageSuffered', effects: () => [] });
    const table = armadaTable(
      {
        frigate: { ship: 'nebulon-b-escort', at: [900, 300, 0] },
        gladiator: {
          ship: 'gladiator-i-',
          at: [900, 550, 180],
          activated: true,
          speed: 0,
          shields: { front: 0 },
          facedown: ['injured-crew', 'injured-crew', 'injured-crew', 'injured-crew'],
        },
        tie: { squadron: 'tie-fighter', at: [1000, 300], hull: 1 },
        victory: { ship: 'victory-ii', at: [100, 850, 180], activated: true },
      },
      {},
      hearing,
    )
      .attack('frigate', 'gladiator', { ...FRONT, red: ['hit', 'blank', 'blank'], cards: ['crew-panic'] })
      .offers('ear')
      .has('gladiator', { destroyed: 1, removed: true })
      .passes()
      .attack('frigate', 'tie', { zone: 'right', blue: ['hit', 'accuracy'] })
      .offers('ear')
      .has('tie', { destroyed: 1, removed: false })
      .passes()
      .has('tie', { destroyed: 1, removed: true });
    expect(table.events('unitsRemoved').map(({ units }) => units)).toEqual([['gladiator'], ['tie']]);
  },
);
