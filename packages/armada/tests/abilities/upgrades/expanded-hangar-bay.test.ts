import { armadaTable } from '@sortie/testkit/armada';
import { test } from 'vitest';
import { shows } from '../../shows.ts';

const fleet = (upgrades: string[], more: object = {}) =>
  armadaTable({
    victory: { ship: 'victory-i-class', upgrades, at: [900, 300, 0], dials: ['squadron'], ...more },
    tie: { squadron: 'tie-fighter-squadron', at: [900, 420] },
    cr90: { ship: 'cr90-corvette-a', at: [200, 750, 180] },
  });

shows('ar.known.upgrade.offensive-retrofits', 'the squadron value is one more', () => {
  fleet(['expanded-hangar-bay']).uses('squadron', 'dial').asks('commandSquadron', { left: 4 });
  fleet([]).uses('squadron', 'dial').asks('commandSquadron', { left: 3 });
});

test('a token activates one squadron as ever', () => {
  fleet(['expanded-hangar-bay'], { dials: [], commandTokens: ['squadron'] })
    .uses('squadron', 'token')
    .asks('commandSquadron', { left: 1 });
});
