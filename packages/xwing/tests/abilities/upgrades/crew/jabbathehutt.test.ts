import { xwingGame, xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

const tokensWith = (crew: readonly string[]) => {
  const ships = [
    { pilot: 'scum:yv666:trandoshanslaver', upgrades: [...crew, 'illicit:iondischargers'] },
    {
      pilot: 'scum:z95headhunter:binayrepirate',
      upgrades: ['illicit:feedbackarray', 'missile:clustermissiles'],
    },
  ];
  const rookie = [{ pilot: 'rebel:xwing:rookiepilot', upgrades: [] }];
  const { state } = xwingGame({
    players: [
      { seat: 'p1', side: 0, squad: { faction: 'scum', ships } },
      { seat: 'p2', side: 1, squad: { faction: 'rebel', ships: rookie } },
    ],
  } as never);
  return state.ships.map(({ upgrades }) => upgrades.map(({ tokens }) => tokens));
};

test('each Illicit card of the squad begins with a token, whoever bears it', () => {
  expect(tokensWith(['crew:jabbathehutt'])).toEqual([[0, 1], [1, 0], []]);
});

test('without him there is none', () => {
  expect(tokensWith([])).toEqual([[0], [0, 0], []]);
});

test('the token goes in place of the card', () => {
  xwingTable({
    gold: { pilot: 'goldsquadronpilot', at: [450, 560, 180], upgrades: ['ioncannonturret'] },
    rookie: { pilot: 'rookiepilot', at: [530, 400, 180] },
    pirate: {
      pilot: 'binayrepirate',
      at: [450, 400],
      upgrades: ['iondischargers'],
      cardTokens: { 'illicit:iondischargers': 1 },
    },
  })
    .attack('gold', 'pirate', {
      weapon: 'ioncannonturret',
      attack: ['hit', 'blank', 'blank'],
      defense: ['blank', 'blank'],
    })
    .uses('iondischargers', 'rookie')
    .answers({ receive: true })
    .has('pirate', { tokens: { ion: 0 }, upgrades: [{ faceup: true, tokens: 0 }] })
    .ends();
});
