import { laterNamedScenarios, laterScenarios } from './later-scenarios.ts';
import { namedPilotScenarios, pilotScenarios } from './pilot-scenarios.ts';
import type { Scenario } from './scenario.ts';
import { namedWeaponScenarios, weaponScenarios } from './weapon-scenarios.ts';

const CORE = { situation: { options: { damageDeck: 'core' } } } as const;

/** A defender whose shields are gone and who has two points of hull left. */
const hurt = {
  pilot: 'rookiepilot',
  shields: 0,
  facedown: ['core2-damagedcockpit'],
} as const;
const hurtCore = { ...hurt, facedown: ['core-damagedcockpit'] } as const;

const plain = { pilot: 'academypilot' } as const;
const ready = { pilot: 'academypilot', tokens: { focus: 1, evade: 1 } } as const;
const locked = { lock: 'defender' } as const;
const armed = { tokens: { focus: 1 }, lock: 'defender' } as const;
const beside = [510, 300] as const;

const torpedo = { upgrades: ['protontorpedoes'], lock: 'defender' } as const;

/** Shots without a card, for the rules themselves. */
export const plainScenarios: Readonly<Record<string, Scenario>> = {
  'no token': { attacker: {}, defender: plain },
  'all tokens': { attacker: armed, defender: ready },
  'range 1': { attacker: { tokens: { focus: 1 } }, defender: hurt, gap: 50 },
  'range 3': { attacker: locked, defender: hurt, gap: 250 },
  'Poe Dameron defends': { attacker: armed, defender: { pilot: 'poedameron', tokens: { focus: 1 } } },
  'Wired defends': {
    attacker: armed,
    defender: { pilot: 'lukeskywalker', upgrades: ['wired'], tokens: { stress: 1 } },
  },
  'Howlrunner and a lock': {
    attacker: { pilot: 'academypilot', ...armed },
    defender: hurt,
    others: { howl: { pilot: 'howlrunner', at: beside, side: 0 } },
  },
};

/** For every playable card that touches the dice of an attack, or what they do, one attack. */
export const scenarios: Readonly<Record<string, Scenario>> = {
  ...laterScenarios,
  ...pilotScenarios,
  ...weaponScenarios,
  'imperial:tiefighter:backstabber': {
    attacker: { pilot: 'backstabber', tokens: { focus: 1 } },
    defender: { ...hurt, at: [450, 490, 0] },
  },
  'imperial:tiebomber:captainjonus': {
    attacker: torpedo,
    defender: ready,
    weapon: 'protontorpedoes',
    others: { jonus: { pilot: 'captainjonus', at: beside, side: 0 } },
  },
  'rebel:yt1300:chewbacca': {
    attacker: armed,
    defender: {
      pilot: 'rebel:yt1300:chewbacca',
      shields: 0,
      facedown: ['core2-damagedcockpit', 'core2-damagedcockpit'],
      faceup: ['core2-directhit', 'core2-directhit'],
    },
    gap: 50,
  },
  'imperial:tiefighter:darkcurse': { attacker: armed, defender: { pilot: 'darkcurse' } },
  'rebel:ywing:dutchvander': {
    attacker: { pilot: 'dutchvander', upgrades: ['r5k6'], ...armed },
    defender: plain,
    others: { friend: { pilot: 'rookiepilot', at: beside, side: 0 } },
  },
  'rebel:xwing:garvendreis': {
    attacker: { pilot: 'garvendreis', tokens: { focus: 1 } },
    defender: plain,
    others: { friend: { pilot: 'rookiepilot', at: beside, side: 0 } },
  },
  'rebel:yt1300:hansolo': {
    attacker: { pilot: 'rebel:yt1300:hansolo', tokens: { focus: 1 } },
    defender: ready,
  },
  'rebel:ywing:hortonsalm': { attacker: { pilot: 'hortonsalm', tokens: { focus: 1 } }, defender: plain },
  'imperial:tiefighter:howlrunner': {
    attacker: { pilot: 'academypilot', tokens: { focus: 1 } },
    defender: hurt,
    others: { howl: { pilot: 'howlrunner', at: beside, side: 0 } },
  },
  'imperial:firespray31:kathscarlet': {
    attacker: { pilot: 'kathscarlet', faction: 'imperial', tokens: { focus: 1 } },
    defender: ready,
  },
  'imperial:firespray31:krassistrelix': {
    attacker: { pilot: 'krassistrelix', upgrades: ['heavylasercannon'] },
    defender: ready,
    weapon: 'heavylasercannon',
  },
  'rebel:xwing:lukeskywalker': {
    attacker: { pilot: 'academypilot', ...armed },
    defender: { ...hurt, pilot: 'rebel:xwing:lukeskywalker' },
    gap: 50,
  },
  'imperial:tieadvanced:maarekstele': {
    attacker: { pilot: 'imperial:tieadvanced:maarekstele', ...armed },
    defender: hurt,
    gap: 50,
  },
  'imperial:tiefighter:maulermithel': { attacker: { pilot: 'maulermithel' }, defender: hurt, gap: 50 },
  'imperial:tiefofighter:omegaace': { attacker: { pilot: 'omegaace', ...armed }, defender: hurt },
  'rebel:t70xwing:poedameron': { attacker: { pilot: 'poedameron', ...armed }, defender: ready },
  'imperial:tieinterceptor:soontirfel': {
    attacker: armed,
    defender: { pilot: 'soontirfel', upgrades: ['elusiveness'] },
  },
  'rebel:xwing:wedgeantilles': { attacker: { pilot: 'wedgeantilles', ...locked }, defender: ready },
  'imperial:tiefighter:wingedgundark': { attacker: { pilot: 'wingedgundark' }, defender: hurt, gap: 50 },
  'torpedo:advprotontorpedoes': {
    attacker: { upgrades: ['advprotontorpedoes'], ...armed },
    defender: ready,
    weapon: 'advprotontorpedoes',
    gap: 50,
  },
  'missile:assaultmissiles': {
    attacker: { upgrades: ['assaultmissiles'], ...locked },
    defender: plain,
    weapon: 'assaultmissiles',
  },
  'cannon:autoblaster': {
    attacker: { upgrades: ['autoblaster'], ...armed },
    defender: ready,
    weapon: 'autoblaster',
    gap: 50,
  },
  'turret:blasterturret': {
    attacker: { upgrades: ['blasterturret'], ...armed },
    defender: plain,
    weapon: 'blasterturret',
  },
  'missile:clustermissiles': {
    attacker: { upgrades: ['clustermissiles'], ...armed },
    defender: ready,
    weapon: 'clustermissiles',
  },
  'missile:concussionmissiles': {
    attacker: { upgrades: ['concussionmissiles'], ...armed },
    defender: ready,
    weapon: 'concussionmissiles',
  },
  'ept:deadeye': {
    attacker: { upgrades: ['protontorpedoes', 'deadeye'], tokens: { focus: 2 } },
    defender: ready,
    weapon: 'protontorpedoes',
  },
  'ept:determination': {
    attacker: armed,
    defender: { ...hurt, upgrades: ['determination'] },
    gap: 50,
  },
  'ept:elusiveness': { attacker: armed, defender: { pilot: 'backstabber', upgrades: ['elusiveness'] } },
  'cannon:heavylasercannon': {
    attacker: { upgrades: ['heavylasercannon'], ...armed },
    defender: hurt,
    weapon: 'heavylasercannon',
  },
  'missile:homingmissiles': {
    attacker: { upgrades: ['homingmissiles'], ...armed },
    defender: ready,
    weapon: 'homingmissiles',
  },
  'cannon:ioncannon': {
    attacker: { upgrades: ['ioncannon'], ...armed },
    defender: ready,
    weapon: 'ioncannon',
  },
  'turret:ioncannonturret': {
    attacker: { upgrades: ['ioncannonturret'] },
    defender: { ...hurt, facedown: ['core2-damagedcockpit', 'core2-damagedengine'] },
    weapon: 'ioncannonturret',
  },
  'crew:lukeskywalker': {
    attacker: { upgrades: ['crew:lukeskywalker'] },
    defender: plain,
    prepare: (table) => {
      const blanks = ['blank', 'blank', 'blank'];
      table.attack('attacker', 'defender', { attack: blanks, defense: blanks });
    },
  },
  'ept:marksmanship': {
    attacker: { upgrades: ['marksmanship'], dial: { speed: 1, bearing: 'straight' } },
    defender: ready,
    gap: 200,
    situation: { phase: 'activation' },
    prepare: (table) => table.acts('card attacker.u1'),
  },
  'crew:mercenarycopilot': {
    attacker: { upgrades: ['mercenarycopilot'], ...armed },
    defender: hurt,
    gap: 250,
  },
  'torpedo:protontorpedoes': { attacker: torpedo, defender: ready, weapon: 'protontorpedoes' },
  'amd:r2f2': {
    attacker: { tokens: { focus: 1 } },
    defender: { ...hurt, upgrades: ['r2f2'], dial: { speed: 1, bearing: 'straight' } },
    gap: 200,
    situation: { phase: 'activation' },
    prepare: (table) => table.acts('card defender.u1'),
  },
  'amd:r5k6': { attacker: { upgrades: ['r5k6'], ...armed }, defender: ready },
  'system:sensorjammer': { attacker: armed, defender: { ...ready, upgrades: ['sensorjammer'] } },
  'mod:stealthdevice': { attacker: armed, defender: { ...hurt, upgrades: ['stealthdevice'] } },
  'tech:weaponsguidance': { attacker: { upgrades: ['weaponsguidance'], ...armed }, defender: plain },
  'ept:wired': { attacker: { upgrades: ['wired'], tokens: { stress: 1 } }, defender: plain },
  'core-blindedpilot': { attacker: { faceup: ['core-blindedpilot'] }, defender: plain, ...CORE },
  'core-directhit': { attacker: armed, defender: hurtCore, gap: 50, ...CORE },
  'core-injuredpilot': {
    attacker: armed,
    defender: {
      ...hurtCore,
      pilot: 'rebel:xwing:lukeskywalker',
      facedown: [],
      faceup: ['core-injuredpilot'],
    },
    ...CORE,
  },
  'core-minorexplosion': { attacker: locked, defender: hurtCore, ...CORE },
  'core-munitionsfailure': {
    attacker: armed,
    defender: { ...hurtCore, upgrades: ['protontorpedoes'] },
    ...CORE,
  },
  'core-structuraldamage': {
    attacker: armed,
    defender: { ...hurtCore, facedown: [], faceup: ['core-structuraldamage'] },
    ...CORE,
  },
  'core-thrustcontrolfire': {
    attacker: armed,
    defender: { pilot: 'soontirfel', facedown: ['core-damagedcockpit'] },
    ...CORE,
  },
  'core-weaponmalfunction': {
    attacker: { ...armed, faceup: ['core-weaponmalfunction'] },
    defender: hurtCore,
    ...CORE,
  },
  'core2-directhit': { attacker: armed, defender: hurt, gap: 50 },
  'core2-majorexplosion': {
    attacker: { upgrades: ['protontorpedoes'], ...armed },
    defender: { pilot: 'rookiepilot', shields: 0 },
    weapon: 'protontorpedoes',
  },
  'core2-majorhullbreach': {
    attacker: armed,
    defender: { pilot: 'rookiepilot', shields: 0, faceup: ['core2-majorhullbreach'] },
    situation: { round: 3 },
  },
  'core2-structuraldamage': {
    attacker: armed,
    defender: { pilot: 'rookiepilot', shields: 0, faceup: ['core2-structuraldamage'] },
  },
  'core2-thrustcontrolfire': { attacker: armed, defender: { pilot: 'soontirfel' }, gap: 50 },
  'core2-weaponsfailure': { attacker: { ...armed, faceup: ['core2-weaponsfailure'] }, defender: hurt },
  'rebel:senatorsshuttle:senator': {
    attacker: { pilot: 'academypilot', ...armed },
    defender: { pilot: 'rebel:senatorsshuttle:senator', tokens: { evade: 2 } },
  },
  'rebel:senatorsshuttle:shieldedsenator': {
    attacker: { pilot: 'academypilot', ...armed },
    defender: { pilot: 'rebel:senatorsshuttle:shieldedsenator', shields: 0 },
  },
};

/** Cards that have a say in what comes of an attack and are named beside the number instead of being counted. */
export const namedScenarios: Readonly<Record<string, Scenario>> = {
  ...laterNamedScenarios,
  ...namedPilotScenarios,
  ...namedWeaponScenarios,
  'crew:chewbacca': { attacker: armed, defender: { ...hurt, upgrades: ['crew:chewbacca'] } },
  'crew:gunner': { attacker: { upgrades: ['gunner'] }, defender: plain },
  'crew:lukeskywalker': { attacker: { upgrades: ['crew:lukeskywalker'] }, defender: plain },
  'missile:clustermissiles': {
    attacker: { upgrades: ['clustermissiles'], ...locked },
    defender: plain,
    weapon: 'clustermissiles',
  },
};
