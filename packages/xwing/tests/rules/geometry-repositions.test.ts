import { shows } from '@sortie/testkit';
import type { XwingTable } from '@sortie/testkit/xwing';
import { expect } from 'vitest';
import { expectMoved, flown, poseOf, START } from './flown.ts';

/** Moved 40 mm and its base, the ship stands here when it acts. */
const DONE = 120;

function movedBy(table: XwingTable, x: number, y: number, heading = 0): void {
  expectMoved(table, [x, DONE + y, heading]);
}

shows(
  'xw.geometry.pose.roll-small',
  'a small barrel roll shifts the base by 80 mm sideways and up to 20 mm along',
  () => {
    const rolling = (direction: string) =>
      flown('academypilot', [2, 'straight']).acts('barrelRoll', { direction }).asks('placeBarrelRoll');
    for (const shift of [-20, 0, 7.25, 20]) {
      movedBy(rolling('right').answers({ shift }), 80, shift);
      movedBy(rolling('left').answers({ shift }), -80, shift);
    }
    rolling('right')
      .refuses({ shift: 20.1 }, 'xw.action.roll.template')
      .refuses({ shift: -20.1 }, 'xw.action.roll.template');
  },
);

shows(
  'xw.geometry.pose.roll-large',
  'a large barrel roll shifts the base by 100 mm sideways and up to 40 mm along',
  () => {
    const rolling = (direction: string) =>
      flown('wildspacefringer', [1, 'straight']).acts('barrelRoll', { direction }).asks('placeBarrelRoll');
    for (const shift of [-40, 0, 12.5, 40]) {
      movedBy(rolling('right').answers({ shift }), 100, shift);
      movedBy(rolling('left').answers({ shift }), -100, shift);
    }
    rolling('left')
      .refuses({ shift: 40.1 }, 'xw.action.roll.template')
      .refuses({ shift: -40.1 }, 'xw.action.roll.template');
  },
);

shows('xw.geometry.pose.boost-small', 'a small boost ends as a straight or a bank of speed 1 would', () => {
  const boosting = (direction: string) =>
    flown('alphasquadronpilot', [2, 'straight']).acts('boost', { direction });
  movedBy(boosting('straight'), 0, 80);
  movedBy(boosting('bankRight'), 37.57, 90.71, 45);
  movedBy(boosting('bankLeft'), -37.57, 90.71, 315);
});

shows('xw.geometry.pose.decloak-small', 'a small ship decloaks by 120 mm ahead or to a side', () => {
  const decloaking = (direction: string) =>
    flown('sigmasquadronpilot', [2, 'straight'], { tokens: { cloak: 1 } })
      .asks('decloak', { ship: 'mover' })
      .answers({ direction });
  const after = (table: XwingTable, x: number, y: number) => {
    const [first] = table.events('shipMoved');
    expect(first).toMatchObject({ cause: 'decloak', to: { x: START[0] + x, y: START[1] + y, heading: 0 } });
    expect(poseOf(table).y).toBe(START[1] + y + DONE);
  };
  after(decloaking('forward'), 0, 120);
  for (const shift of [-20, 4, 20]) {
    after(decloaking('right').answers({ shift }), 120, shift);
    after(decloaking('left').answers({ shift }), -120, shift);
  }
  decloaking('left').asks('placeDecloak').refuses({ shift: 20.1 }, 'xw.action.roll.template');
});
