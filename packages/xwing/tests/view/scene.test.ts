import { toTable } from '@sortie/geometry';
import { outlineOnTable } from '@sortie/scene';
import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';
import { baseOutline } from '../../src/scene/outlines-on-table.ts';
import { sceneOf } from '../../src/scene/scene.ts';
import { namesOf } from '../../src/text/names.ts';
import { loadTexts, texts } from '../../src/text/texts.ts';
import type { XwingView } from '../../src/view/xwing-view.ts';

const table = xwingTable({
  fighter: { pilot: 'rookiepilot', at: [300, 200, 90] },
  enemy: { pilot: 'academypilot', at: [600, 700, 180] },
});
const { table: seen } = table.referee.view('referee') as unknown as { readonly table: XwingView };
await Promise.all([loadTexts('en'), loadTexts('es'), loadTexts('pt')]);
const words = { names: namesOf(seen), words: texts('en').pieceWords };
const ships = sceneOf(seen, words).pieces.filter(({ kind }) => kind === 'ship');

test('a ship is drawn where it stands, its nose ahead of it', () => {
  const [fighter] = ships;
  const hull = fighter?.shapes.find(({ role }) => role === 'hull');
  const nose = Math.max(...(hull?.points ?? []).map((point) => toTable(fighter!.pose, point).x));
  expect(fighter).toMatchObject({ id: 'fighter', pose: { x: 300, y: 200, heading: 90 } });
  expect(nose).toBeGreaterThan(315);
  expect(nose).toBeLessThan(320.5);
});

test('the base that is drawn, put down at its pose, is the base that the rules measure', () => {
  expect(ships).toHaveLength(2);
  for (const { id, pose, shapes } of ships) {
    const drawn = outlineOnTable(pose, shapes.find(({ role }) => role === 'base')!.points);
    const measured = baseOutline(seen.ships.find((ship) => ship.id === id)!, pose);
    expect(drawn).toHaveLength(measured.length);
    drawn.forEach((corner, index) => {
      expect(corner.x).toBeCloseTo(measured[index]!.x, 6);
      expect(corner.y).toBeCloseTo(measured[index]!.y, 6);
    });
  }
});

test('pieces are called in the reader’s language', () => {
  const spanish = sceneOf(seen, { names: namesOf(seen, {}, 'es'), words: texts('es').pieceWords });
  const fighter = spanish.pieces.find(({ id }) => id === 'fighter');
  expect(fighter?.name).toMatch(/^Rookie Pilot.*, X-wing de .*, Habilidad 2, casco 3 de 3, 2 escudos$/);
});
