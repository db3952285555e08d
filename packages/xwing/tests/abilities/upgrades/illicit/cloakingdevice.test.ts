import { shows } from '@sortie/testkit';
import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

const ending = (more: object, die: string) =>
  xwingTable(
    {
      ace: { pilot: 'blacksunace', at: [450, 300], upgrades: ['cloakingdevice'], ...more },
      enemy: { pilot: 'academypilot', at: [800, 850, 180] },
    },
    { phase: 'end', attackDice: die === '' ? [] : [die] },
  );

const cloaked = { tokens: { cloak: 1 } };

test('its action is a free cloak action', () => {
  xwingTable(
    {
      ace: {
        pilot: 'blacksunace',
        at: [450, 300],
        upgrades: ['cloakingdevice'],
        dial: { speed: 2, bearing: 'straight' },
      },
      enemy: { pilot: 'academypilot', at: [800, 850, 180] },
    },
    { phase: 'activation', attackDice: ['hit'] },
  )
    .acts('card ace.u1')
    .offersExactly({ action: 'cloak' }, { skip: true })
    .acts('cloak')
    .has('ace', { tokens: { cloak: 1 }, upgrades: [{ faceup: true }] });
});

shows('xw.later.decloak.by-card', 'on a focus result the ship decloaks at the end of the round', () => {
  ending(cloaked, 'focus')
    .offersExactly({ decloak: true }, { discard: true })
    .answers({ decloak: true })
    .asks('decloak', { ship: 'ace' })
    .offersExactly({ direction: 'forward' }, { direction: 'left' }, { direction: 'right' }, { stay: true })
    .answers({ direction: 'forward' })
    .has('ace', { pose: { x: 450, y: 420 }, tokens: { cloak: 0 }, upgrades: [{ faceup: false }] })
    .ends();
});

test('or it only loses the token', () => {
  ending(cloaked, 'focus')
    .answers({ discard: true })
    .has('ace', { pose: { y: 300 }, tokens: { cloak: 0 }, upgrades: [{ faceup: false }] })
    .ends();
  ending(cloaked, 'focus')
    .answers({ decloak: true })
    .answers({ stay: true })
    .has('ace', { tokens: { cloak: 0 } });
});

test('any other result changes nothing', () => {
  ending(cloaked, 'hit')
    .has('ace', { tokens: { cloak: 1 }, upgrades: [{ faceup: true }] })
    .ends();
});

test('a ship that is not cloaked rolls no die', () => {
  ending({}, '')
    .has('ace', { upgrades: [{ faceup: true }] })
    .ends();
});

shows('xw.later.decloak.by-card', 'another cloaked ship is not asked', () => {
  const table = xwingTable(
    {
      ace: { pilot: 'blacksunace', at: [450, 300], upgrades: ['cloakingdevice'], ...cloaked },
      mate: { pilot: 'blacksunace', at: [200, 300], ...cloaked },
      enemy: { pilot: 'academypilot', at: [800, 850, 180] },
    },
    { phase: 'end', attackDice: ['focus'] },
  )
    .answers({ decloak: true })
    .asks('decloak', { ship: 'ace' })
    .answers({ direction: 'forward' })
    .has('mate', { tokens: { cloak: 1 } });
  expect(table.open.map(({ kind }) => kind)).toEqual(['setDial', 'setDial', 'setDial']);
});
