import type { SeatId } from '@sortie/kernel';
import { shows } from '@sortie/testkit';
import { xwingGame, xwingTable, xwingWith } from '@sortie/testkit/xwing';
import type { CardKey } from '@sortie/xwing/model';
import { expect, test } from 'vitest';
import { equipTokens } from '../../../../src/setup/equip-tokens.ts';

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

shows('xw.later.ordnance.token-instead', 'tokens of another kind do not keep their card', () => {
  const table = xwingTable(
    {
      falcon: {
        pilot: 'outerrimsmuggler',
        at: [450, 300],
        upgrades: ['crew:rey'],
        cardTokens: { 'crew:rey': 1 },
      },
      tie: { pilot: 'academypilot', at: [450, 530, 180], hasFought: true },
    },
    {},
    xwingWith({
      name: 'thief',
      seat: 'p1',
      window: 'attackDeclared',
      effects: ({ attacker }) => [
        { kind: 'discardUpgrade', ship: attacker, key: `${attacker}.u1` as CardKey },
      ],
    }),
  )
    .until('declareTarget', 'falcon')
    .dice({ attack: ['blank', 'blank'], defense: ['blank', 'blank', 'blank'] })
    .answers({ weapon: 'primary', target: 'tie' })
    .uses('thief');
  expect(table.ship('falcon').upgrades[0]).toMatchObject({ faceup: false });
});

shows(
  'xw.later.ordnance.token-instead',
  'what a card puts on cards of the squad, it puts on those of its player',
  () => {
    const squad = xwingTable({
      jabba: {
        pilot: 'scum:firespray31:mandalorianmercenary',
        at: [450, 300],
        upgrades: ['crew:jabbathehutt'],
      },
      mate: { pilot: 'blacksunace', at: [550, 300], upgrades: ['illicit:inertialdampeners'] },
    }).state.ships;
    const tokens = (ships: typeof squad) => equipTokens(ships).map(({ upgrades }) => upgrades[0]?.tokens);
    expect(tokens(squad)).toEqual([0, 1]);
    expect(
      tokens(squad.map((ship) => (ship.id === 'mate' ? { ...ship, seat: 'p3' as SeatId } : ship))),
    ).toEqual([0, 0]);
  },
);
