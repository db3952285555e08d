import { shows } from '@sortie/testkit';
import { expect } from 'vitest';
import { flown } from './duel.ts';
import { damageOn } from './values-of.ts';

const older = 'xw.carddata.deck.core2012.damaged-sensor-array';
const newer = 'xw.carddata.deck.tfa.damaged-sensor-array';
const repair = 'card rookie.d1';

function sensors(deck: 'core' | 'core2', attackDice: readonly string[] = [], more: readonly string[] = []) {
  return flown(1, 'straight', {
    deck,
    rookie: { faceup: [`${deck}-damagedsensorarray`, ...more] },
    attackDice,
  });
}

shows(older, 'the older Damaged Sensor Array bars the actions of the action bar', () => {
  const table = sensors('core', [], ['core-consolefire']);
  table.offersExactly({ action: repair }, { action: 'card rookie.d2' }, { skip: true });
  table.refuses({ action: 'focus' }, 'xw.timing.precedence.card-beats-rule');
  table.ends();
});

shows(older, 'a hit repairs the older Damaged Sensor Array', () => {
  const table = sensors('core', ['hit']).acts(repair);
  expect(damageOn(table, 'rookie')).toEqual(['facedown']);
  table.ends();
});

shows(older, 'a critical does not repair the older Damaged Sensor Array', () => {
  const table = sensors('core', ['crit']).acts(repair);
  expect(damageOn(table, 'rookie')).toEqual(['core-damagedsensorarray']);
  table.ends();
});

shows(newer, 'the newer Damaged Sensor Array leaves only the actions of Damage cards', () => {
  const table = sensors('core2', [], ['core2-consolefire']);
  table.offersExactly({ action: repair }, { action: 'card rookie.d2' }, { skip: true });
  table.refuses({ action: 'focus' }, 'xw.timing.precedence.card-beats-rule');
  table.ends();
});

for (const face of ['hit', 'crit']) {
  shows(newer, `a ${face} repairs the newer Damaged Sensor Array`, () => {
    const table = sensors('core2', [face]).acts(repair);
    expect(damageOn(table, 'rookie')).toEqual(['facedown']);
    table.ends();
  });
}

shows(newer, 'focus and blank do not repair the newer Damaged Sensor Array', () => {
  for (const face of ['focus', 'blank']) {
    const table = sensors('core2', [face]).acts(repair);
    expect(damageOn(table, 'rookie')).toEqual(['core2-damagedsensorarray']);
    table.ends();
  }
});

shows([older, newer], 'other ships act as ever', () => {
  for (const deck of ['core', 'core2'] as const) {
    const table = flown(1, 'straight', { deck, academy: { faceup: [`${deck}-damagedsensorarray`] } });
    table
      .offersExactly({ action: 'focus' }, { action: 'targetLock', target: 'academy' }, { skip: true })
      .ends();
  }
});
