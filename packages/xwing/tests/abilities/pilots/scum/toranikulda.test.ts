import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const fired = (tokens: object, pilot = 'toranikulda') =>
  xwingTable({
    torani: { pilot, at: [450, 300] },
    near: { pilot: 'rookiepilot', at: [450, 440, 180], tokens },
    far: { pilot: 'redsquadronpilot', at: [450, 600, 180] },
    aside: { pilot: 'greensquadronpilot', at: [520, 440, 180] },
  }).attack('torani', 'near', { attack: ['blank', 'blank', 'blank', 'blank'], defense: ['blank', 'blank'] });

test('each enemy in the bullseye arc loses its tokens or suffers damage, as its player likes', () => {
  fired({ focus: 1, evade: 1 })
    .until('chooseForCard')
    .asksSeat('p2')
    .offersExactly({ suffer: true }, { remove: true })
    .answers({ remove: true })
    .has('near', { tokens: { focus: 0, evade: 0 }, shields: 2 })
    .asks('chooseForCard', { ship: 'far' })
    .answers({ suffer: true })
    .has('far', { shields: 1 })
    .has('aside', { shields: 2 });
});

test('a ship may give up all of its tokens where it has none', () => {
  fired({})
    .until('chooseForCard')
    .asks('chooseForCard', { ship: 'near' })
    .answers({ remove: true })
    .has('near', { shields: 2 });
});

test('other pilots do nothing', () => {
  fired({ focus: 1 }, 'cartelexecutioner').until('setDial').has('far', { shields: 2 });
});
