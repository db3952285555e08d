import type { Plain } from '@sortie/kernel';
import { type ArmadaTable, armadaTable } from '@sortie/testkit/armada';
import { expect } from 'vitest';
import { shows } from '../shows.ts';

/** Why the only open question does not take an answer: what the refusal is about. */
function about(table: ArmadaTable, answer: Plain): Plain {
  const { seat, id } = table.question;
  const refusal = table.referee.whyNot(seat, { decision: id, version: table.referee.version, answer });
  return refusal?.about ?? null;
}

const frigate = { ship: 'nebulon-b-escort', at: [900, 300, 0] } as const;
const destroyer = { ship: 'victory-ii', at: [900, 560, 180], activated: true } as const;

shows(
  ['ar.attack.declare.ship-needs-arc-and-range', 'ar.attack.roll.no-dice-cancels'],
  'a target whose zones are left open is refused for the way that comes nearest to a shot',
  () => {
    const table = armadaTable({
      frigate,
      destroyer,
      near: { squadron: 'tie-fighter', at: [1020, 470] },
      ahead: { squadron: 'tie-fighter', at: [960, 640] },
      far: { squadron: 'tie-fighter', at: [1700, 800] },
    }).asks('declareTarget');
    const unit = 'frigate';
    expect(about(table, { target: 'far' })).toEqual({
      unit,
      target: 'far',
      zone: 'right',
      fault: 'outOfRange',
    });
    // Blue dice reach to medium range.
    expect(about(table, { target: 'ahead' })).toEqual({
      unit,
      target: 'ahead',
      zone: 'front',
      fault: 'noDice',
    });
    expect(about(table, { target: 'destroyer', zone: 'rear', defendingZone: 'front' })).toEqual({
      unit,
      target: 'destroyer',
      zone: 'rear',
      fault: 'outsideArc',
    });
  },
);

shows(
  'ar.attack.declare.defender-and-zone',
  'a target that needs only its zones named is refused for that, and for nothing measured',
  () => {
    const table = armadaTable({ frigate, destroyer }).asks('declareTarget');
    table.refuses({ target: 'destroyer' }, 'ar.attack.declare.defender-and-zone');
    expect(about(table, { target: 'destroyer' })).toBeNull();
    const nowhere = { target: 'destroyer', zone: 'front', defendingZone: 'top' };
    table.refuses(nowhere, 'ar.attack.declare.defender-and-zone');
    expect(about(table, nowhere)).toBeNull();
  },
);

shows(
  'ar.ship-activation.different-hull-zones',
  'a zone that has attacked is named where it would reach the target',
  () => {
    const table = armadaTable(
      { frigate, destroyer, near: { squadron: 'tie-fighter', at: [830, 290] } },
      { red: ['blank', 'blank', 'blank'] },
    ).attack('frigate', 'destroyer', { zone: 'front', defendingZone: 'front' });
    table.until('declareTarget', 'frigate');
    expect(about(table, { target: 'destroyer' })).toEqual({
      unit: 'frigate',
      target: 'destroyer',
      zone: 'front',
      fault: 'zoneUsed',
    });
  },
);

shows('ar.engagement.cannot-move', 'a squadron that cannot move names those that hold it', () => {
  const table = armadaTable(
    {
      wing: { squadron: 'x-wing', at: [900, 300] },
      fighter: { squadron: 'tie-fighter', at: [900, 360], slider: 'orange' },
      bomber: { squadron: 'tie-bomber', at: [860, 340], slider: 'orange' },
    },
    { phase: 'squadron' },
  ).asks('chooseDeed');
  // Heavy squadrons hold nobody.
  expect(about(table, { deed: 'move' })).toEqual({ unit: 'wing', others: ['fighter'] });
});

shows(
  'ar.commands.squadron.dial',
  'a squadron that a ship cannot command was activated, or is too far away',
  () => {
    const table = armadaTable({
      frigate: { ...frigate, dials: ['squadron'] },
      close: { squadron: 'x-wing', at: [960, 330] },
      done: { squadron: 'x-wing', at: [840, 330], slider: 'orange' },
      away: { squadron: 'x-wing', at: [1700, 800] },
      destroyer,
    });
    table.until('useAbility').uses('squadron', 'dial').asks('commandSquadron');
    const asked = { unit: 'frigate', left: 2 };
    expect(about(table, { squadron: 'done' })).toEqual({ ...asked, target: 'done', fault: 'activated' });
    expect(about(table, { squadron: 'away' })).toEqual({ ...asked, target: 'away', fault: 'tooFar' });
    expect(about(table, { squadron: 'nobody' })).toEqual(asked);
  },
);

shows('ar.attack.declare.no-friendly-targets', 'a friend is refused as such, however it stands', () => {
  const friend = { ship: 'cr90-corvette-a', at: [760, 300, 0], activated: true } as const;
  const table = armadaTable({ frigate, destroyer, friend }).asks('declareTarget');
  const aim = { target: 'friend', zone: 'left', defendingZone: 'right' };
  table.refuses(aim, 'ar.attack.declare.no-friendly-targets');
  expect(about(table, aim)).toEqual({ unit: 'frigate', target: 'friend', zone: 'left', fault: 'friendly' });
});
