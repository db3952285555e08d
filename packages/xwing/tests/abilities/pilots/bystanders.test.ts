import { type ShipSpec, type XwingTable, xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

type Faction = 'rebel' | 'imperial' | 'scum';
type Others = readonly [friend: string, agilityOfFriend: number, enemy: string, agilityOfEnemy: number];

/** A friend and an enemy with three attack dice each. */
const OTHERS: Readonly<Record<Faction, Others>> = {
  rebel: ['rookiepilot', 2, 'avengersquadronpilot', 3],
  imperial: ['avengersquadronpilot', 3, 'rookiepilot', 2],
  scum: ['blacksunace', 2, 'rookiepilot', 2],
};

/** Where the enemy stands at each range, and the faces that are rolled there. */
const RANGES = [
  { y: 500, attack: ['crit', 'focus', 'hit', 'blank'], more: [] },
  { y: 570, attack: ['crit', 'focus', 'hit'], more: [] },
  { y: 680, attack: ['crit', 'focus', 'hit'], more: ['blank'] },
] as const;
const DEFENSE = ['focus', 'blank', 'evade'];

interface Bystander extends Partial<Omit<ShipSpec, 'pilot'>> {
  readonly pilot: string;
  readonly faction: Faction;
}

/** A pilot beside a friend, in an attack of the friend and an enemy. */
function besideAttack(
  by: 'friend' | 'enemy',
  { y, attack, more }: (typeof RANGES)[number],
  { pilot, faction, ...own }: Bystander,
): XwingTable {
  const [friend, agilityOfFriend, enemy, agilityOfEnemy] = OTHERS[faction];
  const against = by === 'friend' ? 'enemy' : 'friend';
  const agility = against === 'friend' ? agilityOfFriend : agilityOfEnemy;
  return xwingTable({
    self: { pilot, faction, at: [540, 400], hasFought: true, tokens: { focus: 1, evade: 1 }, ...own },
    friend: { pilot: friend, faction, at: [450, 400], hasFought: against === 'friend' },
    enemy: { pilot: enemy, at: [450, y, 180], hasFought: against === 'enemy' },
  }).attack(by, against, { attack, defense: [...DEFENSE.slice(0, agility), ...more] });
}

/** What the pilot could use until the attack is over. */
function offeredTo(name: string, table: XwingTable): string[] {
  const offered: string[] = [];
  for (;;) {
    const asked = table.open.find(({ kind }) => kind === 'useAbility');
    if (!asked) return offered;
    const uses = table.answersOffered.map((answer) => (answer as { readonly use?: string }).use ?? '');
    offered.push(...uses.filter((use) => use.startsWith(`${name}.pilot`)));
    table.send(asked, { pass: true });
  }
}

const OWN_ATTACKS: readonly (readonly [pilot: string, faction: Faction, own?: Partial<Bystander>])[] = [
  ['airencracken', 'rebel'],
  ['captainrex', 'rebel'],
  ['crimsonleader', 'rebel'],
  ['eadenvrill', 'rebel'],
  ['hortonsalm', 'rebel'],
  ['keyanfarlander', 'rebel', { tokens: { stress: 1 } }],
  ['lieutenantblount', 'rebel'],
  ['mirandadoni', 'rebel'],
  ['wedgeantilles', 'rebel'],
  ['wullffwarro', 'rebel', { shields: 0, facedown: ['core2-weaponsfailure'] }],
  ['imperial:tiefighter:backstabber', 'imperial'],
  ['captainferoph', 'imperial'],
  ['countdown', 'imperial'],
  ['doubleedge', 'imperial'],
  ['kirkanos', 'imperial'],
  ['krassistrelix', 'imperial'],
  ['imperial:tieadvanced:maarekstele', 'imperial'],
  ['imperial:tiedefender:maarekstele', 'imperial'],
  ['majorvermeil', 'imperial'],
  ['majorvynder', 'imperial'],
  ['maulermithel', 'imperial'],
  ['puresabacc', 'imperial'],
  ['rearadmiralchiraneau', 'imperial'],
  ['scourge', 'imperial'],
  ['testpilotblackout', 'imperial'],
  ['theinquisitor', 'imperial'],
  ['valenrudor', 'imperial'],
  ['wampa', 'imperial'],
  ['whisper', 'imperial'],
  ['wingedgundark', 'imperial'],
  ['zetaleader', 'imperial'],
  ['bobafett', 'scum'],
  ['scum:yv666:bossk', 'scum'],
  ['dengar', 'scum'],
  ['grazthehunter', 'scum'],
  ['ig88a', 'scum'],
  ['ig88b', 'scum', { upgrades: ['ioncannon'] }],
  ['inaldra', 'scum'],
  ['scum:firespray31:kathscarlet', 'scum'],
  ['kavil', 'scum', { upgrades: ['ioncannonturret'] }],
  ['princexizor', 'scum'],
  ['talonbanecobra', 'scum'],
];

for (const [pilot, faction, own] of OWN_ATTACKS) {
  test(`${pilot} (${faction}) has no part in an attack of two others`, () => {
    for (const by of ['friend', 'enemy'] as const)
      for (const range of RANGES) {
        const table = besideAttack(by, range, { pilot, faction, ...own });
        expect(offeredTo('self', table)).toEqual([]);
        // Nobody rolled more or fewer dice than the ship cards and the range give.
        expect(table.events('attackDiceRolled').map(({ faces }) => faces)).toEqual([range.attack]);
        table.ends();
      }
  });
}
