import { innermost } from '@sortie/kernel';
import { shows } from '@sortie/testkit';
import { xwingTable } from '@sortie/testkit/xwing';
import { expect } from 'vitest';
import { xwing } from '../../src/game.ts';
import type { ActionChance, Attack } from '../../src/model/index.ts';

const guided = (...attack: readonly string[]) =>
  xwingTable({
    novice: {
      pilot: 'bluesquadronnovice',
      at: [450, 400],
      upgrades: ['weaponsguidance'],
      tokens: { focus: 1 },
    },
    academy: { pilot: 'academypilot', at: [450, 560, 180] },
  }).attack('novice', 'academy', { attack });

shows(
  'xw.cards.ability.no-header-no-action',
  'a card is refused where it finds nothing to choose, and for a choice that it does not offer',
  () => {
    const stated = 'xw.cards.ability.no-header-no-action';
    guided('hit', 'focus', 'hit').offers('focus').refuses({ use: 'novice.u1', choice: 0 }, stated);
    guided('blank', 'focus', 'blank')
      .offers('focus', 'weaponsguidance')
      .refuses({ use: 'novice.u1', choice: 1 }, stated);
  },
);

shows(
  'xw.damage.suffer.faceup-critical',
  'a Damage card that may still be kept off is refused: its text is not in force yet',
  () => {
    xwingTable(
      {
        academy: { pilot: 'academypilot', at: [450, 600, 180] },
        han: { pilot: 'outerrimsmuggler', at: [450, 400], upgrades: ['crew:chewbacca'], shields: 0 },
      },
      { cards: ['core2-thrustcontrolfire'] },
    )
      .attack('academy', 'han', { attack: ['crit', 'blank'], defense: ['blank'] })
      .offers('chewbacca')
      .refuses({ use: 'han.d1000', choice: null }, 'xw.damage.suffer.faceup-critical');
  },
);

shows(
  'xw.timing.simultaneous.initiative-first',
  'a card of the player without initiative is refused while the other may still speak',
  () => {
    const squad = (pilot: string, x: number, y: number) => ({
      leader: { pilot, at: [x, y] as const, upgrades: ['swarmtactics'] },
      wing: { pilot, at: [x + 60, y] as const },
    });
    const [rebel, imperial] = [squad('redsquadronpilot', 100, 100), squad('obsidiansquadronpilot', 700, 800)];
    xwingTable(
      {
        red: { ...rebel.leader, dial: { speed: 1, bearing: 'straight' } },
        friend: rebel.wing,
        black: imperial.leader,
        wing: imperial.wing,
      },
      { phase: 'activation', initiative: 0 },
    )
      .skips()
      .asksSeat('p1')
      .offers('swarmtactics')
      .refuses({ use: 'black.u1', choice: 'wing' }, 'xw.timing.simultaneous.initiative-first');
  },
);

shows(
  'xw.attack.modify-defense.attacker-first',
  'a token of the defender is refused while the attacker may still change defense dice',
  () => {
    const { state } = xwingTable({
      rookie: { pilot: 'rookiepilot', at: [450, 400], tokens: { focus: 1 } },
      academy: { pilot: 'academypilot', at: [450, 560, 180], tokens: { focus: 1 } },
    }).attack('rookie', 'academy', { attack: ['hit', 'focus', 'blank'] });
    const asked = { use: 'academy.focus', choice: null, used: [] };
    const attack = innermost<Attack>(state, 'attack')!;
    expect(xwing.whyNotUsed!(state, 'modifyDefenseDice', attack, asked)).toMatchObject({
      rule: 'xw.attack.modify-defense.attacker-first',
    });
  },
);

shows('xw.cards.ability.once-per-timing', 'a card that was used this round is refused by that rule', () => {
  const table = xwingTable(
    {
      green: {
        pilot: 'tychocelchu',
        at: [450, 300],
        upgrades: ['pushthelimit'],
        dial: { speed: 2, bearing: 'straight' },
      },
      academy: { pilot: 'academypilot', at: [450, 600, 180] },
    },
    { phase: 'activation' },
  ).acts('focus');
  const { state } = table
    .acts('evade')
    .has('green', { tokens: { stress: 1 } })
    .asks('declareTarget');
  const chance = { ship: 'green', only: null, source: null, failed: [] } as unknown as ActionChance;
  const asked = { use: 'green.u1', choice: null, used: [] };
  expect(xwing.whyNotUsed!(state, 'afterAction', chance, asked)).toMatchObject({
    rule: 'xw.cards.ability.once-per-timing',
  });
});

shows(
  'xw.action.free.definition',
  'a card that leads to an action is refused where there is no room for the action',
  () => {
    const refusal = (...rocks: readonly number[]) => {
      const { state } = xwingTable(
        {
          poe: {
            pilot: 'rebel:t70xwing:poedameron',
            at: [450, 300],
            upgrades: ['bb8'],
            dial: { speed: 2, bearing: 'straight' },
          },
          academy: { pilot: 'academypilot', at: [450, 600], dial: { speed: 2, bearing: 'turnLeft' } },
        },
        {
          phase: 'activation',
          options: { variant: 'core2012' },
          obstacles: rocks.map((x) => ({ kind: 'asteroid', outline: 4, at: [x, 300] as const })),
        },
      ).asks('performAction', { ship: 'academy' });
      const activation = { ship: 'poe', replaced: false };
      return xwing.whyNotUsed!(state, 'dialRevealed', activation, { use: 'poe.u1', choice: null, used: [] });
    };
    expect(refusal(370, 530)).toMatchObject({ rule: 'xw.action.free.definition' });
    expect(refusal(370)).toMatchObject({ rule: 'xw.timing.simultaneous.initiative-first' });
  },
);

shows(
  'xw.attack.declare.primary-requirements',
  'cards that lead to an attack with the primary weapon are not asked about where it has no target',
  () => {
    const table = xwingTable({
      gold: {
        pilot: 'goldsquadronpilot',
        at: [450, 400],
        upgrades: ['ioncannonturret', 'gunner', 'crew:lukeskywalker'],
      },
      obsidian: { pilot: 'obsidiansquadronpilot', at: [450, 250], hasFought: true },
      academy: { pilot: 'academypilot', at: [100, 100], hasFought: true },
    }).attack('gold', 'obsidian', {
      weapon: 'ioncannonturret',
      attack: ['blank', 'blank', 'blank'],
      defense: ['blank', 'blank', 'blank'],
    });
    expect(table.open.map(({ kind }) => kind)).toEqual(['setDial', 'setDial', 'setDial']);
    table.ends();
  },
);
