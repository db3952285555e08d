import { shows } from '@sortie/testkit';
import type { ShipSpec } from '@sortie/testkit/xwing';
import { xwingTable } from '@sortie/testkit/xwing';
import { expect } from 'vitest';

const blanks = (count: number) => Array.from({ length: count }, () => 'blank');

const duel = (luke: Partial<ShipSpec> = {}, variant: 'core2012' | 'standard' = 'core2012') =>
  xwingTable(
    {
      luke: {
        pilot: 'rebel:xwing:lukeskywalker',
        at: [450, 300],
        upgrades: ['protontorpedoes'],
        lock: 'beast',
        ...luke,
      },
      beast: { pilot: 'nightbeast', at: [450, 500, 180], hasFought: true },
      other: { pilot: 'academypilot', at: [530, 460, 180], hasFought: true },
    },
    { options: { variant } },
  ).until('declareTarget', 'luke');

shows(
  'xw.attack.declare.core2012-weapon-in-roll-step',
  'in the older book the target is declared first; the weapon is chosen when the dice are to be rolled',
  () => {
    const table = duel()
      .offersExactly({ target: 'beast' }, { target: 'other' }, { decline: true })
      .refuses({ weapon: 'primary', target: 'beast' }, 'xw.attack.declare.core2012-weapon-in-roll-step')
      .answers({ target: 'beast' })
      .asks('chooseWeapon', { ship: 'luke', target: 'beast' })
      .asksSeat('p1')
      .offersExactly({ weapon: 'primary' }, { weapon: 'luke.u1' })
      .has('luke', { lock: { target: 'beast' } });
    table
      .refuses({ weapon: 'primary', target: 'other' }, 'table.not-offered')
      .refuses({}, 'table.not-offered')
      .dice({ attack: blanks(4), defense: blanks(3) })
      .answers({ weapon: 'luke.u1' })
      .has('luke', { lock: null })
      .ends();
    expect(table.events('attackDeclared')).toMatchObject([{ defender: 'beast', weapon: 'luke.u1' }]);
  },
);

shows(
  'xw.attack.declare.core2012-weapon-in-roll-step',
  'a weapon whose conditions the declared target does not meet cannot be chosen',
  () => {
    const unlocked = duel({ lock: 'other' }).dice({ attack: blanks(3), defense: blanks(3) });
    unlocked.answers({ target: 'beast' }).ends();
    expect(unlocked.events('attackDeclared')).toMatchObject([{ defender: 'beast', weapon: 'primary' }]);
    duel({
      upgrades: ['protontorpedoes', 'clustermissiles', 'assaultmissiles'],
      lock: 'other',
      at: [500, 330],
    })
      .answers({ target: 'other' })
      .asks('chooseWeapon')
      .offersExactly({ weapon: 'primary' }, { weapon: 'luke.u2' })
      .refuses({ weapon: 'luke.u1' }, 'xw.range.weapon-range')
      .refuses({ weapon: 'luke.u3' }, 'xw.range.weapon-range');
    duel({}, 'standard')
      .offersExactly(
        { weapon: 'primary', target: 'beast' },
        { weapon: 'luke.u1', target: 'beast' },
        { weapon: 'primary', target: 'other' },
        { decline: true },
      )
      .refuses({ target: 'beast' }, 'table.not-offered');
  },
);
