import { shows } from '@sortie/testkit';
import { xwingGame, xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';
import { tableOf } from '../../../src/rules/table.ts';

const hunt = (at: readonly [number, number], more: object = {}) =>
  xwingTable({
    lancer: { pilot: 'shadowporthunter', at: [450, 400], ...more },
    tie: { pilot: 'academypilot', at, hasFought: true },
  });

const weapons = ({ open }: ReturnType<typeof hunt>) =>
  open.flatMap(({ kind, answers }) =>
    kind === 'declareTarget' && answers.kind === 'offers'
      ? answers.offers.flatMap((each) => (each as { weapon?: string }).weapon ?? [])
      : [],
  );

shows(
  'xw.later.mobile.primary',
  'the primary weapon fires from a mobile arc, secondary weapons do not',
  () => {
    const armed = { upgrades: ['ioncannon'] };
    expect(weapons(hunt([620, 400], { mobileArc: 'right', ...armed }))).toEqual(['primary']);
    expect(weapons(hunt([450, 600], { mobileArc: 'right', ...armed }))).toEqual(['primary', 'lancer.u1']);
    for (const mobileArc of ['left', 'rear', 'front']) {
      expect(weapons(hunt([620, 400], { mobileArc }))).toEqual([]);
    }
  },
);

shows('xw.later.mobile.facing', 'the arc is rotated by an action, to where it does not point', () => {
  const table = xwingTable(
    {
      lancer: { pilot: 'shadowporthunter', at: [450, 300], dial: { speed: 1, bearing: 'straight' } },
      tie: { pilot: 'academypilot', at: [450, 800] },
    },
    { phase: 'activation' },
  ).until('performAction');
  const directions = table.answersOffered
    .filter((each) => (each as { action?: string }).action === 'rotateArc')
    .map((each) => (each as { direction: string }).direction);
  expect(directions).toEqual(['left', 'right', 'rear']);
  table.acts('rotateArc', { direction: 'rear' }).has('lancer', { mobileArc: 'rear' });
});

shows('xw.later.mobile.facing', 'its player points it when the ship is deployed', () => {
  const squads = [
    {
      seat: 'p1',
      side: 0,
      squad: {
        faction: 'scum',
        ships: [{ pilot: 'scum:lancerclasspursuitcraft:shadowporthunter', upgrades: [] }],
      },
    },
    {
      seat: 'p2',
      side: 1,
      squad: { faction: 'imperial', ships: [{ pilot: 'imperial:tiefighter:academypilot', upgrades: [] }] },
    },
  ];
  const table = xwingGame({ players: squads, options: {} } as never).until('chooseForCard');
  table.offersExactly('front', 'left', 'right', 'rear').answers('left');
  expect(table.state.ships[0]!.mobileArc).toBe('left');
});

shows('xw.later.bullseye.definition', 'a bullseye arc is a strip ahead, as wide as a template', () => {
  const sees = (pilot: string, x: number, y: number) => {
    const { state } = xwingTable({
      hunter: { pilot, at: [450, 400] },
      tie: { pilot: 'academypilot', at: [x, y] },
    });
    return tableOf(state).isInBullseye(state.ships[0]!.id, state.ships[1]!.id);
  };
  const kimogila = 'cartelexecutioner';
  expect([sees(kimogila, 450, 600), sees(kimogila, 479, 600), sees(kimogila, 481, 600)]).toEqual([
    true,
    true,
    false,
  ]);
  expect([sees(kimogila, 450, 300), sees('cartelspacer', 450, 600)]).toEqual([false, false]);
});

test('a special arc of a pilot serves the weapons of its slot only', () => {
  const ghost = (upgrades: readonly string[]) =>
    xwingTable({
      ghost: { pilot: 'lothalrebel', at: [450, 500], upgrades, lock: 'tie' },
      tie: { pilot: 'academypilot', at: [450, 300], hasFought: true },
    });
  expect(weapons(ghost(['protontorpedoes']))).toEqual(['ghost.u1']);
  expect(weapons(ghost([]))).toEqual([]);
});

shows('xw.later.mobile.facing', 'a ship without a mobile arc has nothing in one', () => {
  const faces = (pilot: string) => {
    const { state } = xwingTable({
      hunter: { pilot, at: [450, 400] },
      tie: { pilot: 'academypilot', at: [450, 600] },
    });
    return tableOf(state).isInMobileArc(state.ships[0]!.id, state.ships[1]!.id);
  };
  expect([faces('shadowporthunter'), faces('cartelspacer')]).toEqual([true, false]);
});

shows('xw.later.bullseye.definition', 'the strip begins at the base and ends where the ruler does', () => {
  const sees = (gap: number) => {
    const { state } = xwingTable({
      hunter: { pilot: 'cartelexecutioner', at: [450, 100] },
      tie: { pilot: 'academypilot', at: [450, 140 + gap] },
    });
    return tableOf(state).isInBullseye(state.ships[0]!.id, state.ships[1]!.id);
  };
  expect([0.5, 10, 250, 500, 501.5].map(sees)).toEqual([true, true, true, true, false]);
});
