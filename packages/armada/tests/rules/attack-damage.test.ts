import { armadaTable } from '@sortie/testkit/armada';
import { expect } from 'vitest';
import { shows } from '../shows.ts';

const FRONT = { zone: 'front', defendingZone: 'front' } as const;

/** A Victory with a corvette dead ahead, whose front hull zone is so far from its own. */
const duel = (gap: number, more: { victory?: object; corvette?: object; situation?: object } = {}) =>
  armadaTable(
    {
      victory: { ship: 'victory-ii', at: [900, 300, 0], ...more.victory },
      // Half a small and half a medium token lie between the middles.
      corvette: {
        ship: 'cr90-corvette-a',
        at: [900, 300 + 50.4 + gap + 34.9, 180],
        activated: true,
        ...more.corvette,
      },
    },
    more.situation,
  );

const DAMAGE = (table: ReturnType<typeof duel>) => table.events('totalFixed').map(({ total }) => total);

shows(
  [
    'ar.attack.damage.ship-vs-ship-hits-and-crits',
    'ar.dice.icon.hit',
    'ar.dice.icon.crit',
    'ar.dice.icon.blank',
  ],
  'between ships hits and criticals count one each, a double hit two, blanks and accuracies nothing',
  () => {
    const table = duel(100)
      .attack('victory', 'corvette', {
        ...FRONT,
        red: ['hitHit', 'blank', 'critical'],
        blue: ['hit', 'accuracy', 'critical'],
      })
      .until('chooseCourse');
    expect(DAMAGE(table)).toEqual([5]);
  },
);

shows(
  'ar.attack.damage.squadron-involved-hits-only',
  'with a squadron involved only hits count, also the hit beside a critical',
  () => {
    const table = armadaTable(
      {
        // Anti-squadron one blue and one black die, no Bomber against squadrons.
        rhymer: { squadron: 'major-rhymer', at: [900, 300] },
        wing: { squadron: 'x-wing', at: [960, 300] },
        victory: { ship: 'victory-ii', at: [100, 100, 0] },
        corvette: { ship: 'cr90-corvette-a', at: [100, 850, 180] },
      },
      { phase: 'squadron' },
    )
      .answers({ deed: 'attack' })
      .attack('rhymer', 'wing', { blue: ['critical'], black: ['hitCritical'] })
      .until('chooseDeed');
    expect(DAMAGE(table)).toEqual([1]);
    table.has('wing', { hull: 4 });
  },
);

shows(
  [
    'ar.attack.damage.point-by-point',
    'ar.shields.per-zone',
    'ar.damage.ship-shield-first',
    'ar.damage.ship-card-when-no-shields',
    'ar.shields.floor-zero',
  ],
  'each point takes a shield of the defending zone, and deals a facedown card when it has none',
  () => {
    const table = duel(200, { corvette: { shields: { front: 1 } } })
      .attack('victory', 'corvette', {
        ...FRONT,
        red: ['hit', 'hit', 'hit'],
        cards: ['blinded-gunners', 'injured-crew'],
      })
      .until('chooseCourse');
    table.has('corvette', { shields: { front: 0, left: 2, right: 2, rear: 1 } });
    expect(table.ship('corvette').damage).toMatchObject([
      { card: 'blinded-gunners', faceup: false },
      { card: 'injured-crew', faceup: false },
    ]);
    expect(table.events('damageSuffered')).toHaveLength(3);
  },
);

const swarm = (more: object = {}) =>
  armadaTable({
    corvette: { ship: 'cr90-corvette-a', at: [900, 300, 0] },
    one: { squadron: 'tie-fighter', at: [880, 400] },
    two: { squadron: 'tie-fighter', at: [920, 400] },
    behind: { squadron: 'tie-fighter', at: [900, 200] },
    victory: { ship: 'victory-ii', at: [100, 850, 180], activated: true },
    ...more,
  });

shows(
  [
    'ar.attack.additional-squadron.offer',
    'ar.attack.additional-squadron.same-zone',
    'ar.attack.additional-squadron.once-each',
  ],
  'a ship goes on against other squadrons in the same zone, each once, as one attack with fresh dice',
  () => {
    const table = swarm()
      .attack('corvette', 'one', { zone: 'front', blue: ['hit', 'accuracy'] })
      .until('additionalSquadron')
      .offersExactly({ target: 'two', zone: 'front' }, { decline: true })
      .refuses({ target: 'behind', zone: 'rear' }, 'ar.attack.additional-squadron.same-zone')
      .refuses({ target: 'one', zone: 'front' }, 'ar.attack.additional-squadron.once-each')
      .answers({ target: 'two', zone: 'front' });
    table.has('one', { hull: 2 });
    // The second attack of the activation is still to come, from another zone.
    table.until('declareTarget').offersExactly({ target: 'behind', zone: 'rear' }, { decline: true });
    expect(table.ship('corvette').attacks).toMatchObject([
      { zone: 'front', targets: [{ unit: 'one' }, { unit: 'two' }] },
    ]);
    expect(table.state.attacks).toBe(1);
  },
);

shows(
  'ar.attack.additional-squadron.line-of-sight',
  'line of sight is traced to each squadron, and obstruction takes a die from the pool against that one alone',
  () => {
    const table = armadaTable(
      {
        // Two blue dice against squadrons.
        frigate: { ship: 'nebulon-b-escort', at: [900, 300, 0] },
        one: { squadron: 'tie-fighter', at: [850, 420] },
        two: { squadron: 'tie-fighter', at: [950, 420] },
        victory: { ship: 'victory-ii', at: [100, 850, 180], activated: true },
      },
      { obstacles: { 'asteroid-1': [940, 380, 90] } },
    )
      .attack('frigate', 'one', { zone: 'front', blue: ['hit', 'hit', 'hit'] })
      .until('additionalSquadron')
      .answers({ target: 'two', zone: 'front' });
    expect(table.events('targetDeclared').map(({ obstructed }) => obstructed)).toEqual([false, true]);
    expect(table.events('attackDiceRolled').map(({ dice }) => dice.length)).toEqual([2, 1]);
  },
);
