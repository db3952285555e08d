import { shows } from '@sortie/testkit';
import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

const flying = (
  elite: string,
  {
    pilot = 'academypilot',
    at = [450, 200] as readonly [number, number],
    lender = 'youngster',
    faction = 'imperial' as const,
  } = {},
) =>
  xwingTable(
    {
      young: { pilot: lender, at: [600, 300], upgrades: [elite], activated: true },
      tie: { pilot, faction, at: [...at], dial: { speed: 2, bearing: 'straight' } },
      wing: { pilot: 'rookiepilot', at: [450, 560, 180] },
    },
    { phase: 'activation' },
  ).asks('performAction', { ship: 'tie' });

const ACTION = 'card young.u1';

test('a friendly TIE fighter at range 1-3 performs the action as its own', () => {
  const table = flying('expose').acts(ACTION);
  expect(table.ship('tie').actions).toEqual([ACTION]);
  table.attack('tie', 'wing', {
    attack: ['blank', 'blank', 'blank', 'blank'].slice(0, 3),
    defense: ['blank', 'blank'],
  });
  expect(table.events('attackDiceRolled')[0]?.faces).toHaveLength(3);
});

test('not beyond range 3, not in another ship, and not from another pilot', () => {
  flying('expose', { at: [100, 20] }).offersNoAction(ACTION);
  flying('expose', { pilot: 'alphasquadronpilot' }).offersNoAction(ACTION);
  flying('expose', { lender: 'blacksquadronpilot' }).offersNoAction(ACTION);
});

test('an Elite upgrade without an action lends none', () => {
  flying('predator').offersNoAction(ACTION);
});

test('Marksmanship and Rage serve the ship that performed them', () => {
  const shot = { attack: ['focus', 'focus'], defense: ['blank', 'blank'] };
  flying('marksmanship').acts(ACTION).attack('tie', 'wing', shot).offers('marksmanship');
  flying('marksmanship').acts('focus').attack('tie', 'wing', shot).offers('focus');
  const raging = flying('rage')
    .acts(ACTION)
    .has('tie', { tokens: { focus: 1, stress: 2 } });
  raging.attack('tie', 'wing', shot).offers('rage', 'focus');
});

shows('xw.action.no-repeat-card-copies', 'once a round, its own copy of the card included', () => {
  xwingTable(
    {
      young: { pilot: 'youngster', at: [600, 300], upgrades: ['expose'], activated: true },
      tie: {
        pilot: 'blacksquadronpilot',
        at: [450, 200],
        dial: { speed: 2, bearing: 'straight' },
        upgrades: ['expose'],
        actions: ['card tie.u1'],
      },
      wing: { pilot: 'rookiepilot', at: [450, 560, 180] },
    },
    { phase: 'activation' },
  )
    .offersNoAction(ACTION)
    .offersNoAction('card tie.u1');
});

test('at range 3 still, at range 4 no more', () => {
  flying('expose', { at: [310, 200] })
    .acts(ACTION)
    .has('tie', { actions: [ACTION] });
  flying('expose', { at: [210, 200] }).offersNoAction(ACTION);
});
