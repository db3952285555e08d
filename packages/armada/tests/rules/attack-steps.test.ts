import { armadaTable, armadaWith } from '@sortie/testkit/armada';
import { expect } from 'vitest';
import { shows } from '../shows.ts';

const FRONT = { zone: 'front', defendingZone: 'front' } as const;

/** Cards of both players that hear these windows, named after them. */
const hearing = (...windows: readonly string[]) =>
  armadaWith(
    ...windows.flatMap((window) =>
      ['p1', 'p2'].map((seat) => ({ name: `${window} ${seat}`, seat, window, effects: () => [] })),
    ),
  );

/** The second player attacks, at long range. */
const duel = (windows: readonly string[]) =>
  armadaTable(
    {
      victory: { ship: 'victory-ii', at: [900, 600, 180], activated: true, shields: { front: 3 } },
      corvette: { ship: 'cr90-corvette-a', at: [900, 300, 0] },
    },
    {},
    hearing(...windows),
  ).attack('corvette', 'victory', { ...FRONT, red: ['hit', 'critical'] });

/** Who was heard in which order while everybody does what they can. */
function heard(windows: readonly string[]): string[] {
  const table = duel(windows);
  const found: string[] = [];
  for (let asked = true; asked; asked = table.open.some(({ kind }) => kind === 'useAbility')) {
    const own = table.answersOffered.find((each) => / p[12]$/.test((each as { use?: string }).use ?? ''));
    if (own) found.push((own as { use: string }).use);
    table.answers(own ?? { pass: true });
  }
  return found;
}

shows(
  ['ar.attack.steps', 'ar.timing.first-player-first'],
  'an attack is declared, its dice gathered and rolled, damage suffered, and after it both players may speak',
  () => {
    const windows = ['afterAttack', 'damageSuffered', 'diceRolled', 'diceGathered', 'attackDeclared'];
    expect(heard(windows)).toEqual(
      [...windows].reverse().flatMap((window) => [`${window} p1`, `${window} p2`]),
    );
  },
);

shows(
  [
    'ar.attack.effects.attacker-modifies',
    'ar.attack.tokens.defender-spends',
    'ar.critical.timing',
    'ar.attack.damage.order',
  ],
  'the attacker resolves effects and criticals before the defender, who spends tokens first',
  () => {
    expect(heard(['resolveDamage', 'spendDefenseTokens', 'attackEffects'])).toEqual([
      'attackEffects p2',
      'attackEffects p1',
      'spendDefenseTokens p1',
      'spendDefenseTokens p2',
      'resolveDamage p2',
      'resolveDamage p1',
    ]);
  },
);

/** Three TIE fighters and their ship before the bow of a frigate, near enough for all its dice. */
const swarm = () =>
  armadaTable({
    frigate: { ship: 'nebulon-b-escort', at: [900, 300, 0] },
    one: { squadron: 'tie-fighter', at: [860, 400] },
    two: { squadron: 'tie-fighter', at: [900, 400] },
    three: { squadron: 'tie-fighter', at: [940, 400] },
    victory: { ship: 'victory-ii', at: [900, 550, 180], activated: true, speed: 0 },
  });

const to = (target: string) => ({ target, zone: 'front' });

shows(
  ['ar.attack.additional-squadron.offer', 'ar.attack.additional-squadron.once-each'],
  'after a squadron only squadrons are attacked in addition, each once, and no ship',
  () => {
    const blank = { zone: 'front', blue: ['accuracy', 'accuracy', 'accuracy', 'accuracy'] } as const;
    swarm()
      .attack('frigate', 'one', blank)
      .asks('additionalSquadron')
      .offersExactly(to('two'), to('three'), { decline: true })
      .refuses(
        { target: 'victory', zone: 'front', defendingZone: 'front' },
        'ar.attack.additional-squadron.offer',
      )
      .answers(to('two'))
      .offersExactly(to('three'), { decline: true })
      .refuses(to('one'), 'ar.attack.additional-squadron.once-each')
      .refuses(to('two'), 'ar.attack.additional-squadron.once-each');
  },
);

shows(
  [
    'ar.attack.additional-squadron.same-zone',
    'ar.attack.additional-squadron.offer',
    'ar.ship-activation.different-hull-zones',
  ],
  'after a ship no squadron is attacked in addition: the next attack is another, from another zone',
  () => {
    swarm()
      .attack('frigate', 'victory', { ...FRONT, red: ['blank', 'blank', 'blank'] })
      .asks('declareTarget', { unit: 'frigate' })
      .refuses(to('two'), 'ar.ship-activation.different-hull-zones');
  },
);
