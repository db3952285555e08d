import { shows } from '@sortie/testkit';
import { expect, test } from 'vitest';
import { allegiances, factionOf, factions, fitsShipType, slots } from '../../src/catalogue/index.ts';
import {
  faultText,
  formats,
  judgeSquad,
  judgeTeam,
  pointsCeiling,
  squadCost,
} from '../../src/lists/index.ts';
import { faultsOf, squadOf } from './squad-of.ts';

const luke = 'rebel:xwing:lukeskywalker';
const rookie = 'rebel:xwing:rookiepilot';
const academy = 'imperial:tiefighter:academypilot';
const black = 'imperial:tiefighter:blacksquadronpilot';

shows('xw.squad.points.limit', 'the summed cost of ships and upgrades may not pass the agreed total', () => {
  const squad = squadOf('rebel', [luke, 'amd:r2d2'], [rookie]);
  expect(squadCost(squad)).toBe(53);
  expect(judgeSquad(squad, { points: 53 })).toEqual([]);
  expect(judgeSquad(squad, { points: 52 })).toEqual([
    { rule: 'xw.squad.points.limit', reason: { kind: 'overPoints', cost: 53, ceiling: 52 } },
  ]);
});

shows('xw.squad.points.default-100', 'the total is 100 unless another is agreed on', () => {
  const eightTies = squadOf('imperial', ...Array.from({ length: 8 }, () => [academy] as const));
  const nineTies = squadOf('imperial', ...Array.from({ length: 9 }, () => [academy] as const));
  expect(judgeSquad(eightTies)).toEqual([]);
  expect(faultsOf(nineTies)).toEqual([['xw.squad.points.limit', undefined]]);
  expect(judgeSquad(nineTies, { points: 150 })).toEqual([]);
});

shows('xw.squad.points.negative-cost', 'a negative cost lowers the cost of the ship and of the squad', () => {
  const plain = squadOf('rebel', ['rebel:awing:prototypepilot']);
  const refit = squadOf('rebel', ['rebel:awing:prototypepilot', 'missile:chardaanrefit']);
  expect(squadCost(refit)).toBe(squadCost(plain) - 2);
  expect(judgeSquad(refit, { points: 15 })).toEqual([]);
});

shows('xw.squad.faction.three', 'Resistance counts as Rebel and First Order as Imperial', () => {
  expect([...factions]).toEqual(['rebel', 'imperial', 'scum']);
  expect(allegiances.map(factionOf)).toEqual(['rebel', 'rebel', 'imperial', 'imperial', 'scum']);
  expect(judgeSquad(squadOf('rebel', [luke], ['rebel:t70xwing:poedameron']))).toEqual([]);
  expect(judgeSquad(squadOf('imperial', [academy], ['imperial:tiefofighter:omegaace']))).toEqual([]);
});

shows('xw.squad.faction.single', 'all Ship cards of a squad belong to one faction', () => {
  expect(faultsOf(squadOf('rebel', [luke], [academy]))).toEqual([['xw.squad.faction.single', academy]]);
});

shows(
  'xw.squad.faction.upgrade-restricted',
  'an upgrade of one faction goes on ships of that faction only',
  () => {
    const falcon = 'rebel:yt1300:hansolo';
    expect(faultsOf(squadOf('rebel', [falcon, 'crew:chewbacca']))).toEqual([]);
    expect(faultsOf(squadOf('rebel', [falcon, 'crew:darthvader']))).toEqual([
      ['xw.squad.faction.upgrade-restricted', 'crew:darthvader'],
    ]);
  },
);

shows(
  'xw.squad.faction.upgrade-neutral',
  'an upgrade without a faction goes on ships of every faction',
  () => {
    for (const [faction, ship] of [
      ['rebel', 'rebel:hwk290:rebeloperative'],
      ['imperial', 'imperial:firespray31:bountyhunter'],
      ['scum', 'scum:yv666:trandoshanslaver'],
    ] as const) {
      expect(judgeSquad(squadOf(faction, [ship, 'crew:mercenarycopilot']))).toEqual([]);
      // Navigator asks for a size, which every one of them has.
      expect(judgeSquad(squadOf(faction, [ship, 'crew:navigator']))).toEqual([]);
    }
  },
);

shows(
  ['xw.squad.upgrade.bar-slot', 'xw.squad.upgrade.example-xwing-bar'],
  'one Torpedoes and one Astromech icon take one card each and no second',
  () => {
    expect(judgeSquad(squadOf('rebel', [rookie, 'torpedo:protontorpedoes', 'amd:r2d2']))).toEqual([]);
    expect(
      faultsOf(
        squadOf('rebel', [rookie, 'torpedo:protontorpedoes', 'torpedo:advprotontorpedoes', 'amd:r2d2']),
      ),
    ).toEqual([['xw.squad.upgrade.bar-slot', 'torpedo:advprotontorpedoes']]);
    expect(faultsOf(squadOf('rebel', [rookie, 'amd:r2d2', 'amd:r2f2']))).toEqual([
      ['xw.squad.upgrade.bar-slot', 'amd:r2f2'],
    ]);
    expect(faultsOf(squadOf('rebel', [rookie, 'ept:marksmanship']))).toEqual([
      ['xw.squad.upgrade.bar-slot', 'ept:marksmanship'],
    ]);
  },
);

shows('xw.squad.upgrade.icons', 'there are 17 upgrade types', () => {
  expect(slots).toHaveLength(17);
  expect(new Set(slots).size).toBe(17);
  expect(slots).toContain('salvagedAstromech');
});

shows(
  'xw.squad.upgrade.modification-any',
  'a modification fits any ship unless its card names a type',
  () => {
    expect(judgeSquad(squadOf('imperial', [academy, 'mod:hullupgrade']))).toEqual([]);
    expect(faultsOf(squadOf('imperial', [academy, 'mod:advancedcloakingdevice']))).toEqual([
      ['xw.squad.upgrade.type-only', 'mod:advancedcloakingdevice'],
    ]);
  },
);

shows('xw.squad.upgrade.modification-max-one', 'a ship carries one modification', () => {
  expect(faultsOf(squadOf('imperial', [academy, 'mod:hullupgrade', 'mod:shieldupgrade']))).toEqual([
    ['xw.squad.upgrade.modification-max-one', 'mod:shieldupgrade'],
  ]);
});

shows('xw.squad.upgrade.title-any', 'a title needs no icon but the ship type of its card', () => {
  expect(judgeSquad(squadOf('rebel', ['rebel:yt1300:hansolo', 'title:millenniumfalcon']))).toEqual([]);
  expect(faultsOf(squadOf('rebel', [luke, 'title:millenniumfalcon']))).toEqual([
    ['xw.squad.upgrade.type-only', 'title:millenniumfalcon'],
  ]);
});

shows('xw.squad.upgrade.title-max-one', 'a ship carries one title', () => {
  const squad = squadOf('imperial', ['imperial:firespray31:bountyhunter', 'title:slavei', 'title:andrasta']);
  expect(faultsOf(squad)).toEqual([['xw.squad.upgrade.title-max-one', 'title:andrasta']]);
});

shows('xw.squad.upgrade.limited-no-duplicate', 'a ship carries no second copy of a Limited card', () => {
  const squad = squadOf('rebel', ['rebel:yt1300:hansolo', 'crew:tactician', 'crew:tactician']);
  expect(faultsOf(squad)).toEqual([['xw.squad.upgrade.limited-no-duplicate', 'crew:tactician']]);
});

shows('xw.squad.upgrade.limited-different-ok', 'different Limited cards may stand on one ship', () => {
  const squad = squadOf('rebel', ['rebel:yt1300:hansolo', 'crew:tactician', 'crew:operationsspecialist']);
  expect(judgeSquad(squad)).toEqual([]);
});

shows('xw.squad.upgrade.size-only', 'an upgrade for one size goes on ships of that size only', () => {
  expect(judgeSquad(squadOf('rebel', ['rebel:yt1300:hansolo', 'mod:antipursuitlasers']))).toEqual([]);
  expect(faultsOf(squadOf('rebel', [rookie, 'mod:antipursuitlasers']))).toEqual([
    ['xw.squad.upgrade.size-only', 'mod:antipursuitlasers'],
  ]);
  expect(faultsOf(squadOf('rebel', ['rebel:yt1300:hansolo', 'ept:deadeye']))).toEqual([
    ['xw.squad.upgrade.size-only', 'ept:deadeye'],
  ]);
});

shows('xw.squad.upgrade.type-only', 'a type fits when its name holds all words, whole and in order', () => {
  expect(fitsShipType('T-70 X-wing', 'X-wing')).toBe(true);
  expect(fitsShipType('TIE/fo Fighter', 'TIE Fighter')).toBe(true);
  expect(fitsShipType('TIE Adv. Prototype', 'TIE Advanced')).toBe(false);
  expect(fitsShipType('TIE Advanced', 'Advanced TIE')).toBe(false);
  expect(judgeSquad(squadOf('rebel', ['rebel:t70xwing:poedameron', 'mod:integratedastromech']))).toEqual([]);
  expect(
    judgeSquad(squadOf('imperial', ['imperial:tiefofighter:omegaace', 'mod:twinionenginemkii'])),
  ).toEqual([]);
  expect(faultsOf(squadOf('rebel', ['rebel:awing:prototypepilot', 'mod:integratedastromech']))).toEqual([
    ['xw.squad.upgrade.type-only', 'mod:integratedastromech'],
  ]);
});

shows('xw.squad.unique.no-duplicate-name', 'a unique name stands in a squad once', () => {
  expect(faultsOf(squadOf('rebel', [luke], [luke]))).toEqual([['xw.squad.unique.no-duplicate-name', luke]]);
  expect(faultsOf(squadOf('rebel', [luke, 'amd:r2d2'], [rookie, 'amd:r2d2']))).toEqual([
    ['xw.squad.unique.no-duplicate-name', 'amd:r2d2'],
  ]);
  const twoPrintings = squadOf('rebel', ['rebel:yt1300:hansolo'], ['rebel:yt1300:hansolo-swx57']);
  expect(faultsOf(twoPrintings)).toEqual([
    ['xw.squad.unique.no-duplicate-name', 'rebel:yt1300:hansolo-swx57'],
  ]);
});

shows('xw.squad.unique.cross-type', 'a pilot and a crew of one unique name do not stand in one squad', () => {
  const squad = squadOf('rebel', ['rebel:yt1300:hansolo', 'crew:lukeskywalker'], [luke]);
  expect(faultsOf(squad)).toEqual([['xw.squad.unique.cross-type', luke]]);
  const droids = squadOf('rebel', [luke, 'amd:r2d2'], ['rebel:yt1300:hansolo', 'crew:r2d2-swx22']);
  expect(faultsOf(droids)).toEqual([['xw.squad.unique.cross-type', 'crew:r2d2-swx22']]);
});

shows('xw.squad.unique.team-scope', 'in team play a unique name stands in one squad of the team', () => {
  const squads = [squadOf('rebel', [luke]), squadOf('rebel', [rookie], [luke])];
  expect(squads.map((squad) => judgeSquad(squad))).toEqual([[], []]);
  expect(judgeTeam(squads)).toEqual([
    {
      rule: 'xw.squad.unique.team-scope',
      squad: 1,
      ship: 1,
      pilot: luke,
      card: luke,
      reason: { kind: 'secondUnique', name: 'Luke Skywalker', first: luke },
    },
  ]);
});

shows(
  'xw.squad.unique.generic-unlimited',
  'a Ship card that is not unique is fielded any number of times',
  () => {
    expect(judgeSquad(squadOf('rebel', [rookie], [rookie], [rookie], [rookie]))).toEqual([]);
  },
);

shows('xw.squad.upgrade.copies', 'a plain upgrade is fielded as often as icons allow', () => {
  const torpedoes = 'torpedo:protontorpedoes';
  expect(
    judgeSquad(
      squadOf('rebel', ['rebel:ywing:goldsquadronpilot', torpedoes, torpedoes], [rookie, torpedoes]),
    ),
  ).toEqual([]);
  expect(judgeSquad(squadOf('imperial', [black, 'ept:determination'], [black, 'ept:determination']))).toEqual(
    [],
  );
  expect(faultsOf(squadOf('rebel', [rookie, torpedoes, torpedoes]))).toEqual([
    ['xw.squad.upgrade.bar-slot', torpedoes],
  ]);
});

shows(
  'xw.squad.format.standard',
  'standard play has no mission objective and is decided by elimination',
  () => {
    expect(Object.keys(formats)).toEqual(['standard', 'cinematic', 'epic']);
    expect(formats.standard).toEqual({ points: 100, decidedBy: 'elimination', hugeShips: false });
    expect(faultsOf(squadOf('rebel'))).toEqual([['xw.squad.format.standard', undefined]]);
  },
);

shows('xw.squad.format.cinematic', 'cinematic play is decided by the objectives of its mission', () => {
  expect(formats.cinematic.decidedBy).toBe('missionObjective');
  expect(judgeSquad(squadOf('rebel', [luke]), { format: 'cinematic' })).toEqual([]);
});

shows(
  ['xw.squad.format.epic', 'xw.ship.size.huge'],
  'Epic play has 300 points and huge ships, no other mode has them',
  () => {
    const transport = 'rebel:gr75mediumtransport:gr75mediumtransport';
    const squad = squadOf('rebel', [transport, 'cargo:commsbooster'], [luke], ['rebel:yt1300:hansolo']);
    expect(pointsCeiling({ format: 'epic' })).toBe(300);
    expect(judgeSquad(squad, { format: 'epic' })).toEqual([]);
    expect(faultsOf(squad, { points: 300 })).toEqual([['xw.ship.size.huge', transport]]);
  },
);

const fore = 'rebel:cr90corvettefore:cr90corvettefore';
const aft = 'rebel:cr90corvetteaft:cr90corvetteaft';

shows('xw.squad.format.epic', 'a huge ship of two sections is fielded whole', () => {
  expect(judgeSquad(squadOf('rebel', [fore], [aft]), { format: 'epic' })).toEqual([]);
  expect(faultsOf(squadOf('rebel', [fore]), { format: 'epic' })).toEqual([['xw.squad.format.epic', fore]]);
  const raider = 'imperial:raiderclasscorvetteaft:raiderclasscorvetteaft';
  const mixed = faultsOf(squadOf('rebel', [fore], [raider]), { format: 'epic' });
  expect(mixed.filter(([rule]) => rule === 'xw.squad.format.epic')).toEqual([
    ['xw.squad.format.epic', fore],
    ['xw.squad.format.epic', raider],
  ]);
});

shows('xw.squad.format.epic', 'of several huge ships each has both of its sections', () => {
  const numbered = (...sections: readonly (readonly [string, number])[]) => {
    const { faction, ships } = squadOf('rebel', ...sections.map(([card]) => [card] as const));
    return { faction, ships: ships.map((ship, at) => ({ ...ship, section: sections[at]![1] })) };
  };
  const whole = numbered([fore, 1], [fore, 2], [aft, 1], [aft, 2]);
  expect(faultsOf(whole, { format: 'epic' })).toEqual([]);
  const torn = numbered([fore, 1], [fore, 1], [aft, 2], [aft, 2]);
  expect(faultsOf(torn, { format: 'epic' }).map(([, card]) => card)).toEqual([fore, fore, aft, aft]);
});

test('a card no catalogue knows is named before anything else is judged', () => {
  const squad = {
    ...squadOf('rebel', [luke]),
    ships: [{ pilot: 'rebel:xwing:nobody', upgrades: ['amd:none'] }],
  };
  const faults = judgeSquad(squad as never);
  expect(faults.map(faultText)).toEqual([
    'In ship 1: there is no card rebel:xwing:nobody (table.unknown-card).',
    'In ship 1: there is no card amd:none (table.unknown-card).',
  ]);
});

test('a fault reads as a sentence with ship, card and rule', () => {
  const falcon = ['rebel:yt1300:outerrimsmuggler', 'crew:lukeskywalker'] as const;
  const ships = [[rookie, 'amd:r2d2', 'amd:r2f2'], [luke], [luke, 'ept:ruthlessness'], falcon] as const;
  expect(judgeSquad(squadOf('rebel', ...ships), { points: 200 }).map(faultText)).toEqual([
    'In ship 1, Rookie Pilot: R2-F2 finds no free Astromech place, the ship has 1 (xw.squad.upgrade.bar-slot).',
    'In ship 3, Luke Skywalker: Ruthlessness needs a ship of the faction Imperial (xw.squad.faction.upgrade-restricted).',
    'In ship 3: Luke Skywalker is unique: one copy a squad (xw.squad.unique.no-duplicate-name).',
    'In ship 4, Outer Rim Smuggler: Luke Skywalker is unique: one copy a squad (xw.squad.unique.cross-type).',
  ]);
});
