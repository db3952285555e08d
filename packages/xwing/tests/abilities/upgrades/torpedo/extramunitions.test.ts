import { shows } from '@sortie/testkit';
import { xwingGame, xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

const fired = (upgrades: readonly string[], cardTokens: Readonly<Record<string, number>>) =>
  xwingTable({
    bomber: { pilot: 'scimitarsquadronpilot', at: [450, 400], upgrades, cardTokens, lock: 'x' },
    x: { pilot: 'rookiepilot', at: [450, 620, 180], hasFought: true },
  }).attack('bomber', 'x', {
    weapon: 'protontorpedoes',
    attack: ['blank', 'blank', 'blank', 'blank'],
    defense: ['blank', 'blank'],
  });

shows(
  'xw.later.ordnance.token-instead',
  'a token is removed in place of the card, and without one the card is discarded',
  () => {
    const torpedoes = ['protontorpedoes', 'extramunitions'];
    const table = fired(torpedoes, { 'torpedo:protontorpedoes': 1 });
    expect(table.ship('bomber').upgrades.map(({ faceup, tokens }) => [faceup, tokens])).toEqual([
      [true, 0],
      [true, 0],
    ]);
    expect(fired(torpedoes, {}).ship('bomber').upgrades[0]).toMatchObject({ faceup: false });
  },
);

test('it puts a token on each torpedo, missile and bomb of its own ship, and on no other card', () => {
  const ships = [
    {
      pilot: 'imperial:tiebomber:scimitarsquadronpilot',
      upgrades: [
        'torpedo:protontorpedoes',
        'torpedo:extramunitions',
        'missile:concussionmissiles',
        'missile:clustermissiles',
        'bomb:seismiccharges',
        'mod:hullupgrade',
      ],
    },
    { pilot: 'imperial:tiebomber:scimitarsquadronpilot', upgrades: ['bomb:seismiccharges'] },
  ];
  const academy = [{ pilot: 'rebel:xwing:rookiepilot', upgrades: [] }];
  const { state } = xwingGame({
    players: [
      { seat: 'p1', side: 0, squad: { faction: 'imperial', ships } },
      { seat: 'p2', side: 1, squad: { faction: 'rebel', ships: academy } },
    ],
  } as never);
  expect(state.ships.map(({ upgrades }) => upgrades.map(({ tokens }) => tokens))).toEqual([
    [1, 0, 1, 1, 1, 0],
    [0],
    [],
  ]);
});
