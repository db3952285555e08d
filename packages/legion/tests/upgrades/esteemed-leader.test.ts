import { legionTable, type Situation } from '@sortie/testkit/legion';
import { shows } from '../shows.ts';

interface More {
  readonly veers?: object;
  readonly storm?: object;
  readonly snow?: object;
  readonly dice?: object;
  readonly situation?: Situation;
}

const fight = (more: More = {}) =>
  legionTable(
    {
      han: { unit: 'han-solo', at: [400, 300] },
      veers: {
        unit: 'general-veers',
        at: [400, 450],
        activated: true,
        upgrades: ['esteemed-leader'],
        ...more.veers,
      },
      storm: { unit: 'stormtroopers', at: [400, 550], activated: true, left: 2, ...more.storm },
      snow: { unit: 'snowtroopers', at: [560, 450], activated: true, left: 1, ...more.snow },
      scouts: { unit: 'scout-troopers', at: [250, 450], activated: true, left: 1 },
    },
    more.situation,
  ).attack('han', 'veers', { weapons: ["Han's DL-44 Blaster Pistol"], red: ['hit', 'hit'], ...more.dice });

shows(
  ['lg.unit-keyword.guardian.trigger', 'lg.unit-keyword.guardian.cancel-up-to-x'],
  'each corps trooper unit at range 1 may take one hit of an attack on the unit',
  () => {
    const at = fight({ dice: { redDefense: ['block', 'block', 'blank'] } }).asksSeat('p2');
    at.offersExactly(
      { use: 'veers.c1', choice: 'storm' },
      { use: 'veers.c1', choice: 'snow' },
      { pass: true },
    );
    at.uses('esteemed-leader', 'storm').passes();
    at.offersExactly({ use: 'veers.c1', choice: 'snow' }, { pass: true }).passes();
    at.until('chooseAction').hasWounds('veers', 0).hasWounds('storm', 0, 0);
  },
);

shows(
  ['lg.unit-keyword.guardian.trigger', 'lg.unit-keyword.guardian.no-crits'],
  'nobody takes a critical, none further away does, and none for another defender',
  () => {
    fight({ dice: { red: ['critical', 'critical'], redDefense: ['block', 'block'] } }).offers('pierce');
    const alone = { storm: { at: [400, 640] }, snow: { at: [650, 450] } };
    fight({ ...alone, dice: { redDefense: ['block', 'block'] } }).offers('pierce');
    fight({ veers: { upgrades: [] }, dice: { redDefense: ['block', 'block'] } }).offers('pierce');
    fight({
      veers: { upgrades: [] },
      storm: { upgrades: ['esteemed-leader'] },
      dice: { redDefense: ['block', 'block'] },
    }).offers('pierce');
  },
);

shows('lg.unit-keyword.guardian.not-for-guardian', 'a unit that is a guardian itself is not guarded', () => {
  fight({
    veers: { unit: 'imperial-royal-guards', left: 1 },
    dice: { redDefense: ['block', 'block'] },
  }).offers('pierce');
});

shows(
  'lg.unit-keyword.guardian.trigger',
  'who does not see the unit takes nothing, and neither does a corps unit that leads itself',
  () => {
    const wall = { terrain: [{ id: 'wall', piece: 'wall-tall', at: [400, 500] }] } as const;
    const behind = { storm: { at: [400, 545] }, situation: wall, dice: { redDefense: ['block', 'block'] } };
    fight(behind).offersExactly({ use: 'veers.c1', choice: 'snow' }, { pass: true });
    const alone = { storm: { at: [400, 640] }, snow: { at: [650, 450] } };
    const own = { ...alone, veers: { unit: 'stormtroopers', left: 2 } };
    fight({ ...own, dice: { redDefense: ['block', 'block'] } }).offers('pierce');
  },
);
