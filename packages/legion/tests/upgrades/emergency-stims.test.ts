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
    shot({ wounds: 1, woundsFrom: 'luke' }).asks('chooseAction').hasWounds('boba', 2);
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

shows(
  'lg.unit-keyword.bounty.emergency-stims',
  'no more is put off than is suffered, and nothing of what another unit suffers',
  () => {
    const hit = (target: 'boba' | 'veers') =>
      legionTable({
        luke: { unit: 'luke-skywalker', at: [300, 300] },
        boba: { unit: 'boba-fett', at: [300, 450], activated: true, upgrades: ['emergency-stims'] },
        veers: { unit: 'general-veers', at: [500, 450], activated: true },
      }).attack('luke', target, {
        type: 'ranged',
        red: ['critical', 'blank'],
        redDefense: target === 'boba' ? ['blank', 'blank', 'blank'] : ['blank'],
      });
    hit('boba').offersExactly({ use: 'boba.c1', choice: 1 }, { pass: true });
    hit('veers').asks('chooseAction', { unit: 'luke' }).hasWounds('veers', 1);
  },
);

/** Commandos with wounds on their card, and a friend who goes before them. */
const waiting = (wounds: number, left = 2) =>
  legionTable({
    commandos: {
      unit: 'rebel-commandos',
      at: [300, 300],
      left,
      upgrades: [{ card: 'emergency-stims', wounds, woundsFrom: wounds > 0 ? 'veers' : null } as never],
    },
    leia: { unit: 'leia-organa', at: [600, 300] },
    luke: { unit: 'luke-skywalker', at: [900, 300] },
    veers: { unit: 'general-veers', at: [1500, 700] },
  });

shows(
  'lg.unit-keyword.bounty.emergency-stims',
  'the wounds come when the activation of the unit itself ends, down to a single one',
  () => {
    const at = waiting(1).activate('leia').isDone();
    at.hasWounds('commandos', 0, 0).activate('commandos').isDone().hasWounds('commandos', 0);
    expect(at.unit('commandos').upgrades[0]).toMatchObject({ wounds: 0, woundsFrom: null });
    const none = waiting(0).activate('commandos').isDone().hasWounds('commandos', 0, 0);
    expect(none.referee.log.filter(({ kind }) => kind === 'abilityUsed')).toEqual([]);
  },
);

shows(
  ['lg.unit-keyword.bounty.emergency-stims', 'lg.wound.assign.wounded-leader-first'],
  'what was put off goes to a leader that alone is wounded, as other wounds do',
  () => {
    const at = legionTable({
      wookiees: {
        unit: 'wookiee-warriors',
        at: [300, 300],
        wounds: [1],
        upgrades: [{ card: 'emergency-stims', wounds: 1, woundsFrom: 'veers' } as never],
      },
      veers: { unit: 'general-veers', at: [1500, 700] },
    });
    at.activate('wookiees').isDone().hasWounds('wookiees', 2, 0, 0);
  },
);

shows('lg.unit-keyword.bounty.emergency-stims', 'of three wounds two are put off at the most', () => {
  const at = legionTable({
    vader: { unit: 'darth-vader', at: [300, 300] },
    chewie: { unit: 'chewbacca', at: [300, 327], activated: true, upgrades: ['emergency-stims'] },
  }).attack('vader', 'chewie', {
    red: ['critical', 'critical', 'critical', 'blank', 'blank', 'blank'],
    whiteDefense: ['blank', 'blank', 'blank'],
  });
  at.offersExactly({ use: 'chewie.c1', choice: 1 }, { use: 'chewie.c1', choice: 2 }, { pass: true });
});
