import { upgrades } from '@sortie/armada/catalogue';
import { armadaTable } from '@sortie/testkit/armada';
import { expect } from 'vitest';
import { shows } from '../shows.ts';
import { bowToBow, front, noTokens } from './bow-to-bow.ts';

/** Upgrades that speak of friendly ships or squadrons, or of squadrons and ships near them. */
const aboutOthers: readonly string[] = [
  'admiral-motti',
  'admiral-screed',
  'garm-bel-iblis',
  'general-dodonna',
  'grand-moff-tarkin',
  'mon-mothma',
  'gallant-haven',
  'redemption',
];

/** All upgrades that speak of the ship that carries them. */
const every = upgrades.map(({ id }) => id).filter((id) => !aboutOthers.includes(id));

const SECOND_PERSON = 'ar.upgrade.second-person';

const carriers = {
  imperial: { ship: 'victory-ii-class', at: [200, 200, 0], upgrades: every },
  rebel: { ship: 'assault-frigate-mark-ii-b', at: [1600, 800, 180], upgrades: every },
} as const;

shows(SECOND_PERSON, 'the cards of other ships do not speak in an attack on either side', () => {
  const table = bowToBow('close', {
    victory: { ship: 'victory-ii-class' },
    frigate: { ship: 'assault-frigate-mark-ii-b', shields: { left: 1, right: 1 } },
    ...carriers,
  })
    .attack('victory', 'frigate', {
      ...front,
      red: ['accuracy', 'hit', 'critical'],
      blue: ['accuracy', 'hit', 'critical'],
    })
    .offers('accuracy')
    .uses('accuracy', { die: 0, token: 1 })
    .passes()
    .offersExactly(
      { use: 'frigate.defenseTokens', choice: { token: 2, zones: ['left'] } },
      { use: 'frigate.defenseTokens', choice: { token: 2, zones: ['right'] } },
      { pass: true },
    )
    .uses('defenseTokens', { token: 2, zones: ['left'] })
    .offers('critical')
    .passes()
    .asks('redirectDamage', { total: 4 })
    .answers({ left: 1 })
    .has('frigate', { shields: { front: 1, left: 0, right: 1 } });
  expect(table.events('diceGathered')).toMatchObject([{ dice: { red: 3, blue: 3, black: 0 } }]);
  // The front has attacked, and no other zone has a target.
  table.asks('chooseCourse').ends();
});

shows(SECOND_PERSON, 'nor are black dice used farther than the ship itself may', () => {
  const table = bowToBow('medium', {
    gladiator: { ship: 'gladiator-i-class' },
    cr90: { ship: 'cr90-corvette-a', at: [900, 525, 0], ...noTokens },
    ...carriers,
  }).attack('gladiator', 'cr90', { zone: 'front', defendingZone: 'rear', red: ['blank', 'blank'] });
  expect(table.events('diceGathered')).toMatchObject([{ dice: { red: 2, blue: 0, black: 0 } }]);
});

shows(SECOND_PERSON, 'nor against squadrons', () => {
  armadaTable({
    victory: { ship: 'victory-ii-class', at: [900, 300, 0] },
    xwing: { squadron: 'x-wing-squadron', at: [900, 420] },
    ...carriers,
  })
    .attack('victory', 'xwing', { zone: 'front', blue: ['critical'] })
    .asks('chooseCourse')
    .ends();
});

shows(SECOND_PERSON, 'nor when a ship reveals a dial and commands squadrons', () => {
  const table = armadaTable({
    victory: { ship: 'victory-i-class', at: [900, 300, 0], dials: ['squadron'] },
    held: { squadron: 'tie-fighter-squadron', at: [900, 420] },
    bomber: { squadron: 'tie-bomber-squadron', at: [780, 300] },
    xwing: { squadron: 'x-wing-squadron', at: [900, 480] },
    ...carriers,
  })
    .answers({ ship: 'victory' })
    .offers('convertDial', 'squadron')
    .uses('squadron', 'dial')
    .asks('commandSquadron', { left: 3 })
    .answers({ squadron: 'held' })
    .offersExactly({ deed: 'attack' }, { decline: true })
    .answers({ deed: 'attack' })
    .dice({ blue: ['accuracy', 'accuracy', 'accuracy'] })
    .answers({ target: 'xwing' })
    .asks('commandSquadron', { left: 2 })
    .answers({ squadron: 'bomber' })
    .answers({ deed: 'move' })
    .refuses({ x: 534, y: 300 }, 'ar.squadron-move.max-distance')
    .answers({ x: 540, y: 300 })
    .answers({ decline: true })
    .asks('chooseCourse');
  table.ends();
});

/** The Gladiator has the first turn; an asteroid lies where speed 2 takes it. */
const flying = (dial: 'navigate' | 'repair') =>
  armadaTable(
    {
      gladiator: {
        ship: 'gladiator-i-class',
        at: [900, 300, 0],
        dials: [dial],
        commandTokens: ['navigate'],
        shields: { front: 2 },
      },
      ...carriers,
    },
    { obstacles: { 'asteroid-1': [900, 437] }, cards: ['coolant-discharge'] },
  ).answers({ ship: 'gladiator' });

shows(SECOND_PERSON, 'nor when it gains a token and spends one', () => {
  flying('repair')
    .offers('convertDial', 'repair')
    .uses('convertDial')
    .has('gladiator', { commandTokens: ['navigate', 'repair'] })
    .offers('repair')
    .uses('repair', 'token')
    .asks('repair', { points: 2 });
});

shows(SECOND_PERSON, 'nor when it navigates and has executed the maneuver', () => {
  flying('navigate')
    .offers('convertDial')
    .passes()
    .offersExactly(
      ...['dial', 'token', 'both'].flatMap((spend) =>
        waysToNavigate(spend).map((choice) => ({ use: 'gladiator.navigate', choice: { spend, ...choice } })),
      ),
      { pass: true },
    )
    .uses('navigate', { spend: 'token', speed: -1, yaw: 0 })
    .answers({ clicks: [0], side: 'left' })
    .has('gladiator', { activated: true })
    .asks('chooseCourse', { ship: 'rebel' });
});

shows(SECOND_PERSON, 'nor when it ends on an obstacle', () => {
  const table = flying('repair')
    .passes()
    .passes()
    .answers({ clicks: [0, 0], side: 'left' });
  expect(table.ship('gladiator').damage).toMatchObject([{ card: 'coolant-discharge', faceup: true }]);
  table.ends();
});

/** At speed 2 of 3. */
function waysToNavigate(spend: string): readonly { readonly speed: number; readonly yaw: number }[] {
  if (spend === 'token') return [-1, 1].map((speed) => ({ speed, yaw: 0 }));
  const speeds = spend === 'dial' ? [-1, 0, 1] : [-2, -1, 0, 1];
  return speeds.map((speed) => ({ speed, yaw: 1 }));
}
