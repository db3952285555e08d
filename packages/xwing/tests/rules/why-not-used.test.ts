import { shows } from '@sortie/testkit';
import { xwingTable } from '@sortie/testkit/xwing';

const duel = (rookie: object, academy: object = {}) =>
  xwingTable({
    rookie: { pilot: 'rookiepilot', at: [450, 400, 0], ...rookie },
    academy: { pilot: 'academypilot', at: [450, 550, 180], ...academy },
  });

shows(
  ['xw.action.focus.spend-attack', 'xw.action.lock.spend-only-vs-locked', 'xw.action.evade.spend'],
  'a token that the attacker does not hold, or that is no help to it, is refused by its own rule',
  () => {
    duel({ tokens: { focus: 1, evade: 1 } })
      .attack('rookie', 'academy', { attack: ['hit', 'focus', 'blank'] })
      .offers('focus')
      .refuses({ use: 'rookie.targetLock', choice: [2] }, 'xw.action.lock.spend-only-vs-locked')
      .refuses({ use: 'rookie.evade', choice: null }, 'xw.action.evade.spend');
    duel({ lock: 'academy' })
      .attack('rookie', 'academy', { attack: ['hit', 'focus', 'blank'] })
      .offers('targetLock')
      .refuses({ use: 'rookie.focus', choice: null }, 'xw.action.focus.spend-attack');
  },
);

shows(
  'xw.dice.modify.reroll-once',
  'a die that was rerolled is refused to a second reroll by that rule',
  () => {
    xwingTable({
      howl: { pilot: 'howlrunner', at: [350, 400, 0], hasFought: true },
      wing: { pilot: 'academypilot', at: [450, 400, 0], lock: 'rookie' },
      rookie: { pilot: 'rookiepilot', at: [450, 550, 180], hasFought: true },
    })
      .attack('wing', 'rookie', { attack: ['blank', 'blank', 'blank'] })
      .offers('howlrunner', 'targetLock')
      .uses('howlrunner', [0])
      .offers('targetLock')
      .refuses({ use: 'wing.targetLock', choice: [0] }, 'xw.dice.modify.reroll-once')
      .refuses({ use: 'howl.pilot', choice: [1] }, 'xw.cards.ability.once-per-timing');
  },
);

shows(
  'xw.timing.precedence.cannot-is-absolute',
  'a token that a card bans is refused by the ban, while the others may be spent',
  () => {
    xwingTable({
      green: {
        pilot: 'greensquadronpilot',
        at: [450, 300, 0],
        upgrades: ['homingmissiles'],
        lock: 'academy',
      },
      academy: { pilot: 'academypilot', at: [450, 500, 180], tokens: { focus: 1, evade: 1 } },
    })
      .attack('green', 'academy', {
        weapon: 'homingmissiles',
        attack: ['hit', 'blank', 'blank', 'blank'],
        defense: ['focus', 'blank', 'blank'],
      })
      .until('useAbility')
      .passes()
      .offers('focus')
      .refuses({ use: 'academy.evade', choice: null }, 'xw.timing.precedence.cannot-is-absolute');
  },
);
