import type { ArmadaEffect, ShipId } from '@sortie/armada/model';
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
    distant: { squadron: 'tie-fighter', at: [900, 800] },
    lost: { squadron: 'tie-fighter', at: null, destroyed: 1 },
    victory: { ship: 'victory-ii', at: [900, 550, 180], activated: true, speed: 0 },
  });

const to = (target: string) => ({ target, zone: 'front' });

shows(
  [
    'ar.attack.additional-squadron.offer',
    'ar.attack.additional-squadron.once-each',
    'ar.attack.additional-squadron.same-zone',
    'ar.attack.declare.ship-needs-arc-and-range',
    'ar.destroyed.out-of-play',
  ],
  'after a squadron only squadrons in reach of the same zone are attacked in addition, each once, and no ship',
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
      .refuses(to('distant'), 'ar.attack.declare.ship-needs-arc-and-range')
      .refuses(to('lost'), 'ar.destroyed.out-of-play')
      .refuses({ target: 'two', zone: 'left' }, 'ar.attack.additional-squadron.same-zone')
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

shows(
  ['ar.attack.declare.squadron-needs-distance-one', 'ar.destroyed.out-of-play'],
  'a squadron attacks nothing beyond distance 1, and nothing that is destroyed',
  () => {
    armadaTable(
      {
        tie: { squadron: 'tie-fighter', at: [300, 300] },
        near: { squadron: 'x-wing', at: [350, 300] },
        far: { squadron: 'x-wing', at: [500, 300] },
        lost: { squadron: 'x-wing', at: null, destroyed: 1 },
        victory: { ship: 'victory-ii', at: [900, 100, 0] },
        corvette: { ship: 'cr90-corvette-a', at: [1600, 800, 180] },
      },
      { phase: 'squadron' },
    )
      .answers({ deed: 'attack' })
      .offersExactly({ target: 'near' }, { decline: true })
      .refuses({ target: 'far' }, 'ar.attack.declare.squadron-needs-distance-one')
      .refuses({ target: 'lost' }, 'ar.destroyed.out-of-play');
  },
);

shows(
  ['ar.critical.default', 'ar.damage.card-faceup-effects', 'ar.damage.cards-one-at-a-time'],
  'the critical turns up a card of the attack itself, and before it is dealt others may speak',
  () => {
    const storm: ArmadaEffect = {
      kind: 'sufferDamage',
      unit: 'corvette' as ShipId,
      zone: 'front',
      points: 1,
      source: 'storm',
    };
    const table = armadaTable(
      {
        victory: { ship: 'victory-ii', at: [900, 300, 0] },
        corvette: {
          ship: 'cr90-corvette-a',
          at: [900, 600, 180],
          activated: true,
          speed: 0,
          shields: { front: 0 },
        },
      },
      {},
      armadaWith(
        { name: 'storm', seat: 'p1', window: 'resolveDamage', effects: () => [storm] },
        { name: 'ear', seat: 'p1', window: 'beforeFaceupDamage', effects: () => [] },
      ),
    ).attack('victory', 'corvette', {
      ...FRONT,
      red: ['critical', 'blank', 'blank'],
      cards: ['crew-panic', 'blinded-gunners'],
    });
    const lying = () => table.ship('corvette').damage.map(({ card, faceup }) => `${card} ${faceup}`);
    table.uses('critical').uses('storm').offers('ear');
    expect(lying()).toEqual(['crew-panic false']);
    table.uses('ear').asks('chooseCourse').ends();
    expect(lying()).toEqual(['crew-panic false', 'blinded-gunners true']);
  },
);
