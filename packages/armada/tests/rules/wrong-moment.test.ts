import { armadaTable, armadaWith } from '@sortie/testkit/armada';
import { shows } from '../shows.ts';

const FRONT = { zone: 'front', defendingZone: 'front' } as const;

/** A Victory shoots at a corvette at long range. */
const duel = (victory: object = {}, corvette: object = {}, game = armadaWith()) =>
  armadaTable(
    {
      victory: { ship: 'victory-ii', at: [900, 300, 0], ...victory },
      corvette: { ship: 'cr90-corvette-a', at: [900, 600, 180], activated: true, speed: 0, ...corvette },
    },
    {},
    game,
  );

/** With a card that opens this window to the first player, whatever the rules have to offer there. */
const hearing = (window: string) => armadaWith({ name: 'ear', seat: 'p1', window, effects: () => [] });

shows(
  ['ar.commands.repair.timing', 'ar.commands.squadron.timing', 'ar.attack.tokens.defender-spends'],
  'while attack effects are resolved no ship repairs, commands squadrons or spends defense tokens',
  () => {
    duel({ commandTokens: ['repair', 'squadron', 'concentrateFire'] }, { speed: 2 })
      .passes()
      .attack('victory', 'corvette', { ...FRONT, red: ['hit', 'accuracy', 'blank'] })
      .offers('accuracy', 'concentrateFire')
      .refuses({ use: 'victory.repair', choice: 'token' }, 'ar.commands.repair.timing')
      .refuses({ use: 'victory.squadron', choice: 'token' }, 'ar.commands.squadron.timing')
      .refuses(
        { use: 'corvette.defenseTokens', choice: { token: 0, die: 0 } },
        'ar.attack.tokens.defender-spends',
      );
  },
);

shows(
  ['ar.attack.effects.accuracy-locks-tokens', 'ar.critical.timing'],
  'accuracies are spent before damage is resolved, critical effects when it is',
  () => {
    duel()
      .attack('victory', 'corvette', { ...FRONT, red: ['critical', 'accuracy', 'blank'] })
      .offers('accuracy')
      .refuses({ use: 'victory.critical', choice: null }, 'ar.critical.timing')
      .passes()
      .offers('critical')
      .refuses(
        { use: 'victory.accuracy', choice: { die: 1, token: 0 } },
        'ar.attack.effects.accuracy-locks-tokens',
      );
  },
);

shows('ar.critical.needs-icon', 'without a critical icon there is no critical effect', () => {
  duel({}, {}, hearing('resolveDamage'))
    .attack('victory', 'corvette', { ...FRONT, red: ['hit', 'hit', 'blank'] })
    .offers('ear')
    .refuses({ use: 'victory.critical', choice: null }, 'ar.critical.needs-icon');
});

shows(
  ['ar.commands.concentrate-fire.timing', 'ar.commands.squadron.timing', 'ar.commands.repair.timing'],
  'a command is resolved by the ship that attacks or is activated, not by its friend or its target',
  () => {
    armadaTable({
      victory: { ship: 'victory-ii', at: [900, 300, 0] },
      friend: {
        ship: 'victory-i-',
        at: [300, 300, 0],
        activated: true,
        commandTokens: ['squadron', 'concentrateFire', 'repair'],
        shields: { front: 0 },
      },
      tie: { squadron: 'tie-fighter', at: [400, 300] },
      corvette: {
        ship: 'cr90-corvette-a',
        at: [900, 600, 180],
        activated: true,
        speed: 0,
        commandTokens: ['concentrateFire'],
      },
    })
      .asks('declareTarget')
      .attack('victory', 'corvette', { ...FRONT, red: ['hit', 'blank', 'blank'] })
      .asks('chooseCourse', { ship: 'victory' })
      .ends();
  },
);

shows(
  'ar.ship-activation.keep-or-convert-dial',
  'without a revealed dial there is none to turn into a token',
  () => {
    duel({ commandTokens: ['squadron'] })
      .offers('squadron')
      .refuses({ use: 'victory.convertDial', choice: null }, 'ar.ship-activation.keep-or-convert-dial');
  },
);

shows(
  [
    'ar.commands.navigate.timing',
    'ar.commands.repair.timing',
    'ar.commands.squadron.timing',
    'ar.commands.concentrate-fire.timing',
    'ar.timing.after',
  ],
  'after each command, whichever it is, comes the moment of effects that follow a command',
  () => {
    const commandTokens = ['repair', 'squadron', 'concentrateFire', 'navigate'];
    duel({ ship: 'victory-ii', commandTokens, shields: { front: 2 } }, {}, hearing('commandResolved'))
      .uses('repair', 'token')
      .answers({ decline: true })
      .offers('ear')
      .uses('ear')
      .uses('squadron', 'token')
      .offers('ear')
      .uses('ear')
      .attack('victory', 'corvette', { ...FRONT, red: ['hit', 'blank', 'blank', 'hit'] })
      .uses('concentrateFire', { spend: 'token', die: 1 })
      .offers('ear')
      .uses('ear')
      .uses('navigate', { spend: 'token', speed: -1, yaw: 0 })
      .offers('ear')
      .uses('ear')
      .asks('chooseCourse')
      .ends();
  },
);

shows(
  'ar.attack.effects.attacker-modifies',
  'the members of the attacking team modify dice one after the other',
  () => {
    armadaTable(
      {
        tie: { squadron: 'tie-fighter', at: [300, 300] },
        howl: { squadron: 'howlrunner', at: [340, 300], seat: 'p3' },
        x: { squadron: 'x-wing', at: [320, 360] },
        victory: { ship: 'victory-ii', at: [900, 100, 0] },
        corvette: { ship: 'cr90-corvette-a', at: [1600, 800, 180] },
      },
      {
        phase: 'squadron',
        seats: [
          { id: 'p1', side: 0 },
          { id: 'p2', side: 1 },
          { id: 'p3', side: 0 },
        ],
      },
    )
      .attack('tie', 'x', { blue: ['hit', 'hit', 'accuracy'] })
      .asksSeat('p1')
      .offers('swarm')
      .refuses({ use: 'howl.card', choice: null }, 'ar.attack.effects.attacker-modifies')
      .passes()
      .asksSeat('p3')
      .offers('howlrunner');
  },
);

shows(
  ['ar.destroyed.ship-cards-inactive', 'ar.destroyed.out-of-play'],
  'the cards of a destroyed ship cannot be used',
  () => {
    armadaTable({
      victory: { ship: 'victory-ii', at: [900, 300, 0], commandTokens: ['repair'], shields: { front: 0 } },
      wreck: { ship: 'victory-i-', at: null, destroyed: 1, upgrades: ['engineering-team'] },
      corvette: { ship: 'cr90-corvette-a', at: [900, 600, 180], activated: true },
    })
      .offers('repair')
      .refuses({ use: 'wreck.repair', choice: 'token' }, 'ar.destroyed.ship-cards-inactive');
  },
);

shows(
  ['ar.defense.spend-exhausted-discards', 'ar.defense.evade-close-none', 'ar.defense.redirect-choose-zone'],
  'a token that is not there, an evade at close range and a zone that is not adjacent are refused, each by its rule',
  () => {
    const spend = (choice: object) => ({ use: 'corvette.defenseTokens', choice });
    const fire = (y: number, dice: object) =>
      armadaTable({
        victory: { ship: 'victory-ii', at: [900, 300, 0] },
        corvette: { ship: 'cr90-corvette-a', at: [900, y, 180], activated: true },
      }).attack('victory', 'corvette', { ...FRONT, ...dice });
    fire(450, { red: ['hit', 'hit', 'blank'], blue: ['hit', 'hit', 'hit'] })
      .asksSeat('p2')
      .refuses(spend({ token: 7 }), 'ar.defense.spend-exhausted-discards')
      .refuses(spend({ token: 0, die: 0 }), 'ar.defense.evade-close-none')
      .refuses(spend({ token: 2, zones: ['rear'] }), 'ar.timing.effect-has-window');
    fire(600, { red: ['hit', 'hit', 'blank'] })
      .refuses(spend({ token: 0, die: 9 }), 'ar.timing.effect-has-window')
      .refuses(spend({ token: 2, zones: ['rear'] }), 'ar.timing.effect-has-window');
  },
);

shows(
  ['ar.engagement.cannot-move', 'ar.attack.declare.squadron-needs-distance-one'],
  'what a squadron cannot do is refused by engagement, by distance, or because it has done its share',
  () => {
    const fleets = (phase: 'ship' | 'squadron', x: number) =>
      armadaTable(
        {
          victory: { ship: 'victory-ii', at: [900, 150, 0], dials: ['squadron'] },
          tie: { squadron: 'tie-fighter', at: [900, 280] },
          wing: { squadron: 'x-wing', at: [x, 280], slider: 'orange', hull: 1 },
          corvette: { ship: 'cr90-corvette-a', at: [100, 850, 180], activated: true },
        },
        { phase },
      );
    fleets('squadron', 1200)
      .offersExactly({ deed: 'move' }, { decline: true })
      .refuses({ deed: 'attack' }, 'ar.attack.declare.squadron-needs-distance-one')
      .refuses({ deed: 'rest' }, 'ar.squadron-activation.phase-move-or-attack');
    fleets('squadron', 960)
      .offersExactly({ deed: 'attack' }, { decline: true })
      .refuses({ deed: 'move' }, 'ar.engagement.cannot-move');
    const command = (x: number) => fleets('ship', x).uses('squadron', 'dial').answers({ squadron: 'tie' });
    command(1200)
      .answers({ deed: 'move' })
      .answers({ x: 1110, y: 280 })
      .offersExactly({ deed: 'attack' }, { decline: true })
      .refuses({ deed: 'move' }, 'ar.squadron-activation.command-move-and-attack');
    command(960)
      .attack('tie', 'wing', { blue: ['hit', 'hit', 'hit'] })
      .until('chooseDeed', 'tie')
      .offersExactly({ deed: 'move' }, { decline: true })
      .refuses({ deed: 'attack' }, 'ar.squadron-activation.command-move-and-attack');
  },
);
