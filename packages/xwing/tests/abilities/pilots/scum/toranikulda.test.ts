import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

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

const shooting = (enemies: Readonly<Record<string, Parameters<typeof xwingTable>[0][string]>>) =>
  xwingTable({
    torani: { pilot: 'toranikulda', at: [450, 300] },
    near: { pilot: 'rookiepilot', at: [520, 460, 180], hasFought: true },
    ...enemies,
  });
const DICE = { attack: ['blank', 'blank', 'blank', 'blank'], defense: ['blank', 'blank'] };

test('enemies beside the bullseye arc, or beyond range 3, have nothing to choose', () => {
  const beyond = { far: { pilot: 'redsquadronpilot', at: [450, 690, 180], hasFought: true } } as const;
  const missed = shooting(beyond)
    .attack('torani', 'near', { ...DICE, attack: DICE.attack.slice(1) })
    .ends();
  expect(missed.open.map(({ kind }) => kind)).not.toContain('chooseForCard');
  const nobody = shooting({})
    .attack('torani', 'near', { ...DICE, attack: DICE.attack.slice(1) })
    .ends();
  expect(nobody.events('abilityUsed' as never)).toEqual([]);
  const within = { far: { pilot: 'redsquadronpilot', at: [450, 590, 180], hasFought: true } } as const;
  shooting(within)
    .attack('torani', 'near', { ...DICE, attack: DICE.attack.slice(1) })
    .asks('chooseForCard', { ship: 'far' })
    .answers({ suffer: true })
    .has('far', { shields: 1 })
    .has('near', { shields: 2 })
    .ends();
});

test('the attack of a friend is no occasion', () => {
  const friend = { wing: { pilot: 'cartelexecutioner', at: [380, 300] } } as const;
  const table = xwingTable({
    torani: { pilot: 'toranikulda', at: [450, 300], hasFought: true },
    ...friend,
    near: { pilot: 'rookiepilot', at: [450, 500, 180], hasFought: true },
  }).attack('wing', 'near', { ...DICE, attack: DICE.attack.slice(1) });
  expect(table.ends().events('abilityUsed' as never)).toEqual([]);
});
