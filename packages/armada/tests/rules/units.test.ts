import { damageCards, squadrons } from '@sortie/armada/catalogue';
import { tableOfView } from '@sortie/armada/view';
import { armadaTable } from '@sortie/testkit/armada';
import { expect } from 'vitest';
import { tableOf } from '../../src/rules/table.ts';
import { shows } from '../shows.ts';

const FRONT = { zone: 'front', defendingZone: 'front' } as const;

const fleets = () =>
  armadaTable({
    victory: { ship: 'victory-ii', at: [900, 300, 0] },
    tie: { squadron: 'tie-fighter', at: [700, 300] },
    twin: { squadron: 'tie-fighter', at: null, destroyed: 1 },
    wreck: { ship: 'victory-i-', at: null, destroyed: 1 },
    corvette: { ship: 'cr90-corvette-a', at: [900, 800, 180] },
    wing: { squadron: 'x-wing', at: [700, 800] },
  });

shows(
  ['ar.allegiance.friendly', 'ar.allegiance.self-is-friendly'],
  'all units of a fleet are friends, themselves included, and enemies of the other fleet',
  () => {
    const table = tableOf(fleets().state);
    const names = (units: readonly { readonly id: string }[]) => units.map(({ id }) => id);
    const victory = fleets().ship('victory').id;
    expect(names(table.friendlyShips(victory))).toEqual(['victory']);
    expect(names(table.friendlySquadrons(victory))).toEqual(['tie']);
    expect(names(table.enemyShips(victory))).toEqual(['corvette']);
    expect(names(table.enemySquadrons(victory))).toEqual(['wing']);
    expect(table.areFriendly(victory, victory)).toBe(true);
    expect(table.distance(victory, victory)).toBe(1);
  },
);

shows(
  [
    'ar.destroyed.ship-cards-inactive',
    'ar.destroyed.unique-squadron-card-inactive',
    'ar.destroyed.generic-squadron-card-inactive',
  ],
  'the cards of what is destroyed say nothing; a card that other copies share goes on for them',
  () => {
    const { cards } = tableOf(fleets().state);
    const standing = (owner: string) =>
      new Set(cards.index.all.filter((card) => card.owner === owner).map((card) => card.standing));
    expect(standing('victory')).toEqual(new Set(['inForce']));
    expect(standing('wreck')).toEqual(new Set(['ownerGone']));
    expect(standing('twin')).toEqual(new Set(['ownerGone']));
    expect(standing('tie')).toEqual(new Set(['inForce']));
  },
);

shows('ar.keyword.at-least-one', 'every squadron has a keyword, and each keyword its rules', () => {
  expect(squadrons.filter(({ keywords }) => keywords.length === 0)).toEqual([]);
  const { cards } = tableOf(fleets().state);
  const keys = cards.index.all.filter(({ owner }) => owner === 'wing').map(({ key }) => key);
  expect(keys).toEqual(expect.arrayContaining(['wing.bomber', 'wing.escort']));
});

const gatheredBy = (
  attack: (table: ReturnType<typeof fleets>) => ReturnType<typeof fleets>,
  table: ReturnType<typeof fleets>,
) => attack(table).events('diceGathered')[0]!.dice;

shows(
  ['ar.attack.armament.battery-per-zone', 'ar.attack.armament.colours-and-counts'],
  'each hull zone has a battery of its own',
  () => {
    const beside = (x: number, y: number) =>
      armadaTable({
        victory: { ship: 'victory-ii', at: [900, 300, 0] },
        corvette: { ship: 'cr90-corvette-a', at: [x, y, 180], activated: true },
      });
    const red = (count: number) => ({ red: Array.from({ length: count }, () => 'hit') });
    const long = 220;
    const front = beside(900, 300 + 50.4 + 34.9 + long);
    expect(gatheredBy((at) => at.attack('victory', 'corvette', { ...FRONT, ...red(3) }), front)).toEqual({
      red: 3,
      blue: 0,
      black: 0,
    });
    const right = beside(900 + 29.4 + 19.2 + long, 300);
    expect(
      gatheredBy(
        (at) => at.attack('victory', 'corvette', { zone: 'right', defendingZone: 'right', ...red(2) }),
        right,
      ),
    ).toEqual({ red: 2, blue: 0, black: 0 });
  },
);

shows(
  ['ar.attack.armament.squadron-battery', 'ar.attack.roll.dice-by-range'],
  'a squadron attacks ships with its one battery, all colours at distance 1',
  () => {
    const table = armadaTable(
      {
        a: { squadron: 'b-wing', at: [900, 320] },
        corvette: { ship: 'cr90-corvette-a', at: [100, 100, 0] },
        victory: { ship: 'victory-ii', at: [900, 400, 0], speed: 0 },
      },
      { phase: 'squadron' },
    )
      .answers({ deed: 'attack' })
      .attack('a', 'victory', { defendingZone: 'rear', blue: ['hit'], black: ['hit'] });
    expect(table.events('diceGathered')[0]!.dice).toEqual({ red: 0, blue: 1, black: 1 });
    expect(table.events('targetDeclared')[0]).toMatchObject({ range: 'distance1' });
  },
);

shows('ar.los.squadrons-transparent', 'squadrons on the line neither block nor obstruct an attack', () => {
  const table = armadaTable({
    victory: { ship: 'victory-ii', at: [900, 300, 0] },
    tie: { squadron: 'tie-fighter', at: [900, 420] },
    wing: { squadron: 'x-wing', at: [900, 480] },
    corvette: { ship: 'cr90-corvette-a', at: [900, 600, 180], activated: true, speed: 0 },
  }).attack('victory', 'corvette', { ...FRONT, red: ['hit', 'hit', 'hit'] });
  expect(table.events('targetDeclared')[0]).toMatchObject({ obstructed: false });
});

shows(
  ['ar.yaw.increase-ladder', 'ar.ship-move.locked-after-insertion'],
  'Navigate raises a dash to one click and one click to two, never beyond; a course that is given stands',
  () => {
    const corvette = (speed: number) =>
      armadaTable({
        corvette: { ship: 'cr90-corvette-a', at: [900, 300, 0], speed, dials: ['navigate'] },
        victory: { ship: 'victory-ii', at: [1700, 800, 180], activated: true },
      })
        .passes()
        .uses('navigate', { spend: 'dial', speed: 0, yaw: 1 });
    corvette(1).refuses({ clicks: [3], side: 'right' }, 'ar.ship-move.course-within-yaw');
    // Dash, one, two.
    const table = corvette(3)
      .refuses({ clicks: [2, 0, 0], side: 'right' }, 'ar.ship-move.course-within-yaw')
      .refuses({ clicks: [1, 2, 0], side: 'right' }, 'ar.ship-move.course-within-yaw')
      .answers({ clicks: [1, 1, 2], side: 'right' });
    expect(table.ship('corvette').pose!.heading).toBe(90);
    expect(table.open.map(({ kind }) => kind)).not.toContain('chooseCourse');
  },
);

shows('ar.damage.traits', 'every damage card is a Ship or a Crew card', () => {
  const count = (trait: string) =>
    damageCards.filter((card) => card.trait === trait).reduce((sum, { copies }) => sum + copies, 0);
  expect([count('crew'), count('ship')]).toEqual([16, 36]);
});

shows('ar.known.dice.pool-unbounded', 'as many dice of a colour are rolled as are gathered', () => {
  const table = armadaTable({
    // Four black dice on each side.
    gladiator: { ship: 'gladiator-i-', at: [900, 300, 0] },
    corvette: { ship: 'cr90-corvette-a', at: [1000, 300, 180], activated: true, speed: 0 },
  }).attack('gladiator', 'corvette', {
    zone: 'right',
    defendingZone: 'right',
    black: ['hit', 'hit', 'blank', 'blank'],
  });
  expect(table.events('attackDiceRolled')[0]!.dice).toHaveLength(4);
});

shows(
  'ar.range.premeasure-anytime',
  'whatever is going on, every player can measure between any two units on what they see',
  () => {
    const measured = (phase: 'command' | 'ship' | 'squadron') => {
      const table = armadaTable(
        {
          victory: { ship: 'victory-ii', at: [900, 300, 0] },
          corvette: { ship: 'cr90-corvette-a', at: [900, 500, 180] },
        },
        { phase },
      );
      const [victory, corvette] = [table.ship('victory').id, table.ship('corvette').id];
      return ['p1', 'p2', 'spectator'].map((viewer) =>
        tableOfView(table.seenBy(viewer)).distance(victory, corvette),
      );
    };
    // 113.5 mm from base to base.
    for (const phase of ['command', 'ship', 'squadron'] as const) expect(measured(phase)).toEqual([2, 2, 2]);
  },
);

shows(
  'ar.keyword.text-second-person',
  'what a squadron card says of you holds for the squadron that resolves it, not for its friends',
  () => {
    // Luke treats a ship as having no shields; an X-wing beside him does not.
    const attack = (squadron: 'luke-skywalker' | 'x-wing') => {
      const red = squadron === 'x-wing' ? { red: ['hit'] } : { black: ['hit'] };
      const table = armadaTable(
        {
          attacker: { squadron, at: [900, 320] },
          friend: {
            squadron: squadron === 'x-wing' ? 'luke-skywalker' : 'x-wing',
            at: [940, 320],
            slider: 'orange',
          },
          corvette: { ship: 'cr90-corvette-a', at: [100, 100, 0] },
          victory: { ship: 'victory-ii', at: [900, 400, 0], speed: 0 },
        },
        { phase: 'squadron' },
      )
        .answers({ deed: 'attack' })
        .attack('attacker', 'victory', { defendingZone: 'rear', ...red });
      return { cards: table.ship('victory').damage.length, shields: table.ship('victory').shields.rear };
    };
    expect(attack('luke-skywalker')).toEqual({ cards: 1, shields: 1 });
    expect(attack('x-wing')).toEqual({ cards: 0, shields: 0 });
  },
);

shows(
  ['ar.timing.other-cards-mandatory', 'ar.timing.upgrade-optional'],
  'a damage card must be resolved before its window closes, an upgrade may be left alone',
  () => {
    const table = armadaTable({
      victory: {
        ship: 'victory-ii',
        at: [900, 300, 0],
        dials: ['squadron', 'repair'],
        faceup: ['crew-panic'],
        upgrades: ['defense-liaison'],
        commandTokens: ['navigate'],
      },
      corvette: { ship: 'cr90-corvette-a', at: [100, 850, 180], activated: true },
    });
    table.offers('crew-panic', 'defense-liaison');
    expect(table.answersOffered).not.toContainEqual({ pass: true });
    const panic = table.answersOffered.find((answer) => JSON.stringify(answer).includes('.d'));
    table.answers(panic!);
    table.until('useAbility');
    expect(table.answersOffered).toContainEqual({ pass: true });
  },
);
