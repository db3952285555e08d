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
  'under a ship stand its pilot skill, the number of its copy and its name; the shuttle has no skill',
  async () => {
    const ships = await shipsDrawn(xwingGame(presetMission('mission1')).until('setDial'));
    const captions = ['shuttle', 's1', 's2', 's3'].map((id) => {
      const { longCaption, caption, shortCaption } = ships.get(id)!;
      return [longCaption, caption, shortCaption];
    });
    expect(captions).toEqual([
      [undefined, "Senator's Shuttle", undefined],
      ['4 Red Squadron Pilot', '4 Red', '4'],
      ['1 #1 Academy Pilot', '1 #1 Academy', '1 #1'],
      ['1 #2 Academy Pilot', '1 #2 Academy', '1 #2'],
    ]);
  },
);

shows(
  'xw.planning.enemy-dials-hidden',
  'a dial that is set lies facedown beside its ship until it is revealed',
  async () => {
    const dialsOf = async (table: XwingTable) => {
      const ships = await shipsDrawn(table);
      const isDial = ({ name }: { readonly name: string }) => name === texts('en').pieceWords.hiddenDial;
      return ['rookie', 'academy'].map((ship) =>
        ships
          .get(ship)!
          .tokens!.filter(isDial)
          .map(({ count }) => count),
      );
    };
    const planning = xwingTable(
      {
        rookie: { pilot: 'rookiepilot', at: [450, 300] },
        academy: { pilot: 'academypilot', at: [450, 700, 180] },
      },
      { phase: 'planning' },
    );
    expect(await dialsOf(planning)).toEqual([[], []]);
    expect(await dialsOf(planning.plans('rookie', 2, 'straight'))).toEqual([[1], []]);
    const revealed = xwingTable(
      {
        rookie: { pilot: 'rookiepilot', at: [450, 300], dial: { speed: 2, bearing: 'straight' } },
        academy: {
          pilot: 'academypilot',
          at: [450, 700, 180],
          tokens: { stress: 1 },
          dial: { speed: 4, bearing: 'koiogranTurn' },
        },
      },
      { phase: 'activation' },
    ).asks('replaceManeuver', { ship: 'academy' });
    expect(await dialsOf(revealed)).toEqual([[1], []]);
  },
);
