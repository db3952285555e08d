import type { UnitId } from '@sortie/armada/model';
import { attackScores } from '@sortie/armada/odds';
import { armadaTable } from '@sortie/testkit/armada';
import { expect } from 'vitest';
import { tableOf } from '../../src/rules/table.ts';
import { shows } from '../shows.ts';

const NOTHING = { suffered: 0, faceupCard: 0, firstCard: 0, destroyed: 0 };

function scores(
  objective: 'opening-salvo' | 'precision-strike' | 'superior-positions',
  attack: { attacker?: string; defender?: string; defendingZone?: 'front' | 'rear' },
  facedown: readonly string[] = [],
) {
  const table = armadaTable(
    {
      victory: { ship: 'victory-ii', at: [900, 300, 0] },
      corvette: { ship: 'cr90-corvette-b', at: [900, 600, 180], facedown },
      fighter: { squadron: 'x-wing', at: [800, 450] },
      bomber: { squadron: 'b-wing', at: [700, 450] },
      interceptor: { squadron: 'tie-fighter', at: [1100, 450] },
    },
    { objective: { card: objective, tokens: [] } },
  );
  const { attacker = 'victory', defender = 'corvette', defendingZone = 'front' } = attack;
  return attackScores(tableOf(table.state), {
    attacker: attacker as UnitId,
    defender: defender as UnitId,
    defendingZone,
  });
}

shows(
  'ar.known.objective.opening-salvo',
  'the first damage card is worth half a ship’s cost, rounded up, which its destruction takes away again',
  () => {
    expect(scores('opening-salvo', {})).toEqual({ ...NOTHING, firstCard: 20, destroyed: -20 });
    expect(scores('opening-salvo', {}, ['ruptured-engine'])).toEqual({ ...NOTHING, destroyed: -20 });
    expect(scores('opening-salvo', { defender: 'fighter' })).toEqual(NOTHING);
  },
);

shows(
  'ar.known.objective.precision-strike',
  'a card turned faceup is worth a victory token to ships and bombers alone',
  () => {
    const token = { ...NOTHING, faceupCard: 15 };
    expect(scores('precision-strike', {})).toEqual(token);
    expect(scores('precision-strike', { attacker: 'bomber', defender: 'victory' })).toEqual(token);
    expect(scores('precision-strike', { attacker: 'interceptor' })).toEqual(NOTHING);
  },
);

shows('ar.known.objective.superior-positions', 'damage to a rear hull zone is worth a victory token', () => {
  expect(scores('superior-positions', { defendingZone: 'rear' })).toEqual({ ...NOTHING, suffered: 15 });
  expect(scores('superior-positions', { defendingZone: 'front' })).toEqual(NOTHING);
});
