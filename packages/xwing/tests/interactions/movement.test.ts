import { shows } from '@sortie/testkit';
import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

const holding = (tokens: { readonly [token: string]: number }) => expect.objectContaining(tokens);

/** Flies last, so that the round stands still when the others have moved. */
const far = { pilot: 'wedgeantilles', at: [100, 850, 90], dial: { speed: 2, bearing: 'straight' } } as const;
const farTie = { pilot: 'soontirfel', at: [100, 850, 90], dial: { speed: 2, bearing: 'straight' } } as const;

test('Poe rolls with BB-8, pushes the limit to boost, sheds the stress in his green maneuver and still acts', () => {
  const table = xwingTable(
    {
      poe: {
        pilot: 'rebel:t70xwing:poedameron',
        at: [450, 200],
        upgrades: ['bb8', 'pushthelimit'],
        dial: { speed: 1, bearing: 'straight' },
      },
      far: farTie,
    },
    { phase: 'activation' },
  )
    .acts('barrelRoll', { direction: 'right' })
    .until('placeBarrelRoll');
  table
    .answers(table.answersOffered[0]!)
    .acts('boost', { direction: 'straight' })
    .has('poe', { tokens: holding({ stress: 0 }), actions: ['barrelRoll', 'boost'] })
    .asks('performAction', { source: null })
    .offersNoAction('boost')
    .acts('focus')
    .has('poe', { tokens: holding({ focus: 1, stress: 0 }) })
    .ends();
});

test('Advanced Sensors and Push the Limit act before a green maneuver, after which there is no action', () => {
  const table = xwingTable(
    {
      corran: {
        pilot: 'corranhorn',
        at: [450, 200],
        upgrades: ['advancedsensors', 'pushthelimit'],
        dial: { speed: 2, bearing: 'straight' },
      },
      far: farTie,
    },
    { phase: 'activation' },
  )
    .offers('advancedsensors')
    .uses('advancedsensors')
    .acts('focus')
    .acts('evade')
    .has('corran', { tokens: holding({ focus: 1, evade: 1, stress: 0 }) });
  table.asks('performAction', { ship: 'far' }).ends();
  expect(table.events('tokensRemoved').map(({ token }) => token)).toContain('stress');
});

test('Captain Yorr takes the stress of Push the Limit, and Soontir Fel gets no focus token for it', () => {
  const fel = (uses: boolean) => {
    const table = xwingTable(
      {
        fel: {
          pilot: 'soontirfel',
          at: [450, 200],
          upgrades: ['pushthelimit'],
          dial: { speed: 2, bearing: 'straight' },
        },
        yorr: { pilot: 'captainyorr', at: [550, 320] },
        far,
      },
      { phase: 'activation' },
    )
      .acts('evade')
      .acts('focus')
      .offers('captainyorr');
    return uses ? table.uses('captainyorr') : table.passes();
  };
  fel(true)
    .has('yorr', { tokens: holding({ stress: 1 }) })
    .has('fel', { tokens: holding({ stress: 0, focus: 1, evade: 1 }) })
    .ends();
  fel(false)
    .offers('soontirfel')
    .uses('soontirfel')
    .has('fel', { tokens: holding({ stress: 1, focus: 2, evade: 1 }) })
    .ends();
});

test('Captain Oicunn on the Dauntless hurts the ship he runs into, acts although stopped, and is stressed', () => {
  xwingTable(
    {
      oicunn: {
        pilot: 'captainoicunn',
        at: [450, 300],
        upgrades: ['dauntless'],
        dial: { speed: 1, bearing: 'straight' },
      },
      x: { pilot: 'rookiepilot', at: [450, 410, 180] },
      far,
    },
    { phase: 'activation' },
  )
    .offers('captainoicunn', 'dauntless')
    .uses('dauntless')
    .acts('focus')
    .has('x', { shields: 1 })
    .has('oicunn', { tokens: holding({ focus: 1, stress: 1 }) })
    .ends();
});

test('Captain Oicunn destroys the ship he touches before its Anti-Pursuit Lasers speak, with the initiative', () => {
  const crash = (initiative: 0 | 1) =>
    xwingTable(
      {
        oicunn: { pilot: 'captainoicunn', at: [450, 300], dial: { speed: 1, bearing: 'straight' } },
        falcon: {
          pilot: 'outerrimsmuggler',
          at: [450, 430, 180],
          shields: 0,
          upgrades: ['antipursuitlasers'],
          facedown: ['core2-damagedengine', 'core2-blindedpilot']
            .flatMap((card) => [card, card])
            .concat('core2-weaponsfailure'),
        },
        far,
      },
      { phase: 'activation', initiative, attackDice: initiative === 1 ? ['hit'] : [] },
    );
  crash(0).has('falcon', { gone: 'destroyed' }).has('oicunn', { shields: 4 }).ends();
  crash(1).has('falcon', { gone: 'destroyed' }).has('oicunn', { shields: 3 }).ends();
});

test('Snap Wexley boosts after a red maneuver only with Primed Thrusters', () => {
  for (const [upgrades, isAsked] of [
    [[], false],
    [['primedthrusters'], true],
  ] as const) {
    const table = xwingTable(
      {
        snap: { pilot: 'snapwexley', at: [450, 200], upgrades, dial: { speed: 4, bearing: 'koiogranTurn' } },
        far: farTie,
      },
      { phase: 'activation' },
    );
    table.has('snap', { tokens: holding({ stress: 1 }) });
    if (!isAsked) table.asks('performAction', { ship: 'far' }).ends();
    else
      table
        .offers('snapwexley')
        .uses('snapwexley')
        .acts('boost', { direction: 'straight' })
        .has('snap', { tokens: holding({ stress: 1 }), actions: ['boost'] })
        .ends();
  }
});

shows(
  'xw.maneuver.difficulty.conflict-harder-wins',
  'a Damaged Engine makes a turn red that R2 Astromech would make green',
  () => {
    for (const [faceup, before, after] of [
      [[], 1, 0],
      [['core2-damagedengine'], 0, 1],
    ] as const) {
      xwingTable(
        {
          x: {
            pilot: 'rookiepilot',
            at: [450, 300],
            upgrades: ['r2astromech'],
            tokens: { stress: before },
            faceup,
            dial: { speed: 2, bearing: 'turnLeft' },
          },
          far: farTie,
        },
        { phase: 'activation' },
      ).has('x', { tokens: holding({ stress: after }) });
    }
  },
);

test('a maneuver that Adrenaline Rush turns white brings Kad Solus no focus tokens', () => {
  const solus = (uses: boolean) => {
    const table = xwingTable(
      {
        solus: {
          pilot: 'kadsolus',
          at: [450, 200],
          upgrades: ['adrenalinerush'],
          dial: { speed: 4, bearing: 'koiogranTurn' },
        },
        far,
      },
      { phase: 'activation' },
    ).offers('adrenalinerush');
    return uses ? table.uses('adrenalinerush') : table.passes();
  };
  solus(true)
    .has('solus', { tokens: holding({ focus: 0, stress: 0 }) })
    .asks('performAction', { ship: 'solus' })
    .ends();
  solus(false)
    .has('solus', { tokens: holding({ focus: 2, stress: 1 }) })
    .ends();
});

test('Advanced Sensors drop proximity mines before the maneuver, so the ship flies on over its own mines', () => {
  const table = xwingTable(
    {
      punisher: {
        pilot: 'cutlasssquadronpilot',
        at: [450, 300],
        upgrades: ['advancedsensors', 'proximitymines'],
        dial: { speed: 1, bearing: 'straight' },
      },
      far,
    },
    { phase: 'activation' },
  )
    .uses('advancedsensors')
    .acts('card punisher.u2')
    .has('punisher', { upgrades: [{ faceup: true }, { faceup: false }], damage: [], shields: 3 });
  expect(table.state.bombs.map(({ bomb }) => bomb)).toEqual(['bomb:proximitymines']);
  table.ends();
});
