import { shows } from '@sortie/testkit';
import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const duel = (tokens: { readonly focus?: number }) =>
  xwingTable({
    hwk: { pilot: 'rebeloperative', at: [450, 500, 0], upgrades: ['blasterturret'], tokens },
    behind: { pilot: 'academypilot', at: [450, 350, 0], hasFought: true },
    ahead: { pilot: 'academypilot', at: [450, 650, 180], hasFought: true },
  });

test('a blaster turret spends one focus token and hits ships outside the arc', () => {
  duel({ focus: 2 })
    .until('declareTarget', 'hwk')
    .offersExactly(
      { weapon: 'primary', target: 'ahead' },
      { weapon: 'hwk.u1', target: 'ahead' },
      { weapon: 'hwk.u1', target: 'behind' },
      { decline: true },
    )
    .attack('hwk', 'behind', {
      weapon: 'blasterturret',
      attack: ['hit', 'focus', 'blank'],
      defense: ['blank', 'blank', 'blank'],
    })
    .has('hwk', { tokens: { focus: 1 }, upgrades: [{ faceup: true }] })
    .offers('focus')
    .uses('focus')
    .has('behind', { damage: [{ faceup: false }, { faceup: false }] })
    .ends();
});

shows('xw.secondary.header.focus', 'a weapon headed with focus is not offered without a focus token', () => {
  duel({})
    .until('declareTarget', 'hwk')
    .offersExactly({ weapon: 'primary', target: 'ahead' }, { decline: true })
    .refuses({ weapon: 'hwk.u1', target: 'behind' }, 'xw.secondary.header.focus');
});
