import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

const turr = (tokens: { readonly stress?: number } = {}) =>
  xwingTable({
    turr: { pilot: 'turrphennir', at: [450, 300], tokens },
    rookie: { pilot: 'rookiepilot', at: [450, 500, 180] },
  });
const dice = { attack: ['blank', 'blank', 'blank'], defense: ['blank', 'blank'] };

test('after an attack a free boost or barrel roll may be performed', () => {
  turr()
    .attack('turr', 'rookie', dice)
    .asks('performAction', { ship: 'turr', free: true })
    .offersExactly(
      { action: 'boost', direction: 'straight' },
      { action: 'boost', direction: 'bankLeft' },
      { action: 'boost', direction: 'bankRight' },
      { action: 'barrelRoll', direction: 'left' },
      { action: 'barrelRoll', direction: 'right' },
      { skip: true },
    )
    .acts('boost', { direction: 'bankLeft' })
    .has('turr', { actions: ['boost'] })
    .ends();
});

test('the free action may be declined', () => {
  turr().attack('turr', 'rookie', dice).skips().has('turr', { actions: [] }).ends();
});

test('a stressed Turr Phennir gets no action', () => {
  turr({ stress: 1 }).attack('turr', 'rookie', dice).asks('declareTarget', { ship: 'rookie' });
});

test('being attacked gives no action', () => {
  const table = turr()
    .attack('turr', 'rookie', dice)
    .skips()
    .attack('rookie', 'turr', { attack: ['blank', 'blank', 'blank'], defense: ['blank', 'blank', 'blank'] })
    .ends();
  expect(table.open.map(({ kind }) => kind)).toEqual(['setDial', 'setDial']);
});
