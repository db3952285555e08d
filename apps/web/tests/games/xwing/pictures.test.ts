import { xwingRulebook } from '@sortie/rulebook/xwing';
import { languages, loadTexts } from '@sortie/xwing/text';
import { describe, expect, test } from 'vitest';
import { allPictures } from '../../../src/games/xwing/pictures/all-pictures.ts';
import type { Facts } from '../../../src/games/xwing/pictures/picture.ts';
import { pictureScene } from '../../../src/games/xwing/pictures/picture-scene.ts';
import {
  type PictureId,
  pictureIds,
  rulesByPicture,
} from '../../../src/games/xwing/pictures/pictured-rules.ts';
import { en } from '../../../src/games/xwing/pictures/text/en.ts';
import { es } from '../../../src/games/xwing/pictures/text/es.ts';
import { pt } from '../../../src/games/xwing/pictures/text/pt.ts';

await Promise.all(languages.map(loadTexts));

const drawn = (id: PictureId) =>
  pictureScene(allPictures[id], {
    language: 'en',
    picture: (key, values = {}) => [key, ...Object.values(values)].join(' '),
    table: (key) => key,
  });

/** What the sentence under each picture says. */
const shown: Readonly<Record<PictureId, readonly [title: string, facts: Facts]>> = {
  closestPoints: ['range runs along the shortest line between the bases', { range: 2, millimetres: 165 }],
  inArcPoint: ['an attack is measured to a point in the arc, not to a nearer one', { closest: 1, range: 2 }],
  partlyInArc: ['one corner in the arc is enough, none is not', { targets: 1, inside: 1, outside: 1 }],
  turretBehind: ['a turret attacks a ship outside its arc', { range: 1, inArc: 0 }],
  obstructedAttack: ['an obstructed attack gives one more defense die', { range: 2, agility: 3, defense: 4 }],
  rangeOne: ['range 1 gives one more attack die', { range: 1, weapon: 3, attack: 4, defense: 3 }],
  rangeThree: ['range 3 gives one more defense die', { range: 3, agility: 3, defense: 4, attack: 3 }],
  touchingShips: ['a ship attacks others than those it touches', { targets: 1, other: 1 }],
  bump: ['a ship slides back, touches and loses its action', { short: 56, touching: 1, actions: 0 }],
  throughShips: ['a template may cross a ship', { short: 0, touching: 0 }],
  koiogranTurn: ['a Koiogran turn turns about and stresses', { turned: 180, stress: 1, short: 0 }],
  koiogranBlocked: ['a blocked Koiogran turn does not turn about', { turned: 0, stress: 1, short: 31 }],
  overAsteroid: ['an asteroid takes the action and rolls a die', { hits: 1, rolled: 1, actions: 0 }],
  overTheEdge: ['a base partly outside has fled', { outside: 26, fled: 1 }],
  boost: ['a boost follows the speed-1 template and leaves stress alone', { turned: 45, stress: 0 }],
  barrelRoll: ['a barrel roll goes 80 mm aside, 20 ahead or back', { aside: 80, slide: 20, heading: 0 }],
  decloak: ['a decloak goes 120 mm aside', { aside: 120, slide: 20, heading: 0 }],
  lockRange: ['a lock needs range, no arc', { range: 3, locks: 1 }],
  bombDrop: ['a bomb lies behind the ship', { behind: 52, bombs: 1 }],
  bombBlast: ['a bomb hurts friends at range 1 too, nobody farther', { hurt: 2, friend: 1, far: 0 }],
  deploymentZone: [
    'a base lies wholly within the zone',
    { zone: 100, inside: 'allowed', beyond: 'xw.setup.deploy.zone' },
  ],
  obstacleDistances: [
    'obstacles keep away from edges and from each other',
    { edge: 200, gap: 100, near: 'xw.setup.obstacle.spacing', outside: 'xw.setup.obstacle.edge-distance' },
  ],
  safePassage: ['the shuttle has its way out before it', { left: 240, imperials: 2 }],
  longWayHome: ['a damaged ship is repaired in round 5', { round: 5, fast: 7 }],
  silentListeners: ['a satellite under a ship is scanned', { scans: 1 }],
};

describe('the pictures of the rulebook', () => {
  test.each(pictureIds.map((id) => [shown[id][0], id] as const))('%s (%s)', (_title, id) => {
    const { facts, scene } = drawn(id);
    expect(facts).toMatchObject(shown[id][1]);
    expect(scene.marks.length).toBeGreaterThan(0);
  });

  test.each(pictureIds)('%s draws its pieces within its frame', (id) => {
    const { area, pieces, marks } = drawn(id).scene;
    const places = [
      ...pieces.filter(({ kind }) => kind === 'ship').map(({ pose }) => pose),
      ...marks.filter(({ kind }) => kind === 'line').flatMap(({ points }) => points),
    ];
    const isOut = ({ x, y }: { readonly x: number; readonly y: number }) =>
      x < 0 || x > area.width || y < 0 || y > area.depth;
    expect(places.filter(isOut)).toEqual([]);
  });

  test.each(pictureIds)('%s has every number of its caption in all languages', (id) => {
    const { facts } = drawn(id);
    for (const words of [en, es, pt]) {
      const wanted = [...words[id].matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name!);
      expect(wanted.filter((name) => facts[name] === undefined)).toEqual([]);
    }
  });

  test('show rules of the book', async () => {
    const ids: ReadonlySet<string> = new Set((await xwingRulebook.load('en')).rules.map(({ id }) => id));
    const pictured = new Set<string>(Object.values(rulesByPicture).flat());
    expect([...pictured].filter((id) => !ids.has(id))).toEqual([]);
    expect(pictured.size).toBeGreaterThan(40);
  });

  test('are all of other ships, for the table remembers where a piece stood', () => {
    const ids = pictureIds.flatMap((id) =>
      drawn(id)
        .scene.pieces.filter(({ kind, side }) => kind === 'ship' && side !== null)
        .map((piece) => piece.id),
    );
    expect(new Set(ids).size).toBe(ids.length);
  });
});
