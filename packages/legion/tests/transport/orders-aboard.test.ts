import type { SeatId } from '@sortie/kernel';
import type { UnitSpec } from '@sortie/testkit/legion';
import { legionTable } from '@sortie/testkit/legion';
import { expect } from 'vitest';
import { shows } from '../shows.ts';
import { carries, passenger } from './aboard.ts';

/** Side 0 resolves Push with a walker and whoever else there is. */
function resolvingPush(units: Readonly<Record<string, UnitSpec>>) {
  const onCard = Object.fromEntries(
    Object.entries({
      ...units,
      carrier: { unit: 'at-st', at: [600, 500, 0], side: 0, upgrades: ['comms-jammer'] } as const,
      enemy: { unit: 'at-rt', at: [1700, 850], side: 1 } as const,
    }).map(([name, spec]) => [name, { order: 'card', ...spec } as UnitSpec]),
  );
  const table = legionTable(onCard, {
    phase: 'command',
    players: { p1: { hand: ['push', 'standing-orders'] } },
  });
  const [select] = table.referee.decisions('p1' as SeatId);
  table.send(select!, { card: 'push' });
  return table.answers({ ready: true });
}

const storm = (y: number) => ({ unit: 'stormtroopers', at: [600, y], side: 0, left: 1 }) as const;
const aboardStorm = passenger('stormtroopers');

shows('lg.transport.receive-orders', 'a passenger is issued orders, measured at its vehicle', () => {
  carries();
  const at = (y: number) =>
    resolvingPush({ vader: { unit: 'darth-vader', at: [600, y], side: 0 }, mover: aboardStorm });
  const near = at(300).asks('issueOrder', { by: 'vader' });
  near.offersExactly({ unit: 'vader' }, { unit: 'mover' }, { unit: 'carrier' });
  near.answers({ unit: 'mover' }).has('mover', { order: 'faceup' });
  // Farther from the vehicle than range 3.
  const far = resolvingPush({
    vader: { unit: 'darth-vader', at: [1600, 500], side: 0 },
    mover: aboardStorm,
    storm: { ...storm(500), at: [1500, 500] },
  });
  expect(far.unit('mover').order).not.toBe('faceup');
});

shows('lg.transport.issue-orders', 'a commander aboard issues orders as far as its vehicle reaches', () => {
  carries();
  const at = resolvingPush({
    vader: passenger('darth-vader'),
    near: storm(800),
    far: { ...storm(500), at: [1600, 500] },
  });
  at.asks('issueOrder', { by: 'vader', left: 2 });
  at.offersExactly({ unit: 'vader' }, { unit: 'near' }, { unit: 'carrier' });
  at.answers({ unit: 'near' }).has('near', { order: 'faceup' });
});
