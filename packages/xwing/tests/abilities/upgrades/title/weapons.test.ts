import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

type Table = ReturnType<typeof xwingTable>;

const weapons = ({ open }: Table) =>
  open.flatMap(({ kind, answers }) =>
    kind === 'declareTarget' && answers.kind === 'offers'
      ? answers.offers.flatMap((each) => (each as { weapon?: string }).weapon ?? [])
      : [],
  );

const yt = (upgrades: readonly string[], x: number) =>
  xwingTable({
    yt: { pilot: 'wildspacefringer', at: [450, 400], upgrades },
    tie: { pilot: 'academypilot', at: [x, 400, 180], hasFought: true },
  });

test('the Outrider fires its cannon all around, and no primary weapon beside it', () => {
  expect(weapons(yt(['outrider', 'ioncannon'], 650))).toEqual(['yt.u2']);
  expect(weapons(yt(['ioncannon'], 650))).toEqual(['primary']);
  expect(weapons(yt(['outrider'], 650))).toEqual(['primary']);
});

const ywing = (upgrades: readonly string[], at: readonly [number, number, number]) =>
  xwingTable({
    y: { pilot: 'goldsquadronpilot', at: [450, 400], upgrades },
    tie: { pilot: 'academypilot', at, hasFought: true },
  });

test('a BTL-A4 attacks ahead only, and with its turret after its primary weapon', () => {
  expect(weapons(ywing(['btla4ywing', 'ioncannonturret'], [620, 400, 180]))).toEqual([]);
  expect(weapons(ywing(['ioncannonturret'], [620, 400, 180]))).toEqual(['y.u1']);
  const table = ywing(['btla4ywing', 'ioncannonturret'], [450, 560, 180]).attack('y', 'tie', {
    attack: ['blank', 'blank'],
    defense: ['blank', 'blank', 'blank'],
  });
  table.offers('btla4ywing').uses('btla4ywing');
  expect(weapons(table)).toEqual(['y.u2']);
});

test('after the turret a BTL-A4 attacks no more', () => {
  ywing(['btla4ywing', 'ioncannonturret'], [450, 560, 180])
    .attack('y', 'tie', {
      weapon: 'ioncannonturret',
      attack: ['blank', 'blank', 'blank'],
      defense: ['blank', 'blank', 'blank'],
    })
    .doesNotOffer('btla4ywing');
});

const defender = (weapon: string, upgrades: readonly string[]) =>
  xwingTable({
    def: { pilot: 'deltasquadronpilot', at: [450, 400], upgrades },
    x: { pilot: 'rookiepilot', at: [450, 620, 180], hasFought: true },
  }).attack('def', 'x', {
    weapon,
    attack: ['blank', 'blank', 'blank'],
    defense: ['blank', 'blank', 'blank'],
  });

test('a TIE/D attacks with its primary weapon after a cheap cannon, once', () => {
  const table = defender('tractorbeam', ['tied', 'tractorbeam']).offers('tied').uses('tied');
  expect(weapons(table)).toEqual(['primary']);
  defender('tractorbeam', ['tractorbeam']).doesNotOffer('tied');
});

test('a TIE/D attacks no more after its primary weapon', () => {
  xwingTable({
    def: { pilot: 'deltasquadronpilot', at: [450, 400], upgrades: ['tied', 'tractorbeam'] },
    x: { pilot: 'rookiepilot', at: [450, 620, 180], hasFought: true },
  })
    .attack('def', 'x', { attack: ['blank', 'blank', 'blank'], defense: ['blank', 'blank'] })
    .doesNotOffer('tied')
    .ends();
});

test('the Outrider fires no torpedo all around, and its primary weapon once the cannon is gone', () => {
  const armed = (x: number, y: number, discarded: readonly string[]) =>
    weapons(
      xwingTable({
        yt: {
          pilot: 'wildspacefringer',
          at: [450, 400],
          upgrades: ['outrider', 'ioncannon', 'protontorpedoes'],
          discarded,
          lock: 'tie',
        },
        tie: { pilot: 'academypilot', at: [x, y, 180], hasFought: true },
      }),
    );
  expect(armed(650, 400, [])).toEqual(['yt.u2']);
  expect(armed(450, 600, [])).toEqual(['yt.u2', 'yt.u3']);
  expect(armed(650, 400, ['cannon:ioncannon'])).toEqual(['primary']);
});

test('after its attack a BTL-A4 fires its turret and no torpedo, and after that of a friend nothing', () => {
  const pair = (y: object, friend: object, at: readonly [number, number, number]) =>
    xwingTable({
      y: {
        pilot: 'goldsquadronpilot',
        at: [450, 400],
        upgrades: ['btla4ywing', 'ioncannonturret', 'protontorpedoes'],
        lock: 'tie',
        ...y,
      },
      friend: {
        pilot: 'goldsquadronpilot',
        at: [250, 400],
        upgrades: ['dorsalturret'],
        hasFought: true,
        ...friend,
      },
      tie: { pilot: 'academypilot', at, hasFought: true },
    });
  const table = pair({}, {}, [450, 580, 180])
    .attack('y', 'tie', { attack: ['blank', 'blank'], defense: ['blank', 'blank', 'blank'] })
    .passes()
    .uses('btla4ywing');
  expect(weapons(table)).toEqual(['y.u2']);
  pair({ hasFought: true }, { hasFought: false }, [350, 560, 180])
    .attack('friend', 'tie', { attack: ['blank', 'blank'], defense: ['blank', 'blank', 'blank'] })
    .doesNotOffer('btla4ywing');
  const aside = pair({ hasFought: true }, { hasFought: false }, [250, 260, 180]);
  expect(weapons(aside)).toEqual(['friend.u1']);
});

test('a TIE/D follows cannons of 3 points, none that costs more, and no other weapon', () => {
  const fired = (weapon: string, dice: number, lock: object = {}) =>
    xwingTable({
      def: { pilot: 'deltasquadronpilot', at: [450, 400], upgrades: ['tied', weapon], ...lock },
      x: { pilot: 'rookiepilot', at: [450, 620, 180], hasFought: true },
    }).attack('def', 'x', {
      weapon,
      attack: Array.from({ length: dice }, () => 'blank'),
      defense: ['blank', 'blank'],
    });
  fired('ioncannon', 3).offers('tied');
  fired('manglercannon', 3).doesNotOffer('tied');
  fired('dorsalturret', 2).doesNotOffer('tied');
});
