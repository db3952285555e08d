import { legionTable } from '@sortie/testkit/legion';
import { expect } from 'vitest';
import { shows } from '../shows.ts';

const shot = (stims: object = {}, activated = true) =>
  legionTable({
    luke: { unit: 'luke-skywalker', at: [300, 300] },
    leia: { unit: 'leia-organa', at: [1500, 700] },
    boba: {
      unit: 'boba-fett',
      at: [300, 450],
      activated,
      upgrades: [{ card: 'emergency-stims', ...stims }],
    },
  }).attack('luke', 'boba', {
    type: 'ranged',
    red: ['critical', 'critical'],
    redDefense: ['blank', 'blank', 'blank', 'blank'],
  });

const onCard = (at: ReturnType<typeof shot>) => {
  const { wounds, woundsFrom } = at.unit('boba').upgrades[0]!;
  return [wounds, woundsFrom];
};

shows(
  'lg.unit-keyword.bounty.emergency-stims',
  'up to two wounds of an attack wait on the card, and come when the next activation of the unit ends',
  () => {
    const at = shot({}, false);
    at.offersExactly({ use: 'boba.c1', choice: 1 }, { use: 'boba.c1', choice: 2 }, { pass: true });
    at.uses('emergency-stims', 2).hasWounds('boba', 0);
    expect(onCard(at)).toEqual([2, 'luke']);
    at.dice({ whiteDefense: ['block'] })
      .isDone()
      .asks('chooseAction', { unit: 'boba' })
      .isDone();
    at.asks('chooseAction', { unit: 'leia' }).hasWounds('boba', 2);
    expect(onCard(at)).toEqual([0, null]);
  },
);

shows(
  'lg.unit-keyword.bounty.emergency-stims',
  'while wounds lie on the card it takes no more, and what is not put off is suffered at once',
  () => {
    shot({ wounds: 1, woundsFrom: 'luke' }).until('chooseAction').hasWounds('boba', 2);
    const one = shot().uses('emergency-stims', 1).hasWounds('boba', 1);
    expect(onCard(one)).toEqual([1, 'luke']);
  },
);

shows(
  'lg.unit-keyword.bounty.emergency-stims',
  'wounds put off in an activation of the unit itself wait for the next one',
  () => {
    const at = legionTable({
      boba: { unit: 'boba-fett', at: [300, 450], upgrades: ['emergency-stims'] },
      luke: { unit: 'luke-skywalker', at: [300, 300], tokens: { standby: 1 }, activated: true },
      leia: { unit: 'leia-organa', at: [1500, 700] },
    });
    at.activate('boba').acts('aim').uses('standbyToken', { action: 'attack' });
    at.dice({ red: ['critical', 'critical'], redDefense: ['blank', 'blank', 'blank', 'blank'] }).forms(
      'boba',
    );
    at.uses('emergency-stims', 2).until('chooseAction', 'boba').isDone();
    at.asks('chooseAction', { unit: 'leia' }).hasWounds('boba', 0);
    expect(onCard(at)).toEqual([2, 'luke']);
  },
);
