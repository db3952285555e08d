import type { CardTexts, ObjectiveTexts } from '../card-texts.ts';

export const headings: CardTexts['headings'] = {
  setUp: 'Set-up',
  specialRule: 'Special rule',
  endOfRound: 'End of round',
  endOfGame: 'End of game',
};

const DOUBLED =
  'An objective ship that was destroyed scores twice what the ship itself costs; its upgrades count once.';

export const objectiveTexts: ObjectiveTexts = {
  'advanced-gunnery': {
    setUp:
      'Once the fleets are deployed, both players, the first player first, mark an own ship as objective ship.',
    specialRule:
      'An objective ship may make all its attacks from one hull zone. That of the first player must then choose another hull zone or squadron each time in the round; that of the second player need not.',
    endOfGame: DOUBLED,
  },
  'most-wanted': {
    setUp:
      'Once the fleets are deployed, the second player marks an own ship and one of the opponent as objective ships.',
    specialRule: 'Whoever attacks an objective ship may add 1 die of a colour that the pool already has.',
    endOfGame: DOUBLED,
  },
  'opening-salvo': {
    setUp: 'Once the fleets are deployed, every ship gets 1 objective token.',
    specialRule:
      'With its first attack on a ship a ship loses its token and adds dice: 2 red ones for the first player, 2 of any colours for the second.',
    endOfGame:
      'For each enemy ship that survives with a damage card, a player scores half its cost, rounded up.',
  },
  'precision-strike': {
    setUp: 'Once the fleets are deployed, the second player’s ships gain a Concentrate Fire token each.',
    specialRule:
      'An attacking ship or Bomber may spend a die with a hit to turn a random facedown damage card of the defender faceup. When the attack is over, each card that was dealt or turned faceup in it brings the attacker’s owner 1 victory token.',
  },
  'contested-outpost': {
    setUp:
      'The station is left out while obstacles are placed. The second player then puts it in the setup area, beyond distance 1 of the obstacles and beyond distance 5 of the edges of both players.',
    specialRule: 'The station obstructs nothing and repairs nobody.',
    endOfRound:
      'Whose ships at distance 1 of the station have the higher command values, added up, gains 1 victory token.',
  },
  'fire-lanes': {
    setUp:
      'When the obstacles lie, the second player lays out 3 objective tokens, all within the setup area and beyond distance 4 of the edges of both players; the first player may then shift each within distance 1-2 of its place.',
    endOfRound:
      'Each objective token brings 1 victory token to whoever controls it: the player whose hull zones could together roll more battery dice at it. Under a ship or squadron it belongs to the opponent, and under those of both to nobody.',
  },
  'fleet-ambush': {
    setUp:
      'What lies beyond distance 5 of every edge that bounds the setup area is the ambush zone. All ships are deployed before the squadrons. In their first, third and every other odd turn the first player must put the ship into the ambush zone, and nothing of theirs there may lie on an obstacle.',
  },
  'hyperspace-assault': {
    setUp:
      'Before deployment the second player keeps back a small or medium ship and up to 3 squadrons, and lays out 3 objective tokens beyond distance 3 of the edges of both players.',
    specialRule:
      'From round 2 on, as a round starts, the second player may bring in all that was kept back, at distance 1 of one token, and the tokens go. The ship may arrive on top of squadrons, which the first player then puts down as after an overlap. Otherwise each token may be shifted within distance 1.',
  },
  'dangerous-territory': {
    setUp:
      'Obstacles go into the setup area beyond distance 5 of the edges of both players, and each gets 1 objective token.',
    specialRule:
      'The owner of a ship that overlaps an obstacle may take the token off it and gain 1 victory token. Asteroid and debris fields do nothing to ships of the second player.',
  },
  'intel-sweep': {
    setUp:
      'When the obstacles lie, the players in turn, the second player first, lay out 5 objective tokens in the setup area, beyond distance 5 of the edges of both players and beyond distance 3 of each other. Then both, the first player first, mark an own ship as objective ship.',
    specialRule:
      'As an objective ship reveals its dial, its owner may pick up 1 objective token at distance 1 of it and gain 1 victory token.',
    endOfGame: 'Whoever has more victory tokens scores 75 points.',
  },
  minefields: {
    setUp:
      'The second player places all obstacles, wherever in the setup area they like but beyond distance 5 of each other, and then 6 objective tokens: each at distance 1 of an obstacle, but beyond distance 1 of all the others.',
    specialRule:
      'Each token at distance 1 of a ship that ends its movement goes off: it is removed, and 2 blue dice are rolled. For every hit and critical the ship gets a facedown damage card, the first one faceup if a critical came up.',
  },
  'superior-positions': {
    setUp: 'The first player deploys the whole fleet before the second player begins.',
    specialRule:
      'An attack on the rear hull zone of a ship that does any damage brings the attacker’s owner 1 victory token.',
  },
};
