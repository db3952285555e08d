import { armadaTable, type UnitSpec } from '@sortie/testkit/armada';
import { shows } from '../../shows.ts';
import { dogfight } from '../dogfight.ts';

const rule = 'ar.keyword.heavy';

/** A TIE fighter at the bow of a CR90 with these enemies around it. */
const beset = (enemies: Readonly<Record<string, UnitSpec>>, situation = {}) =>
  dogfight(
    {
      tie: { squadron: 'tie-fighter', at: [900, 400] },
      corvette: { ship: 'cr90-corvette-a', at: [900, 500, 180], activated: true },
      ...enemies,
    },
    situation,
  ).until('chooseDeed', 'tie');

const heavy = { squadron: 'y-wing', at: [820, 400], slider: 'orange' } as const;
const light = { squadron: 'a-wing', at: [980, 400], slider: 'orange' } as const;
const bow = { target: 'corvette', defendingZone: 'front' };

shows(rule, 'held by Heavy squadrons alone a squadron moves and attacks ships freely', () => {
  beset({ heavy })
    .offersExactly({ deed: 'move' }, { deed: 'attack' }, { decline: true })
    .answers({ deed: 'attack' })
    .offersExactly(bow, { target: 'heavy' }, { decline: true });
});

shows(
  [rule, 'ar.engagement.cannot-move', 'ar.engagement.must-attack-engaged-squadron'],
  'one enemy that is not Heavy restores both bans; any squadron may still be attacked',
  () => {
    beset({ heavy, light })
      .offersExactly({ deed: 'attack' }, { decline: true })
      .refuses({ deed: 'move' }, 'ar.engagement.cannot-move')
      .answers({ deed: 'attack' })
      .offersExactly({ target: 'heavy' }, { target: 'light' }, { decline: true })
      .refuses(bow, 'ar.engagement.must-attack-engaged-squadron');
  },
);

shows(
  [rule, 'ar.engagement.obstructed-not-engaged'],
  'an obstacle before the one that is not Heavy lifts both bans again, and all may be attacked',
  () => {
    beset({ heavy, light }, { obstacles: { 'asteroid-3': [940, 400] } })
      .offersExactly({ deed: 'move' }, { deed: 'attack' }, { decline: true })
      .answers({ deed: 'attack' })
      .offersExactly(bow, { target: 'heavy' }, { target: 'light' }, { decline: true });
  },
);

shows(
  [rule, 'ar.engagement.ends-on-destruction', 'ar.squadron-activation.command-move-and-attack'],
  'who holds a squadron is looked at anew for each part of its activation',
  () => {
    armadaTable({
      victory: { ship: 'victory-ii', at: [900, 280, 0], dials: ['squadron'] },
      tie: { squadron: 'tie-fighter', at: [900, 400] },
      heavy,
      light: { ...light, squadron: 'x-wing', hull: 1 },
      corvette: { ship: 'cr90-corvette-a', at: [1650, 800, 270], activated: true },
    })
      .uses('squadron', 'dial')
      .answers({ squadron: 'tie' })
      .offersExactly({ deed: 'attack' }, { decline: true })
      .attack('tie', 'light', { blue: ['hit', 'accuracy', 'critical'] })
      .has('light', { destroyed: 1 })
      .asks('chooseDeed', { squadron: 'tie' })
      .offersExactly({ deed: 'move' }, { decline: true });
  },
);

shows(rule, 'a Heavy squadron is held like any other', () => {
  dogfight({
    bomber: { squadron: 'tie-bomber', at: [900, 400] },
    wing: { squadron: 'x-wing', at: [900, 480], slider: 'orange' },
  })
    .until('chooseDeed', 'bomber')
    .offersExactly({ deed: 'attack' }, { decline: true });
});
