/** Words of our English sentences about cards, with the rules that settle what they mean; the most telling first. */
const terms: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^(?:Blue |Black )?[Cc]ritical:/, ['ar.critical.one-per-attack', 'ar.known.dice.coloured-crit-header']],
  [/^(?:Navigate|Squadron|Repair):/, ['ar.timing.command-header']],
  [/exhaust/, ['ar.state.exhaust-as-cost', 'ar.state.exhausted-cannot-exhaust-again']],
  [/card may be discarded/, ['ar.upgrade.discarded-facedown']],
  [/command token/, ['ar.command-token.limit-command-value', 'ar.command-token.no-duplicates']],
  [/\bEvade\b/, ['ar.defense.evade-medium', 'ar.defense.evade-close-none']],
  [/\bRedirect\b/, ['ar.defense.redirect-choose-zone', 'ar.defense.redirect-shields-only']],
  [/defense token/, ['ar.defense.spend-exhausted-discards', 'ar.attack.tokens.defender-spends']],
  [/reroll/, ['ar.dice.modify.reroll']],
  [/turn (?:an?|another|1) /, ['ar.dice.modify.change']],
  [/spend (?:one|1|an?) (?:of its dice|die|blue die)/, ['ar.dice.modify.spend']],
  [/add 1|add 2|adds dice/, ['ar.dice.modify.add']],
  [/cancel/, ['ar.dice.modify.cancel']],
  [/accurac/, ['ar.attack.effects.accuracy-locks-tokens']],
  [/\bcritical/, ['ar.dice.icon.crit', 'ar.attack.damage.squadron-involved-hits-only']],
  [/engage/, ['ar.engagement.cannot-move', 'ar.engagement.must-attack-engaged-squadron']],
  [/slider|activated/, ['ar.squadron-activation.slider-toggle']],
  [/attack twice|attack several times/, ['ar.ship-activation.different-hull-zones']],
  [/yaw|joint/, ['ar.yaw.max-clicks', 'ar.yaw.increase-ladder']],
  [/maneuver/, ['ar.ship-activation.maneuver-mandatory', 'ar.ship-move.steps']],
  [/speed/, ['ar.speed.ship-dial']],
  [/engineering/, ['ar.commands.repair.dial', 'ar.commands.repair.token']],
  [/squadron value/, ['ar.commands.squadron.dial']],
  [/\bdials?\b/, ['ar.ship-activation.reveal-top-dial', 'ar.dial.hidden-until-revealed']],
  [/faceup|facedown/, ['ar.damage.card-faceup-effects', 'ar.damage.card-stays-faceup']],
  [/obstruct|in the way/, ['ar.los.obstructed-by-ship-or-obstacle', 'ar.attack.roll.obstructed-remove-die']],
  [/obstacle/, ['ar.obstacle.overlap-test']],
  [/before the roll/, ['ar.attack.pool.definition']],
  [/(?:close|medium|long) range/, ['ar.attack.roll.dice-by-range']],
  [/shield/, ['ar.shields.per-zone', 'ar.damage.ship-shield-first']],
  [/hull zones? beside/, ['ar.hull-zone.adjacency']],
  [/battery|batteries/, ['ar.attack.armament.battery-per-zone']],
  [/more hull/, ['ar.damage.ship-destroyed-at-hull']],
  [/victory token/, ['ar.objective.victory-tokens', 'ar.objective.victory-token-value']],
  [/objective ship/, ['ar.objective.ship-marker']],
  [/deploy/, ['ar.setup.deploy-alternate']],
  [/distance \d/, ['ar.range.term-at', 'ar.range.measure.non-attack-closest']],
  [/friendly/, ['ar.allegiance.friendly', 'ar.allegiance.self-is-friendly']],
];

const MOST = 6;

/** The rules that the sentences of a card lean on: its own first, at last whether it must be used. */
export function rulesInText(own: string, text: string, isUpgrade: boolean): readonly string[] {
  const found = terms.flatMap(([term, rules]) => (term.test(text) ? rules : []));
  const used = isUpgrade ? 'ar.timing.upgrade-optional' : 'ar.timing.other-cards-mandatory';
  const leaning = [...new Set([own, ...found])].slice(0, MOST - 1);
  return [...leaning, used];
}
