import { shows } from '@sortie/testkit';
import type { XwingTable } from '@sortie/testkit/xwing';
import { xwingGame, xwingTable } from '@sortie/testkit/xwing';
import { expect } from 'vitest';
import { sceneOf } from '../../src/scene/scene.ts';
import { namesOf } from '../../src/text/names.ts';
import { loadTexts, texts } from '../../src/text/texts.ts';
import type { XwingView } from '../../src/view/xwing-view.ts';
import { presetMission } from '../missions/mission-setup.ts';

/** The ships of a table as they are drawn for everybody, by their ids. */
async function shipsDrawn({ referee }: XwingTable) {
  await loadTexts('en');
  const { table } = referee.view('spectator') as unknown as { readonly table: XwingView };
  const { pieces } = sceneOf(table, { names: namesOf(table), words: texts('en').pieceWords });
  return new Map(pieces.map((piece) => [piece.id, piece]));
}

shows(
  ['xw.ship.id.distinct-copies', 'xw.mission1.shuttle.no-ps'],
  'under a ship stand its pilot skill, its name and the number of its copy; the shuttle has no skill',
  async () => {
    const ships = await shipsDrawn(xwingGame(presetMission('mission1')).until('setDial'));
    expect(['shuttle', 's1', 's2', 's3'].map((id) => ships.get(id)?.caption)).toEqual([
      "Senator's Shuttle",
      '4 Red',
      '1 Academy 1',
      '1 Academy 2',
    ]);
  },
);

shows(
  'xw.planning.enemy-dials-hidden',
  'a dial that is set lies facedown beside its ship until it is revealed',
  async () => {
    const table = xwingTable(
      {
        rookie: { pilot: 'rookiepilot', at: [450, 300] },
        academy: { pilot: 'academypilot', at: [450, 700, 180] },
      },
      { phase: 'planning' },
    );
    const dialsOf = async (ship: string) =>
      (await shipsDrawn(table))
        .get(ship)!
        .tokens!.filter(({ name }) => name === texts('en').pieceWords.hiddenDial)
        .map(({ count }) => count);
    expect(await dialsOf('rookie')).toEqual([]);
    table.plans('rookie', 2, 'straight');
    expect([await dialsOf('rookie'), await dialsOf('academy')]).toEqual([[1], []]);
    table.plans('academy', 2, 'bankLeft').readies().asks('performAction', { ship: 'academy' });
    expect([await dialsOf('rookie'), await dialsOf('academy')]).toEqual([[1], []]);
  },
);
