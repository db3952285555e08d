import { shipClasses } from '@sortie/armada/catalogue';
import { coversTool, endOfCourse, everyClicks, sidesFor } from '@sortie/armada/measuring';
import type { CourseRegion } from '@sortie/armada/model';
import { armada } from '@sortie/armada/rules';
import { playGame } from '@sortie/bots';
import type { Plain } from '@sortie/kernel';
import { type ArmadaTable, armadaTable } from '@sortie/testkit/armada';
import { expect } from 'vitest';
import { openGame, randomPlayers } from '../games/open-game.ts';
import { shows } from '../shows.ts';

shows(
  ['ar.setup.obstacles-spacing', 'ar.setup.obstacles-edge-distance'],
  'an obstacle for which no place is left is left out, and the game goes on',
  () => {
    // Hardly any of it lies beyond distance 3 of all edges.
    const referee = openGame(2, { area: { width: 700, depth: 600 }, setUpWidth: 700, objectives: false });
    const inspect = () =>
      referee.state.setUpStep === 'deployFleets' ? 'deployment has begun' : armada.faults(referee.state)[0];
    const played = playGame(referee, randomPlayers(2), { limit: 40, inspect });
    expect(played).toMatchObject({ fault: 'deployment has begun' });
    const placed = referee.state.obstacles.filter(({ pose }) => pose !== null).length;
    expect(placed).toBeGreaterThan(0);
    expect(placed).toBeLessThan(6);
  },
);

shows(
  'ar.overlap.squadrons-placed-by-opponent',
  'without room around the ship a displaced squadron goes into contact with one that touches it',
  () => {
    // A corvette comes to rest between two larger ships and the edge, in the middle of a swarm.
    const around = Array.from({ length: 12 }, (_, index) => index);
    const wings = Object.fromEntries(
      around.map((index) => [
        `wing${index}`,
        {
          squadron: 'tie-fighter',
          at: [880 + (index % 2) * 40, 358 + Math.floor(index / 2) * 36] as const,
          side: 1 as const,
        },
      ]),
    );
    const table = armadaTable({
      corvette: { ship: 'cr90-corvette-a', at: [900, 300, 0], speed: 1 },
      victory: { ship: 'victory-ii', at: [1700, 800, 180], activated: true },
      left: { ship: 'victory-i-', at: [826, 368, 0], activated: true },
      right: { ship: 'victory-i-', at: [974, 368, 0], activated: true },
      ...wings,
    })
      .until('chooseCourse', 'corvette')
      .answers({ clicks: [0], side: 'left' });
    while (table.question.kind === 'placeDisplaced') table.letGoBy();
    expect(armada.faults(table.state)).toEqual([]);
    expect(table.state.squadrons.every(({ at }) => at !== null)).toBe(true);
    expect(table.events('squadronMoved').length).toBeGreaterThan(2);
  },
);

/** Every bend of the tool that the question allows, with the sides that are legal for it. */
function sidesByBend(table: ArmadaTable): ReadonlyMap<string, readonly string[]> {
  const { id, seat, version, answers } = table.question;
  const { yaw, extraYaw } = (answers as { readonly region: Plain }).region as unknown as CourseRegion;
  const isLegal = (clicks: readonly number[], side: string) =>
    table.referee.whyNot(seat, { decision: id, version, answer: { clicks, side } }) === undefined;
  return new Map(
    everyClicks(yaw, extraYaw).map((clicks) => [
      clicks.join(' '),
      ['left', 'right'].filter((side) => isLegal(clicks, side)),
    ]),
  );
}

const corvette = { ship: 'cr90-corvette-a', at: [900, 300, 0], speed: 3 } as const;
const victory = { ship: 'victory-ii', at: [1700, 800, 180], activated: true } as const;

shows(
  ['ar.ship-move.no-overlap-with-tool', 'ar.overlap.reduced-may-cover-tool', 'ar.ship-move.choose-side'],
  'every bend of the tool can be flown on one side or both, in the open and among ships on both sides',
  () => {
    const open = sidesByBend(armadaTable({ corvette, victory }).until('chooseCourse', 'corvette'));
    expect(open.size).toBe(15);
    expect([...open].filter(([, sides]) => sides.length === 0)).toEqual([]);
    // A bend that lies on the tool on one side, and a ship where it leads: now it is stopped on both.
    const [bend, [free]] = [...open].find(([, sides]) => sides.length === 1)!;
    const clicks = bend.split(' ').map(Number);
    const covered = free === 'left' ? 'right' : 'left';
    const end = endOfCourse(
      { pose: { x: 900, y: 300, heading: 0 }, class: 'cr90' },
      { clicks, side: covered },
    );
    const inTheWay = {
      ship: 'nebulon-b-escort-frigate',
      at: [end.x, end.y, end.heading],
      activated: true,
    } as const;
    const hemmed = armadaTable({ corvette, victory, inTheWay }).until('chooseCourse', 'corvette');
    const among = sidesByBend(hemmed);
    expect([...among].filter(([, sides]) => sides.length === 0)).toEqual([]);
    expect(among.get(bend)).toEqual(['left', 'right']);
    hemmed.answers({ clicks, side: covered });
    expect(hemmed.events('shipMoved').at(-1)).toMatchObject({ ship: 'corvette', overlapped: ['inTheWay'] });
    expect(armada.faults(hemmed.state)).toEqual([]);
  },
);

shows(
  'ar.ship-move.no-overlap-with-tool',
  'no bend that the tool has puts any ship on it on both sides; were there one, both sides would be legal',
  () => {
    const pose = { x: 900, y: 300, heading: 0 };
    for (const shipClass of shipClasses) {
      for (const speed of [1, 2, 3, 4]) {
        const ship = { pose, class: shipClass };
        const stuck = everyClicks(Array.from({ length: speed }, () => 2)).filter(
          (clicks) =>
            coversTool(ship, { clicks, side: 'left' }) && coversTool(ship, { clicks, side: 'right' }),
        );
        expect(stuck).toEqual([]);
      }
    }
    // Four joints turned twice as far as they go lead back to where the tool begins.
    const beyond = [-4, -4, -4, 1];
    const ship = { pose, class: 'cr90' } as const;
    expect(coversTool(ship, { clicks: beyond, side: 'left' })).toBe(true);
    expect(coversTool(ship, { clicks: beyond, side: 'right' })).toBe(true);
    expect(sidesFor(ship, beyond, [])).toEqual(['left', 'right']);
  },
);
