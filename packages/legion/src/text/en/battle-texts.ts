import type { BattleTexts } from '../card-texts.ts';

export const battleTexts: BattleTexts = {
  breakthrough:
    "At the end of the game each own unit leader in the enemy's deployment zone is worth 1 victory token.",
  'intercept-the-transmissions':
    'Three tokens lie on the long middle line, at the centre and half-way to either side. Who has more trooper leaders at range 1 of one scores 1 for it after rounds 2 and 4, and 2 at the end.',
  'key-positions':
    'The terrain nearest the centre is marked, then each player marks another piece, outside the zones and beyond range 1 of the marked ones. At the end each is worth 1 to whoever has more unit leaders touching it.',
  'recover-the-supplies':
    'One token lies at the centre; the players, blue first, place four more, beyond range 1 of zones and other tokens. Trooper leaders touching one may claim it with an action; each is worth 1 at the end.',
  'sabotage-the-moisture-vaporators':
    'Each player has two vaporators in their half. With an action, a trooper leader touching one may damage or mend it by 1, up to 3. At the end an enemy vaporator is worth 1 if damaged, 2 with full damage.',
  'battle-lines': 'The zones lie along the whole long edges, range 1 deep.',
  'the-long-march': 'The zones lie along the short edges, range 3 deep.',
  disarray: 'Each player has two zones in opposite corners and deploys at least one unit in each.',
  'major-offensive':
    'The zones lie in opposite corners: a block at the short edge and an arm along the long one.',
  'advanced-positions':
    'The zones lie along a short edge and half a long one. While units are deployed, troopers have Scout 1 and are not Stationary.',
  'clear-conditions': 'Nothing out of the ordinary.',
  'hostile-environment':
    'In the End Phase troopers keep their suppression unless their leader touches terrain.',
  'limited-visibility': 'Nobody shoots beyond range 2 in round 1, nor beyond range 3 in round 2.',
  minefield:
    'The players, blue first, lay four mines, beyond range 1 of the zones and range 2 of each other. Who moves and is then in sight at range 1, repulsors apart, rolls a red defense die: on a block the mine goes off, on a surge twice, and then it is gone.',
  'rapid-reinforcements':
    'Each player, blue first, holds back 1 or 2 trooper units that are no commander or operative. A drawn order token that finds no other unit of its rank brings one in, beyond range 2 of all enemies, as already activated.',
};
