import { legionState } from '@sortie/testkit/legion';
import { expect } from 'vitest';
import { shows } from '../shows.ts';

shows(
  ['lg.unit.leader.exactly-one', 'lg.unit.leader.single-mini', 'lg.unit-keyword.heavy-weapon-team.leader'],
  'a unit is led by one of its own, a heavy weapon team by whoever carries the heavy weapon',
  () => {
    const ledBy = (unit: string, ...upgrades: readonly string[]) => {
      const [led] = legionState({ led: { unit, at: [600, 300], upgrades } }).units;
      return led!.miniatures.find(({ id }) => id === led!.leader)!.from;
    };
    const team = 'rebel-commandos-strike-team';
    expect(ledBy(team, 'dh-447-sniper')).toBe('led.c1');
    expect(ledBy(team, '2-1-b-medical-droid', 'dh-447-sniper')).toBe('led.c2');
    expect(ledBy('rebel-commandos', '2-1-b-medical-droid', 'dh-447-sniper')).toBeNull();
  },
);
