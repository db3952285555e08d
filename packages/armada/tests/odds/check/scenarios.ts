import type { HullZone } from '@sortie/armada/catalogue';
import type { ArmadaTable, ShipSpec, Situation, SquadronSpec, UnitSpec } from '@sortie/testkit/armada';
import { armadaTable } from '@sortie/testkit/armada';
import { bowToBow, noShields, noTokens } from '../../abilities/bow-to-bow.ts';

/** An attack of `attacker` on `defender` with something that touches its dice or its damage. */
export interface Scenario {
  readonly table: () => ArmadaTable;
  /** Between squadrons, or of a squadron, there is no zone. */
  readonly zone?: HullZone | null;
  readonly defendingZone?: HullZone | null;
  /** What is played before the attack can be declared. */
  readonly before?: (table: ArmadaTable) => void;
}

type Range = 'close' | 'medium' | 'long';

const ships = (
  range: Range,
  attacker: ShipSpec,
  defender: ShipSpec,
  others: Readonly<Record<string, UnitSpec>> = {},
): Scenario => ({
  table: () => bowToBow(range, { attacker, defender: { activated: true, side: 1, ...defender }, ...others }),
});

/** A squadron beside the bow of a ship, or beside another squadron. */
export const squadron = (
  attacker: SquadronSpec,
  defender: UnitSpec,
  others: Readonly<Record<string, UnitSpec>> = {},
): Scenario => ({
  table: () =>
    armadaTable(
      {
        attacker: { at: [900, 300], ...attacker },
        defender:
          'ship' in defender
            ? { at: [900, 420, 180], side: 1, ...defender }
            : { at: [900, 350], side: 1, ...defender },
        ...others,
      },
      { phase: 'squadron' },
    ),
  zone: null,
  ...('ship' in defender ? {} : { defendingZone: null }),
});

const situated = (
  range: Range,
  units: Readonly<Record<'attacker' | 'defender', ShipSpec>>,
  situation: Situation,
): Scenario => ({
  table: () =>
    bowToBow(range, { ...units, defender: { activated: true, side: 1, ...units.defender } }, situation),
});

/** A ship with a squadron before its bow. */
const onSquadron = (attacker: ShipSpec): Scenario => ({
  table: () =>
    armadaTable({
      attacker: { at: [900, 300, 0], ...attacker },
      defender: { squadron: 'x-wing-squadron', at: [900, 420], side: 1 },
    }),
  defendingZone: null,
});

const victory: ShipSpec = { ship: 'victory-ii-class' };
const corvette: ShipSpec = { ship: 'cr90-corvette-a' };
const nebulon: ShipSpec = { ship: 'nebulon-b-escort' };
/** Something that obstructs the line between bows at medium range. */
const BETWEEN: Situation = { obstacles: { 'asteroid-1': [900, 415] } };
const dial = { dials: ['concentrateFire'] } as const;

/** Attacks with the dice and tokens of the cards alone. */
export const plainScenarios: Readonly<Record<string, Scenario>> = {
  'long range, two evades and a redirect': ships('long', victory, corvette),
  'medium range, an evade rerolls': ships('medium', corvette, nebulon),
  'close range, two braces': ships('close', victory, nebulon),
  'no token': ships('medium', nebulon, { ...victory, ...noTokens }),
  'no shields and two points of hull': ships('medium', victory, {
    ...corvette,
    ...noShields,
    facedown: ['crew-panic', 'crew-panic'],
  }),
  'exhausted tokens': ships('medium', victory, {
    ...nebulon,
    defenseTokens: ['exhausted', 'exhausted', 'readied'],
  }),
  obstructed: situated('medium', { attacker: corvette, defender: victory }, BETWEEN),
  'a ship on a squadron': onSquadron(victory),
  'a bomber': squadron({ squadron: 'x-wing-squadron' }, { ...victory, ...noShields }),
  'a squadron with tokens': squadron(
    { squadron: 'tie-interceptor-squadron' },
    { squadron: 'luke-skywalker' },
  ),
};

/** Attacks in which a command or a card has a say. */
export const scenarios: Readonly<Record<string, Scenario>> = {
  'concentrate fire, dial': ships('long', { ...victory, ...dial }, corvette),
  'concentrate fire, token': ships('long', { ...victory, commandTokens: ['concentrateFire'] }, corvette),
  'concentrate fire, both': ships(
    'long',
    { ...victory, ...dial, commandTokens: ['concentrateFire'] },
    corvette,
  ),
  'admiral-screed': ships('close', { ship: 'gladiator-i-class', upgrades: ['admiral-screed'] }, nebulon),
  'assault-concussion-missiles': ships(
    'close',
    { ship: 'gladiator-i-class', upgrades: ['assault-concussion-missiles'] },
    nebulon,
  ),
  'leading-shots': ships('medium', { ship: 'cr90-corvette-b', upgrades: ['leading-shots'] }, victory),
  'h9-turbolasers': ships('long', { ...nebulon, upgrades: ['h9-turbolasers'] }, victory),
  'xi7-turbolasers': ships('long', { ...nebulon, upgrades: ['xi7-turbolasers'] }, victory),
  'xx-9-turbolasers': ships(
    'long',
    { ...nebulon, upgrades: ['xx-9-turbolasers'] },
    { ...victory, ...noShields, ...noTokens },
  ),
  'overload-pulse': ships('medium', { ship: 'cr90-corvette-b', upgrades: ['overload-pulse'] }, victory),
  'sensor-team': ships('medium', { ship: 'assault-frigate-mark-ii-a', upgrades: ['sensor-team'] }, victory),
  dominator: ships('medium', { ...victory, upgrades: ['dominator'] }, corvette),
  'intel-officer': ships('medium', { ...victory, upgrades: ['intel-officer'] }, nebulon),
  'electronic-countermeasures': ships(
    'medium',
    { ship: 'cr90-corvette-b' },
    { ship: 'assault-frigate-mark-ii-b', upgrades: ['electronic-countermeasures'] },
  ),
  'advanced-projectors': ships('medium', victory, {
    ship: 'assault-frigate-mark-ii-b',
    upgrades: ['advanced-projectors'],
    shields: { front: 1 },
  }),
  'mon-mothma': ships('medium', corvette, { ...nebulon, upgrades: ['mon-mothma'] }),
  'admiral-motti': ships('medium', nebulon, {
    ship: 'gladiator-i-class',
    upgrades: ['admiral-motti'],
    ...noShields,
  }),
  'general-dodonna': ships(
    'long',
    { ...nebulon, upgrades: ['general-dodonna'] },
    { ...victory, ...noShields },
  ),
  'dodonnas-pride': ships('medium', { ...corvette, upgrades: ['dodonnas-pride'] }, victory),
  'damaged-munitions': ships('medium', { ...nebulon, faceup: ['damaged-munitions'] }, victory),
  'blinded-gunners': ships('medium', { ...nebulon, faceup: ['blinded-gunners'] }, victory),
  'faulty-countermeasures': ships('medium', victory, {
    ...nebulon,
    defenseTokens: ['exhausted', 'exhausted', 'readied'],
    faceup: ['faulty-countermeasures'],
  }),
  'luke-skywalker': squadron({ squadron: 'luke-skywalker' }, victory),
  'darth-vader': squadron({ squadron: 'darth-vader' }, { squadron: 'x-wing-squadron' }),
  'howlrunner and swarm': squadron(
    { squadron: 'tie-fighter-squadron' },
    { squadron: 'x-wing-squadron' },
    {
      howl: { squadron: 'howlrunner', at: [860, 300] },
    },
  ),
  'keyan-farlander': squadron({ squadron: 'keyan-farlander' }, { ...victory, ...noShields }),
  warlord: ships('medium', { ...victory, upgrades: ['warlord'] }, { ...nebulon, ...noTokens }),
  'ion-cannon-batteries': ships(
    'medium',
    { ship: 'cr90-corvette-b', upgrades: ['ion-cannon-batteries'] },
    { ...victory, commandTokens: ['navigate'] },
  ),
  'expanded-launchers': ships(
    'close',
    { ship: 'gladiator-i-class', upgrades: ['expanded-launchers'] },
    nebulon,
  ),
  'enhanced-armament': {
    ...ships('medium', { ...nebulon, at: [900, 300, 90], upgrades: ['enhanced-armament'] }, victory),
    zone: 'left',
  },
  salvation: ships('long', { ...nebulon, upgrades: ['salvation'] }, victory),
  insidious: {
    ...ships(
      'medium',
      { ship: 'gladiator-i-class', upgrades: ['insidious'] },
      { ...corvette, at: [900, 525, 0] },
    ),
    defendingZone: 'rear',
  },
  'jainas-light': situated(
    'medium',
    { attacker: { ...corvette, upgrades: ['jainas-light'] }, defender: victory },
    BETWEEN,
  ),
  'most-wanted': situated(
    'long',
    { attacker: nebulon, defender: victory },
    { objective: { card: 'most-wanted', ships: ['defender'] } },
  ),
  'opening-salvo': situated(
    'long',
    { attacker: nebulon, defender: victory },
    { objective: { card: 'opening-salvo', tokens: [{ id: 'o1', on: 'attacker' }] } },
  ),
  'precision-strike': situated(
    'medium',
    { attacker: nebulon, defender: { ...victory, facedown: ['comm-noise', 'crew-panic'] } },
    { objective: { card: 'precision-strike' } },
  ),
  'targeter-disruption': ships(
    'long',
    { ...nebulon, faceup: ['targeter-disruption'] },
    { ...victory, ...noShields },
  ),
  'capacitor-failure': ships('medium', nebulon, {
    ...victory,
    shields: { front: 0 },
    faceup: ['capacitor-failure'],
  }),
  'point-defense-failure': onSquadron({ ...victory, faceup: ['point-defense-failure'] }),
  'point-defense-reroute': onSquadron({ ...victory, upgrades: ['point-defense-reroute'] }),
  'wedge-antilles': squadron(
    { squadron: 'wedge-antilles' },
    { squadron: 'tie-fighter-squadron', slider: 'orange' },
  ),
  'dutch-vander': squadron({ squadron: 'dutch-vander' }, { squadron: 'tie-fighter-squadron' }),
  'gallant-haven': squadron(
    { squadron: 'tie-fighter-squadron' },
    { squadron: 'x-wing-squadron' },
    { haven: { ship: 'assault-frigate-mark-ii-b', upgrades: ['gallant-haven'], at: [790, 350, 0], side: 1 } },
  ),
};
