import type { UnitSpec } from '@sortie/testkit/armada';
import { shows } from '../../shows.ts';
import { dogfight } from '../dogfight.ts';

const rule = 'ar.known.squadron.a-wing';

/** Between a TIE fighter and the bow of a Victory. */
const held = (squadron: string, more: Readonly<Record<string, UnitSpec>> = {}) =>
  dogfight({
    wing: { squadron, at: [900, 400] },
    tie: { squadron: 'tie-fighter', at: [900, 480], slider: 'orange' },
    victory: { ship: 'victory-ii', at: [900, 300, 0], activated: true },
    ...more,
  }).until('chooseDeed', 'wing');

const bow = { target: 'victory', defendingZone: 'front' };

shows(
  [rule, 'ar.engagement.cannot-move'],
  'engagement keeps Tycho Celchu neither from moving nor from attacking ships',
  () => {
    held('tycho-celchu')
      .offersExactly({ deed: 'move' }, { deed: 'attack' }, { decline: true })
      .answers({ deed: 'attack' })
      .asks('declareTarget')
      .offersExactly(bow, { target: 'tie' }, { decline: true });
    held('tycho-celchu')
      .answers({ deed: 'move' })
      .answers({ x: 1100, y: 400 })
      .has('wing', { at: { x: 1100, y: 400 } });
  },
);

shows(
  [rule, 'ar.engagement.cannot-move', 'ar.engagement.must-attack-engaged-squadron'],
  'it keeps other A-wings from both, also beside him',
  () => {
    held('a-wing-squadron', { tycho: { squadron: 'tycho-celchu', at: [840, 400], slider: 'orange' } })
      .offersExactly({ deed: 'attack' }, { decline: true })
      .refuses({ deed: 'move' }, 'ar.engagement.cannot-move')
      .answers({ deed: 'attack' })
      .offersExactly({ target: 'tie' }, { decline: true })
      .refuses(bow, 'ar.engagement.must-attack-engaged-squadron');
  },
);

shows([rule, 'ar.keyword.escort'], 'Escort draws his fire from other squadrons all the same', () => {
  held('tycho-celchu', { escort: { squadron: 'tie-advanced', at: [850, 460], slider: 'orange' } })
    .answers({ deed: 'attack' })
    .offersExactly(bow, { target: 'escort' }, { decline: true })
    .refuses({ target: 'tie' }, 'ar.precedence.cannot-is-absolute');
});
