import type { Scenario } from './scenario.ts';

/** The pilot fires with a focus token and a target lock. */
const fires = (pilot: string): Scenario => ({
  attacker: { pilot, tokens: { focus: 1 }, lock: 'defender' },
  defender: { pilot: 'rookiepilot', shields: 0, facedown: ['core2-damagedcockpit'] },
});

/** The pilot is shot at and has a focus token. */
const defends = (pilot: string): Scenario => ({
  attacker: { tokens: { focus: 1 }, lock: 'defender' },
  defender: { pilot, tokens: { focus: 1 } },
});

const each = (pilots: readonly string[], scenario: (pilot: string) => Scenario) =>
  Object.fromEntries(pilots.map((pilot) => [pilot, scenario(pilot)]));

const plain = { pilot: 'academypilot' } as const;

/** For every pilot of later waves that touches the dice of an attack, or what they do, one attack. */
export const pilotScenarios: Readonly<Record<string, Scenario>> = {
  ...each(
    [
      'rebel:yt2400:eadenvrill',
      'rebel:ewing:etahnabaht',
      'rebel:awing:gemmersojan',
      'rebel:xwing:hobbieklivian',
      'rebel:bwing:ibtisam',
      'rebel:hwk290:janors',
      'rebel:xwing:jekporkins',
      'rebel:t70xwing:jesspava',
      'rebel:vcx100:kananjarrus',
      'rebel:bwing:keyanfarlander',
      'rebel:z95headhunter:lieutenantblount',
      'rebel:t70xwing:niennunb',
      'rebel:arc170:norrawexley',
      'rebel:t70xwing:poedameron-swx57',
      'rebel:yt1300:rey',
      'rebel:uwing:sawgerrera',
      'rebel:bwing:tennumb',
      'rebel:auzituckgunship:wullffwarro',
      'imperial:tiefighter:scourge',
      'imperial:tiestriker:puresabacc',
      'imperial:tiefighter:chaser',
      'imperial:tiefofighter:zetaleader',
      'imperial:tiesffighter:backdraft',
      'imperial:tieinterceptor:kirkanos',
      'imperial:tieinterceptor:carnorjax',
      'imperial:tiedefender:colonelvessery',
      'imperial:vt49decimator:rearadmiralchiraneau',
      'imperial:vt49decimator:commanderkenkirk',
      'imperial:alphaclassstarwing:majorvynder',
      'imperial:alphaclassstarwing:lieutenantkarsabi',
      'imperial:tiesilencer:testpilotblackout',
      'imperial:tiereaper:majorvermeil',
      'imperial:tiedefender:maarekstele',
      'scum:firespray31:kathscarlet',
      'scum:z95headhunter:ndrusuhlak',
      'scum:ywing:kavil',
      'scum:firespray31:bobafett',
      'scum:kihraxzfighter:grazthehunter',
      'scum:protectoratestarfighter:fennrau',
      'scum:g1astarfighter:zuckuss',
      'scum:yv666:bossk',
      'scum:yv666:lattsrazzi',
      'scum:hwk290:dacebonearm',
      'scum:kihraxzfighter:talonbanecobra',
      'scum:ywing:drearenthal',
      'scum:m3ainterceptor:genesisred',
      'scum:m3ainterceptor:sunnybounder',
    ],
    fires,
  ),
  ...each(
    [
      'rebel:attackshuttle:ezrabridger',
      'rebel:sheathipedeclassshuttle:ezrabridger',
      'rebel:auzituckgunship:lowhhrick',
      'rebel:xwing:tarnmison',
      'rebel:attackshuttle:zeborrelios',
      'rebel:tiefighter:zeborrelios',
      'rebel:sheathipedeclassshuttle:zeborrelios',
      'imperial:tiestriker:countdown',
      'imperial:tiereaper:captainferoph',
      'imperial:tieaggressor:lieutenantkestal',
      'scum:m3ainterceptor:serissu',
      'scum:lancerclasspursuitcraft:sabinewren',
      'scum:starviper:princexizor',
    ],
    defends,
  ),
  'rebel:kwing:esegetuketu': {
    attacker: {},
    defender: plain,
    others: { esege: { pilot: 'esegetuketu', at: [600, 300], side: 0, tokens: { focus: 2 } } },
  },
  'rebel:arc170:sharabey': {
    attacker: { tokens: { focus: 1 } },
    defender: plain,
    others: { shara: { pilot: 'sharabey', at: [600, 300], side: 0, lock: 'defender' } },
  },
  'rebel:uwing:magvayarro': {
    attacker: { pilot: 'academypilot', tokens: { focus: 1 }, lock: 'defender' },
    defender: { pilot: 'rookiepilot' },
    others: { magva: { pilot: 'rebel:uwing:magvayarro', at: [600, 490, 180], side: 1 } },
  },
  'imperial:tiepunisher:redline': {
    attacker: {
      pilot: 'imperial:tiepunisher:redline',
      tokens: { focus: 1 },
      lock: 'defender',
      lockedTwice: true,
    },
    defender: { pilot: 'rookiepilot' },
  },
  'rebel:awing:jakefarrell': fires('rebel:awing:jakefarrell'),
  'rebel:bsf17bomber:cobaltleader': {
    ...fires('rebel:bsf17bomber:cobaltleader'),
    situation: { bombs: [{ bomb: 'bomb:seismiccharges', droppedBy: 'attacker', at: [520, 530, 0] }] },
  },
  'rebel:yt2400:leebo': {
    attacker: { pilot: 'academypilot', tokens: { focus: 1 }, lock: 'defender' },
    defender: {
      pilot: 'rebel:yt2400:leebo',
      shields: 0,
      facedown: ['core2-damagedcockpit', 'core2-damagedengine', 'core2-weaponsfailure'],
    },
  },
};

/** Pilots who are named beside the number. */
export const namedPilotScenarios: Readonly<Record<string, Scenario>> = {
  ...each(
    [
      'rebel:bsf17bomber:crimsonleader',
      'rebel:kwing:mirandadoni',
      'imperial:tiefighter:wampa',
      'scum:m3ainterceptor:inaldra',
    ],
    fires,
  ),
  ...each(['imperial:tiesilencer:kyloren', 'imperial:upsilonclassshuttle:kyloren'], defends),
};
