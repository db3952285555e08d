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
  ['xw.dice.modify.reroll-once', 'xw.cards.ability.once-per-timing'],
  'a die that was rerolled is refused to a second reroll by that rule, and a card to a second use by its own',
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

shows(
  'xw.cards.upgrade.discard-facedown',
  'a discarded upgrade is refused by the rule that it has no effect',
  () => {
    xwingTable({
      lando: {
        pilot: 'landocalrissian',
        at: [450, 300],
        upgrades: ['mercenarycopilot'],
        discarded: ['crew:mercenarycopilot'],
        tokens: { focus: 1 },
      },
      academy: { pilot: 'academypilot', at: [450, 600, 180], hasFought: true },
    })
      .attack('lando', 'academy', { attack: ['hit', 'hit', 'blank'] })
      .offers('focus')
      .refuses({ use: 'lando.u1', choice: 0 }, 'xw.cards.upgrade.discard-facedown');
  },
);

shows(
  'xw.cards.ability.ends-on-destruction',
  'a card of a ship that is gone is refused by the rule that its abilities end',
  () => {
    xwingTable({
      howl: { pilot: 'howlrunner', at: null, gone: 'destroyed' },
      wing: { pilot: 'academypilot', at: [450, 400, 0], lock: 'rookie' },
      rookie: { pilot: 'rookiepilot', at: [450, 550, 180], hasFought: true },
    })
      .attack('wing', 'rookie', { attack: ['blank', 'blank', 'blank'] })
      .offers('targetLock')
      .refuses({ use: 'howl.pilot', choice: [0] }, 'xw.cards.ability.ends-on-destruction');
  },
);

shows(
  'xw.carddata.deck.core2012.injured-pilot',
  'a silenced pilot ability is refused by the card that silences it',
  () => {
    xwingTable(
      {
        luke: {
          pilot: 'rebel:xwing:lukeskywalker',
          at: [450, 550, 180],
          faceup: ['core-injuredpilot'],
          tokens: { focus: 1 },
          hasFought: true,
        },
        wing: { pilot: 'academypilot', at: [450, 400, 0] },
      },
      { options: { damageDeck: 'core' } },
    )
      .attack('wing', 'luke', { attack: ['hit', 'hit', 'blank'], defense: ['focus', 'focus'] })
      .offers('focus')
      .refuses({ use: 'luke.pilot', choice: null }, 'xw.carddata.deck.core2012.injured-pilot');
  },
);

shows(
  'xw.damage.suffer.facedown-normal',
  'a facedown Damage card is no card to use, whatever lies beneath',
  () => {
    for (const card of ['core2-consolefire', 'core2-directhit']) {
      duel({ tokens: { focus: 1 }, facedown: [card] })
        .attack('rookie', 'academy', { attack: ['hit', 'focus', 'blank'] })
        .offers('focus')
        .refuses({ use: 'rookie.d1', choice: null }, 'table.not-offered');
    }
  },
);

shows(
  'xw.cards.ability.no-header-no-action',
  'a card is refused at any time but the one it states, or where its condition is not met',
  () => {
    const near = (y: number) =>
      xwingTable({
        mauler: { pilot: 'wingedgundark', at: [450, 300], tokens: { focus: 1 } },
        luke: { pilot: 'rebel:xwing:lukeskywalker', at: [450, y, 180], hasFought: true },
      }).attack('mauler', 'luke', { attack: ['hit', 'hit', 'hit'].slice(0, y < 450 ? 3 : 2) });
    const stated = 'xw.cards.ability.no-header-no-action';
    near(400).offers('focus', 'wingedgundark').refuses({ use: 'luke.pilot', choice: null }, stated);
    near(500).offers('focus').refuses({ use: 'mauler.pilot', choice: null }, stated);
  },
);

shows(
  'xw.attack.modify-attack.defender-first',
  'a card of the player who speaks later is refused by the order of the two',
  () => {
    xwingTable({
      academy: { pilot: 'academypilot', at: [450, 560, 180], tokens: { focus: 1 } },
      wedge: { pilot: 'wedgeantilles', at: [450, 400], upgrades: ['elusiveness'], hasFought: true },
    })
      .attack('academy', 'wedge', { attack: ['crit', 'hit'], defense: ['evade', 'blank'] })
      .asksSeat('p2')
      .refuses({ use: 'academy.focus', choice: null }, 'xw.attack.modify-attack.defender-first');
  },
);

shows('xw.stress.no-actions', 'a card that leads to an action is refused by what forbids the action', () => {
  xwingTable({
    whisper: {
      pilot: 'whisper',
      at: [450, 300],
      upgrades: ['advancedcloakingdevice'],
      tokens: { stress: 1 },
    },
    rookie: { pilot: 'rookiepilot', at: [450, 520, 180], hasFought: true },
  })
    .attack('whisper', 'rookie', { attack: ['hit', 'hit', 'blank', 'blank'], defense: ['blank', 'blank'] })
    .offers('whisper')
    .refuses({ use: 'whisper.u1', choice: null }, 'xw.stress.no-actions');
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
