import type { ArmadaTable, Situation, UnitSpec } from '@sortie/testkit/armada';
import { armadaTable, armadaWith } from '@sortie/testkit/armada';
import { expect } from 'vitest';
import { noTokens } from '../abilities/bow-to-bow.ts';
import { shows } from '../shows.ts';

interface Scene {
  readonly windows: readonly string[];
  readonly units: Readonly<Record<string, UnitSpec>>;
  readonly situation: Situation;
  /** Given to questions of this kind; the others are let go by. */
  readonly answers: Readonly<Record<string, (table: ArmadaTable) => ArmadaTable>>;
}

/** Each player has a card that has to be resolved in every one of the windows. */
function cardsFor(windows: readonly string[]) {
  return windows.flatMap((window) =>
    ['p2', 'p1'].map((seat) => ({
      name: `${window} ${seat}`,
      seat,
      window,
      optional: false,
      effects: () => [],
    })),
  );
}

function ownCardOffered(table: ArmadaTable): { readonly use: string } | undefined {
  const [open] = table.open;
  if (open?.kind !== 'useAbility') return undefined;
  const offered = table.answersOffered as readonly { readonly use: string }[];
  return offered.find(({ use }) => / p[12]$/.test(use));
}

/** Who spoke in each window when it was first open. */
function speakersIn({ windows, units, situation, answers }: Scene, initiative: 0 | 1) {
  const table = armadaTable(units, { ...situation, initiative }, armadaWith(...cardsFor(windows)));
  const used = () =>
    table.referee.log.flatMap((event) =>
      event.kind === 'abilityUsed' ? [(event as { key: string }).key] : [],
    );
  const isMissing = () => windows.some((window) => used().filter((key) => key.startsWith(window)).length < 2);
  for (let turn = 0; turn < 60 && isMissing() && !table.referee.outcome; turn++) {
    const own = ownCardOffered(table);
    const answer = answers[table.open[0]!.kind];
    if (own) table.uses(own.use);
    else if (answer) answer(table);
    else table.letGoBy();
  }
  return Object.fromEntries(
    windows.map((window) => {
      const [first, second] = used().filter((key) => key.startsWith(`${window} `));
      return [window, [first, second].map((key) => key?.split(' ')[1]).join(' ')];
    }),
  );
}

function expectFirstPlayerFirst(scene: Scene): void {
  const all = (order: string) => Object.fromEntries(scene.windows.map((window) => [window, order]));
  expect(speakersIn(scene, 0)).toEqual(all('p1 p2'));
  expect(speakersIn(scene, 1)).toEqual(all('p2 p1'));
}

shows(
  ['ar.timing.first-player-first', 'ar.phase.squadron.second-chosen-after-first', 'ar.initiative.meaning'],
  'at the beginning and at the end of each phase the first player speaks first',
  () => {
    expectFirstPlayerFirst({
      windows: [
        'startOfRound',
        'startOfShipPhase',
        'endOfShipPhase',
        'startOfSquadronPhase',
        'endOfSquadronPhase',
        'endOfRound',
      ],
      units: {
        victory: { ship: 'victory-ii', at: [900, 100, 90], speed: 0 },
        corvette: { ship: 'cr90-corvette-a', at: [900, 800, 270], speed: 0 },
      },
      situation: { phase: 'command' },
      answers: {},
    });
  },
);

shows(
  [
    'ar.timing.first-player-first',
    'ar.timing.before',
    'ar.timing.after',
    'ar.ship-activation.steps',
    'ar.obstacle.overlap-test',
  ],
  'in the activation of a ship the first player speaks first, whoever it belongs to',
  () => {
    expectFirstPlayerFirst({
      windows: [
        'beforeReveal',
        'dialRevealed',
        'beforeCommandToken',
        'commandResolved',
        'determineCourse',
        'shipOverlapped',
        'obstacleOverlapped',
        'maneuverExecuted',
        'endOfShipActivation',
      ],
      units: {
        victory: {
          ship: 'victory-ii',
          at: [900, 300, 0],
          speed: 1,
          dials: ['navigate'],
          commandTokens: ['repair'],
          shields: { rear: 0 },
        },
        corvette: { ship: 'cr90-corvette-a', at: [900, 400, 180], activated: true, speed: 0 },
      },
      situation: { obstacles: { station: [900, 300] } },
      answers: {
        useAbility: (table) => {
          const used = table.answersOffered.map((answer) => String((answer as { use?: string }).use));
          if (used.some((use) => use.endsWith('.convertDial'))) return table.uses('convertDial');
          return used.some((use) => use.endsWith('.repair')) ? table.uses('repair', 'token') : table.passes();
        },
        chooseCourse: (table) => table.answers({ clicks: [0], side: 'left' }),
      },
    });
  },
);

shows(
  ['ar.timing.first-player-first', 'ar.squadron-activation.when'],
  'in the activation of a squadron too',
  () => {
    expectFirstPlayerFirst({
      windows: ['squadronActivated', 'squadronMoved'],
      units: {
        wing: { squadron: 'x-wing', at: [300, 300] },
        corvette: { ship: 'cr90-corvette-a', at: [100, 100, 0], activated: true },
        victory: { ship: 'victory-ii', at: [1700, 800, 180], activated: true },
      },
      situation: { phase: 'squadron' },
      answers: { chooseDeed: (table) => table.answers({ deed: 'move' }) },
    });
  },
);

shows('ar.timing.first-player-first', 'and around an attack, where dice are not modified', () => {
  expectFirstPlayerFirst({
    windows: [
      'attackDeclared',
      'diceGathered',
      'diceRolled',
      'beforeFaceupDamage',
      'faceupDamage',
      'damageSuffered',
      'afterAttack',
    ],
    units: {
      victory: { ship: 'victory-ii', at: [900, 300, 0] },
      corvette: {
        ship: 'cr90-corvette-a',
        at: [900, 600, 180],
        activated: true,
        speed: 0,
        shields: { front: 0 },
        ...noTokens,
      },
    },
    situation: { red: ['critical', 'blank', 'blank'], cards: ['power-failure'] },
    answers: {
      useAbility: (table) => table.uses('critical'),
      declareTarget: (table) => table.answers({ target: 'corvette', zone: 'front', defendingZone: 'front' }),
    },
  });
});
