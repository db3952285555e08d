/** Words of our English sentences about cards, with the rules that settle what they mean; the most telling first. */
const terms: readonly (readonly [RegExp, readonly string[]])[] = [
  [/free action|for free|a free|free focus|free cloak/, ['xw.action.free.definition', 'xw.action.no-repeat']],
  [/obstacle/, ['xw.obstacle.trigger']],
  [/actions? .*(?:from|of) (?:its|the) (?:own )?(?:action )?bar|action bar/, ['xw.action.from-bar']],
  [/up to 2 actions/, ['xw.action.one-standard', 'xw.action.no-repeat']],
  [/^Action:|An action /, ['xw.cards.ability.action-header']],
  [/stress/, ['xw.stress.definition', 'xw.stress.no-actions']],
  [/attack at once|Two attacks/, ['xw.attack.phase.one-attack', 'xw.attack.compare.hit-or-miss']],
  [/costs the lock|locked ship/, ['xw.secondary.header.target-lock', 'xw.secondary.requirements']],
  [/costs a focus token|target lock that a secondary/, ['xw.secondary.header.focus']],
  [/all around/, ['xw.range.turret-any-point']],
  [/^Attack at|secondary weapon|Two attacks/, ['xw.secondary.definition', 'xw.range.weapon-range']],
  [/\block(?:s|ed)?\b/, ['xw.action.lock.icon', 'xw.action.lock.spend-reroll']],
  [/[Dd]ropped/, ['xw.bomb.drop.procedure', 'xw.bomb.detonate.reference']],
  [/ion token/, ['xw.ion.definition', 'xw.ion.activation-white-1-straight']],
  [/barrel roll/, ['xw.action.roll.icon', 'xw.action.roll.template']],
  [/boost/, ['xw.action.boost.icon', 'xw.action.boost.templates']],
  [/[Dd]ecloak/, ['xw.cloak.decloak.effects']],
  [/cloak/, ['xw.cloak.action']],
  [/reroll/, ['xw.dice.modify.reroll-once', 'xw.dice.modify.reroll']],
  [/more attack die|attack dice due/, ['xw.attack.roll.card-modifiers']],
  [/firing arc/, ['xw.arc.inside-any-part']],
  [/(?:turn|become|becomes) .*(?:critical|hit|evade|focus)/, ['xw.dice.modify.change']],
  [/cancel/, ['xw.attack.compare.cancel', 'xw.attack.compare.cancel-abilities-first']],
  [/[Aa]gility/, ['xw.ship.agility.stack-floor', 'xw.attack.defense.count']],
  [/[Pp]ilot skill/, ['xw.timing.pilot-skill.latest-effect-wins', 'xw.timing.pilot-skill.source']],
  [/cannot|can neither/, ['xw.timing.precedence.cannot-is-absolute']],
  [/aim at/, ['xw.attack.declare.primary-requirements']],
  [/faceup|facedown/, ['xw.damage.faceup.ongoing', 'xw.damage.flip-is-not-deal']],
  [/2 Damage cards/, ['xw.damage.direct-hit']],
  [/shield/, ['xw.ship.shield.cap', 'xw.damage.suffer.shield-first']],
  [/\bhull\b/, ['xw.destroy.condition']],
  [/green/, ['xw.maneuver.difficulty.green', 'xw.maneuver.difficulty.modifiable']],
  [/\bred\b/, ['xw.maneuver.difficulty.red', 'xw.maneuver.difficulty.modifiable']],
  [/focus token|focus action/, ['xw.action.focus.icon', 'xw.action.focus.assigned-not-action']],
  [/evade token|evade icon/, ['xw.action.evade.icon', 'xw.action.evade.spend']],
  [/dial/, ['xw.activation.reveal']],
  [/attack die|attack dice|a roll of 1|defense die/, ['xw.dice.non-attack-rolls']],
  [/friendly ship/, ['xw.ship.friendly.definition']],
  [/range \d/, ['xw.range.wording.at']],
  [/discard/, ['xw.cards.upgrade.discard-facedown']],
  [/upgrade bar/, ['xw.squad.upgrade.bar-slot']],
];

/** What holds for a card of its kind when its words lean on nothing else. */
const general = 'xw.cards.ability.mandatory-default';

const MOST = 6;

/** The rules that a card's sentence leans on. */
export function rulesInText(card: string, text: string): readonly string[] {
  const isOptional = /\bmay\b/.test(text);
  const found = terms.flatMap(([term, rules]) => (term.test(text) ? rules : []));
  const last = isOptional || found.length === 0 ? [general] : [];
  return [...new Set([...own(card), ...found, ...last])].slice(0, MOST);
}

/** Cards that the rulebook itself has a chapter about. */
function own(card: string): readonly string[] {
  return Object.hasOwn(cardChapters, card) ? [cardChapters[card]!] : [];
}

const cardChapters: Readonly<Record<string, string>> = {
  'rebel:xwing:lukeskywalker': 'xw.carddata.pilot.luke',
  'rebel:xwing:biggsdarklighter': 'xw.carddata.pilot.biggs',
  'imperial:tiefighter:nightbeast': 'xw.carddata.pilot.night-beast',
  'imperial:tiefighter:maulermithel': 'xw.carddata.pilot.mauler',
  'imperial:tiefighter:darkcurse': 'xw.carddata.pilot.dark-curse',
  'torpedo:protontorpedoes': 'xw.carddata.upgrade.proton-torpedoes',
  'ept:marksmanship': 'xw.carddata.upgrade.marksmanship',
  'ept:determination': 'xw.carddata.upgrade.determination',
  'amd:r2f2': 'xw.carddata.upgrade.r2-f2',
  'amd:r2d2': 'xw.carddata.upgrade.r2-d2',
  'bomb:seismiccharges': 'xw.bomb.type.seismic',
  'bomb:proximitymines': 'xw.bomb.type.proximity',
  'bomb:protonbombs': 'xw.bomb.type.proton',
};
