import type { Scenario } from './scenario.ts';

/** A defender whose shields are gone and who has two points of hull left. */
const hurt = {
  pilot: 'rookiepilot',
  shields: 0,
  facedown: ['core2-damagedcockpit'],
} as const;
const plain = { pilot: 'academypilot' } as const;
const ready = { pilot: 'academypilot', tokens: { focus: 1, evade: 1 } } as const;
const locked = { lock: 'defender' } as const;
const focused = { tokens: { focus: 1 } } as const;
const armed = { tokens: { focus: 1 }, lock: 'defender' } as const;
const stressed = { tokens: { stress: 1 } } as const;
const beside = [510, 300] as const;
const beyond = [510, 490, 180] as const;

/** The attacker fires with its primary weapon and has this card. */
const fires = (card: string, attacker: object = {}, defender: object = plain): Scenario => ({
  attacker: { upgrades: [card], ...attacker },
  defender,
});

/** The defender has this card. */
const defends = (card: string, defender: object = {}, attacker: object = armed): Scenario => ({
  attacker,
  defender: { ...plain, upgrades: [card], ...defender },
});

/** For every playable card of later waves that touches the dice of an attack, or what they do, one attack. */
export const laterScenarios: Readonly<Record<string, Scenario>> = {
  'ept:outmaneuver': { ...fires('outmaneuver'), defender: { ...plain, at: [450, 490, 0] } },
  'ept:predator': fires('predator', focused),
  'ept:lonewolf': fires('lonewolf', focused, hurt),
  'ept:intimidation': { ...fires('intimidation'), gap: 2, situation: { touches: [['attacker', 'other']] } },
  'ept:calculation': fires('calculation', focused, hurt),
  'ept:crackshot': fires('crackshot', focused, ready),
  'ept:juke': fires('juke', { tokens: { evade: 1 } }, ready),
  'ept:fearlessness': { ...fires('fearlessness'), gap: 50 },
  'ept:expertise': fires('expertise', {}, hurt),
  'amd:r3astromech': fires('r3astromech', focused),
  'amd:r4d6': { attacker: armed, defender: { ...hurt, upgrades: ['r4d6'], shields: 2 }, gap: 50 },
  'amd:r7astromech': defends('r7astromech', { ...hurt, lock: 'attacker' }),
  'amd:r3a2': fires('r3a2', focused),
  'samd:r4b11': fires('r4b11', { lock: 'defender' }, ready),
  'samd:overclockedr4': fires('overclockedr4', focused),
  'crew:emperorpalpatine': fires('emperorpalpatine', focused, hurt),
  'crew:greedo': fires('greedo', focused, hurt),
  'crew:hotshotcopilot': fires('hotshotcopilot', focused, ready),
  'crew:weaponsengineer': fires('weaponsengineer', focused),
  'crew:4lom': fires('crew:4lom', focused, { ...plain, tokens: { focus: 1 } }),
  'crew:bistan': fires('bistan', focused, hurt),
  'crew:dengar': fires('crew:dengar', focused),
  'crew:ezrabridger': fires('crew:ezrabridger', { tokens: { stress: 1, focus: 1 } }, hurt),
  'crew:finn': fires('finn', locked),
  'crew:flightinstructor': defends('flightinstructor', hurt),
  'crew:hansolo': fires('crew:hansolo', locked, hurt),
  'crew:lattsrazzi': defends('crew:lattsrazzi', hurt, stressed),
  'crew:maul': fires('maul', focused),
  'crew:rebelcaptive': defends('rebelcaptive'),
  'crew:sawgerrera': fires('crew:sawgerrera', {}, hurt),
  'crew:wookieecommandos': fires('wookieecommandos', {}, hurt),
  'crew:zuckuss': fires('crew:zuckuss', {}, ready),
  'system:accuracycorrector': fires('accuracycorrector', {}, ready),
  'system:advtargetingcomputer': fires('advtargetingcomputer', locked, hurt),
  'system:thrustcorrector': defends('thrustcorrector', hurt),
  'tech:sensorcluster': defends('sensorcluster', { tokens: { focus: 1 } }),
  'illicit:hotshotblaster': { ...fires('hotshotblaster', focused), weapon: 'hotshotblaster' },
  'missile:harpoonmissiles': { ...fires('harpoonmissiles', locked), weapon: 'harpoonmissiles' },
  'cannon:tractorbeam': { ...fires('tractorbeam', focused), weapon: 'tractorbeam' },
  'cannon:jammingbeam': { ...fires('jammingbeam', focused), weapon: 'jammingbeam' },
  'mod:autothrusters': { ...defends('autothrusters', hurt), gap: 250 },
  'mod:guidancechips': {
    attacker: { upgrades: ['protontorpedoes', 'guidancechips'], lock: 'defender' },
    defender: hurt,
    weapon: 'protontorpedoes',
  },
  'mod:lightweightframe': defends('lightweightframe'),
  'title:concorddawnprotector': { ...defends('concorddawnprotector'), gap: 50 },
  'title:crossfireformation': defends('crossfireformation'),
  'title:lightscykinterceptor': defends('lightscykinterceptor', hurt),
  'title:allianceoverhaul': fires('allianceoverhaul', focused, hurt),
  'title:firstordervanguard': fires('firstordervanguard', focused),
  'title:punishingone': fires('punishingone', focused),
  'title:pivotwing#271': fires('title:pivotwing#271', focused),
  'mod:servomotorsfoils#361': fires('mod:servomotorsfoils#361', focused),
  'crew:tailgunner': {
    attacker: { pilot: 'bountyhunter', at: [450, 290, 180], upgrades: ['tailgunner'] },
    defender: { pilot: 'rookiepilot' },
  },
  'crew:c3po': defends('c3po', hurt),
  'crew:agentkallus': fires('agentkallus', focused),
  'crew:deathtroopers': {
    attacker: focused,
    defender: plain,
    others: { troopers: { pilot: 'omicrongrouppilot', at: beyond, side: 1, upgrades: ['deathtroopers'] } },
  },
  'ept:rage': fires('rage', focused),
  'ept:coolhand': fires('coolhand', focused),
  'ept:selflessness': {
    attacker: armed,
    defender: hurt,
    others: { friend: { pilot: 'rookiepilot', at: beyond, side: 1, upgrades: ['selflessness'] } },
  },
  'ept:attannimindlink': fires('attannimindlink', focused),
  'ept:ascoretosettle': fires('ascoretosettle', focused),
  'ept:snapshot': fires('snapshot', focused),
  'amd:m9g8': {
    attacker: focused,
    defender: hurt,
    others: { m9: { pilot: 'rookiepilot', at: beside, side: 0, upgrades: ['m9g8'], lock: 'attacker' } },
  },
  'system:electronicbaffle': fires('electronicbaffle', focused),
  'illicit:iondischargers': defends('iondischargers'),
  'title:tiev1': fires('title:tiev1', focused),
  'mod:multispectralcamouflage': defends('multispectralcamouflage'),
  'ept:opportunist': fires('opportunist', focused),
  'ept:trickshot': {
    ...fires('trickshot', focused),
    situation: { obstacles: [{ kind: 'asteroid', outline: 0, at: [450, 415] }] },
  },
  'samd:r4agromech': fires('r4agromech', focused),
  'scum:quadjumper:sarcoplank': {
    attacker: armed,
    defender: { pilot: 'sarcoplank', speedFlown: 3, tokens: { focus: 1 } },
  },
  'scum:jumpmaster5000:teltrevura': {
    attacker: armed,
    defender: {
      pilot: 'teltrevura',
      shields: 0,
      facedown: Array(4).fill('core2-directhit'),
      hasFought: true,
    },
  },
  'scum:scurrgh6bomber:captainnym': {
    attacker: armed,
    defender: plain,
    others: { nym: { pilot: 'scum:scurrgh6bomber:captainnym', at: [150, 150], side: 1 } },
    situation: { bombs: [{ bomb: 'bomb:seismiccharges', droppedBy: 'nym', at: [450, 415, 0] }] },
  },
  'ept:swarmleader': {
    ...fires('swarmleader', focused),
    others: {
      friend: { pilot: 'rookiepilot', at: beside, side: 0, tokens: { evade: 1 } },
    },
  },
  illshowyouthedarkside: {
    attacker: armed,
    defender: {
      pilot: 'rookiepilot',
      shields: 1,
      facedown: ['core2-damagedcockpit'],
      conditions: [{ card: 'illshowyouthedarkside', by: 'attacker', holds: 'core2-blindedpilot' }],
    },
  },
  'ept:drawtheirfire': {
    attacker: armed,
    defender: hurt,
    others: { friend: { pilot: 'rookiepilot', at: beyond, side: 1, upgrades: ['drawtheirfire'] } },
  },
};

/** Cards that have a say in the attack and are named beside the number, not counted. */
export const laterNamedScenarios: Readonly<Record<string, Scenario>> = {
  'title:specialopstraining': fires('title:specialopstraining', focused),
  'samd:salvagedastromech': defends('salvagedastromech', hurt),
  'missile:xx23sthreadtracers': {
    ...fires('xx23sthreadtracers', focused),
    weapon: 'xx23sthreadtracers',
  },
  'crew:breachspecialist': defends('breachspecialist', { ...hurt, tokens: { reinforceAft: 1 } }),
  'crew:moffjerjerrod': defends('moffjerjerrod', hurt),
  'mod:integratedastromech': defends('integratedastromech', {
    ...hurt,
    upgrades: ['integratedastromech', 'r2astromech'],
  }),
};
