import { shows } from '@sortie/testkit';
import { xwingTable } from '@sortie/testkit/xwing';

const flight = (pilots: { readonly beast: string; readonly wing: string }) =>
  xwingTable(
    {
      beast: { pilot: 'nightbeast', at: [450, 300], dial: { speed: 2, bearing: pilots.beast } },
      wing: { pilot: 'academypilot', at: [650, 300], dial: { speed: 2, bearing: pilots.wing } },
      rookie: { pilot: 'rookiepilot', at: [100, 800, 180] },
    },
    { phase: 'activation' },
  );

shows(
  ['xw.carddata.pilot.night-beast', 'xw.cards.ability.example-night-beast'],
  'after its own green maneuver Night Beast is offered a free focus action, and still has its action',
  () => {
    flight({ beast: 'straight', wing: 'turnLeft' })
      .skips()
      .asks('performAction', { ship: 'beast', free: true })
      .offersExactly({ action: 'focus' }, { skip: true })
      .acts('focus')
      .asks('performAction', { ship: 'beast', free: false })
      .has('beast', { actions: ['focus'], tokens: { focus: 1, evade: 0, stress: 0, ion: 0, cloak: 0 } })
      .refuses({ action: 'focus' }, 'xw.action.no-repeat');
  },
);

shows('xw.carddata.pilot.night-beast', 'a white maneuver offers no free action', () => {
  flight({ beast: 'turnLeft', wing: 'turnLeft' })
    .skips()
    .asks('performAction', { ship: 'beast', free: false });
});

shows(
  ['xw.cards.ability.example-night-beast', 'xw.cards.ability.ship-card-self'],
  'a green maneuver of another ship offers nothing to anybody',
  () => {
    flight({ beast: 'turnLeft', wing: 'straight' })
      .asks('performAction', { ship: 'wing', free: false })
      .skips()
      .asks('performAction', { ship: 'beast', free: false });
  },
);
