import type { UnitSpec } from '@sortie/testkit/armada';
import { shows } from '../../shows.ts';
import { dogfight } from '../dogfight.ts';

const rule = 'ar.known.squadron.tie-interceptor';

const brawl = (more: Readonly<Record<string, UnitSpec>> = {}, situation = {}) =>
  dogfight(
    {
      wing: { squadron: 'x-wing', at: [900, 400] },
      fel: { squadron: 'soontir-fel', at: [850, 470], slider: 'orange' },
      tie: { squadron: 'tie-fighter', at: [950, 470], slider: 'orange' },
      ...more,
    },
    situation,
  );

const misses = { blue: ['accuracy', 'accuracy', 'accuracy', 'critical'] };

shows(rule, 'a squadron engaged with him that attacks another suffers 1 damage', () => {
  brawl().attack('wing', 'tie', misses).has('wing', { hull: 4 }).ends();
});

shows(rule, 'it does also after an attack on a ship', () => {
  dogfight({
    wing: { squadron: 'tycho-celchu', at: [900, 400] },
    fel: { squadron: 'soontir-fel', at: [900, 480], slider: 'orange' },
    victory: { ship: 'victory-ii', at: [900, 300, 0], activated: true, speed: 0 },
  })
    .attack('wing', 'victory', { defendingZone: 'front', black: ['blank'] })
    .has('wing', { hull: 3 })
    .ends();
});

shows(
  [rule, 'ar.timing.same-player-order'],
  'his owner orders it with the Counter of the squadron that was attacked',
  () => {
    const table = () =>
      brawl({ tie: { squadron: 'tie-interceptor', at: [950, 470], slider: 'orange' } })
        .attack('wing', 'tie', misses)
        .asksSeat('p2')
        .offersExactly({ use: 'fel.card', choice: null }, { use: 'tie.counter', choice: null });
    table().uses('soontir-fel').has('wing', { hull: 4 }).offers('counter');
    table()
      .dice({ blue: ['hit', 'hit'] })
      .uses('counter')
      .passes()
      .has('wing', { hull: 2 })
      .ends();
  },
);

shows(rule, 'an attack on himself costs nothing but his Counter', () => {
  brawl()
    .attack('wing', 'fel', misses)
    .offers('accuracy')
    .passes()
    .offers('defenseTokens')
    .passes()
    .offers('counter')
    .passes()
    .has('wing', { hull: 5 });
});

shows(rule, 'a Counter attack on another costs nothing', () => {
  dogfight({
    tie: { squadron: 'tie-fighter', at: [950, 470] },
    fel: { squadron: 'soontir-fel', at: [850, 470], slider: 'orange' },
    wing: { squadron: 'a-wing', at: [900, 400], slider: 'orange' },
  })
    .attack('tie', 'wing', { blue: ['accuracy', 'accuracy', 'critical'] })
    .passes()
    .offers('counter')
    .dice({ blue: ['accuracy', 'accuracy'] })
    .uses('counter')
    .has('wing', { hull: 4 })
    .ends();
});

shows(
  [rule, 'ar.engagement.obstructed-not-engaged'],
  'a squadron that he is not engaged with is safe',
  () => {
    brawl({ fel: { squadron: 'soontir-fel', at: [700, 470], slider: 'orange' } })
      .attack('wing', 'tie', misses)
      .has('wing', { hull: 5 })
      .ends();
    brawl({
      fel: { squadron: 'soontir-fel', at: [700, 470], slider: 'orange' },
      other: { squadron: 'a-wing', at: [660, 470], slider: 'orange' },
    })
      .attack('wing', 'tie', misses)
      .has('wing', { hull: 5 })
      .ends();
    brawl({}, { obstacles: { 'asteroid-3': [870, 435] } })
      .attack('wing', 'tie', misses)
      .has('wing', { hull: 5 })
      .ends();
  },
);
