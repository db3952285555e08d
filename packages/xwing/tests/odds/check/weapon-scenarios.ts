import type { Scenario } from './scenario.ts';

/** A defender whose shields are gone and who has two points of hull left. */
const hurt = {
  pilot: 'rookiepilot',
  shields: 0,
  facedown: ['core2-damagedcockpit'],
} as const;
const ready = { pilot: 'academypilot', tokens: { focus: 1, evade: 1 } } as const;
const armed = { tokens: { focus: 1 }, lock: 'defender' } as const;

/** The attacker fires this weapon. */
const fires = (card: string, attacker: object = armed, defender: object = ready): Scenario => ({
  attacker: { upgrades: [card], ...attacker },
  defender,
  weapon: card.slice(card.indexOf(':') + 1),
});

/** At range 1. */
const near = (scenario: Scenario): Scenario => ({ ...scenario, gap: 50 });

/** For every weapon of later waves one attack with it. */
export const weaponScenarios: Readonly<Record<string, Scenario>> = {
  'turret:twinlaserturret': fires('turret:twinlaserturret'),
  'turret:autoblasterturret': near(fires('turret:autoblasterturret')),
  'turret:dorsalturret': near(fires('turret:dorsalturret', armed, hurt)),
  'turret:syncedturret': fires('turret:syncedturret', { lock: 'defender' }, hurt),
  'cannon:flechettecannon': fires('cannon:flechettecannon', armed, hurt),
  'cannon:manglercannon': fires('cannon:manglercannon', armed, hurt),
  'cannon:linkedbattery': { attacker: { upgrades: ['linkedbattery'], ...armed }, defender: hurt },
  'cannon:arccaster#310': near(fires('cannon:arccaster#310', armed, hurt)),
  'torpedo:plasmatorpedoes': fires('torpedo:plasmatorpedoes'),
  'torpedo:flechettetorpedoes': fires('torpedo:flechettetorpedoes', armed, hurt),
  'torpedo:iontorpedoes': fires('torpedo:iontorpedoes', armed, hurt),
  'missile:ionpulsemissiles': fires('missile:ionpulsemissiles', armed, hurt),
  'missile:protonrockets': near(fires('missile:protonrockets', { tokens: { focus: 1 } })),
  'missile:cruisemissiles': fires('missile:cruisemissiles'),
  'missile:unguidedrockets': fires('missile:unguidedrockets', armed, hurt),
  'missile:scramblermissiles': fires('missile:scramblermissiles'),
};

/** Weapons that do something beyond what is counted. */
export const namedWeaponScenarios: Readonly<Record<string, Scenario>> = {
  'turret:twinlaserturret': fires('turret:twinlaserturret', { lock: 'defender' }),
  'missile:advhomingmissiles': fires('missile:advhomingmissiles', armed, hurt),
};
