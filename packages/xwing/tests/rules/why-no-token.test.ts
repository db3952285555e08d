import { shows } from '@sortie/testkit';
import { xwingTable } from '@sortie/testkit/xwing';

const duel = (rookie: object, academy: object = {}) =>
  xwingTable({
    rookie: { pilot: 'rookiepilot', at: [450, 400, 0], ...rookie },
    academy: { pilot: 'academypilot', at: [450, 550, 180], ...academy },
  });

shows(
  ['xw.action.focus.spend-defense', 'xw.action.evade.spend', 'xw.action.lock.spend-reroll'],
  'a token that the defender does not hold, or that is no help to it, is refused by its own rule',
  () => {
    const defends = (tokens: object) =>
      duel({ hasFought: true, tokens, lock: 'academy' })
        .attack('academy', 'rookie', { attack: ['hit', 'blank'], defense: ['focus', 'blank'] })
        .asks('useAbility');
    defends({ focus: 1 })
      .offers('rookie:focus')
      .refuses({ use: 'rookie.evade', choice: null }, 'xw.action.evade.spend')
      .refuses({ use: 'rookie.targetLock', choice: [0] }, 'xw.action.lock.spend-reroll');
    defends({ evade: 1 })
      .offers('rookie:evade')
      .refuses({ use: 'rookie.focus', choice: null }, 'xw.action.focus.spend-defense');
  },
);

shows(
  'xw.timing.precedence.cannot-is-absolute',
  'a focus token that the attacker holds and a card bans is refused by the ban',
  () => {
    xwingTable({
      falcon: {
        pilot: 'outerrimsmuggler',
        at: [450, 200, 0],
        tokens: { focus: 1 },
        upgrades: ['mercenarycopilot'],
      },
      curse: { pilot: 'darkcurse', at: [450, 500, 180], hasFought: true },
    })
      .attack('falcon', 'curse', { attack: ['hit', 'focus'], defense: ['blank', 'blank', 'blank', 'blank'] })
      .offers('mercenarycopilot')
      .refuses({ use: 'falcon.focus', choice: null }, 'xw.timing.precedence.cannot-is-absolute');
  },
);

shows(
  'xw.dice.modify.reroll-once',
  'a choice of dice is refused as a whole when one of them was rerolled',
  () => {
    xwingTable({
      howl: { pilot: 'howlrunner', at: [350, 400, 0], hasFought: true },
      wing: { pilot: 'academypilot', at: [450, 400, 0], lock: 'rookie' },
      rookie: { pilot: 'rookiepilot', at: [450, 550, 180], hasFought: true },
    })
      .attack('wing', 'rookie', { attack: ['blank', 'blank', 'blank'] })
      .uses('howlrunner', [0])
      .refuses({ use: 'wing.targetLock', choice: [0, 1] }, 'xw.dice.modify.reroll-once');
  },
);

shows('xw.dice.modify.reroll-once', 'a die that the lock rerolled is refused to a card', () => {
  xwingTable({
    howl: { pilot: 'howlrunner', at: [350, 400, 0], hasFought: true },
    wing: { pilot: 'academypilot', at: [450, 400, 0], lock: 'rookie' },
    rookie: { pilot: 'rookiepilot', at: [450, 550, 180], hasFought: true },
  })
    .attack('wing', 'rookie', { attack: ['blank', 'blank', 'blank'] })
    .uses('wing:targetLock', [0])
    .refuses({ use: 'howl.pilot', choice: [0] }, 'xw.dice.modify.reroll-once')
    .refuses({ use: 'howl.pilot', choice: [0, 1] }, 'xw.dice.modify.reroll-once')
    .refuses({ use: 'howl.pilot', choice: [1, 1] }, 'xw.cards.ability.no-header-no-action');
});
