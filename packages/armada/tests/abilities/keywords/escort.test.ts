import { shows } from '../../shows.ts';
import { dogfight } from '../dogfight.ts';

const rule = 'ar.keyword.escort';

const attackers = (squadrons: Parameters<typeof dogfight>[0], situation = {}) =>
  dogfight({ tie: { squadron: 'tie-fighter', at: [900, 400] }, ...squadrons }, situation)
    .until('chooseDeed', 'tie')
    .answers({ deed: 'attack' })
    .asks('declareTarget');

const yWing = { squadron: 'y-wing', at: [820, 400], slider: 'orange' } as const;
const escort = { squadron: 'x-wing', at: [900, 480], slider: 'orange' } as const;

shows(rule, 'who is engaged with it cannot attack squadrons without Escort', () => {
  attackers({ yWing, escort, other: { ...escort, at: [980, 400] } })
    .offersExactly({ target: 'escort' }, { target: 'other' }, { decline: true })
    .refuses({ target: 'yWing' }, 'ar.precedence.cannot-is-absolute');
});

shows(
  rule,
  'it binds only squadrons engaged with it, not those that its charge alone is engaged with',
  () => {
    // The Escort is at distance 1 of the Y-wing, not of the TIE fighter.
    attackers({ yWing, escort: { ...escort, at: [760, 400] } }).offersExactly(
      { target: 'yWing' },
      { decline: true },
    );
  },
);

shows(
  [rule, 'ar.engagement.obstructed-not-engaged'],
  'one that is not engaged because of an obstacle draws no fire',
  () => {
    attackers({ yWing, escort }, { obstacles: { 'asteroid-3': [900, 440] } }).offersExactly(
      { target: 'escort' },
      { target: 'yWing' },
      { decline: true },
    );
  },
);

shows(
  [rule, 'ar.engagement.must-attack-engaged-squadron'],
  'it keeps those engaged with it from ships too',
  () => {
    dogfight({
      yWing: { squadron: 'y-wing', at: [900, 400] },
      escort: { squadron: 'tie-advanced', at: [900, 480], slider: 'orange' },
      victory: { ship: 'victory-ii', at: [900, 310, 0], activated: true },
    })
      .answers({ deed: 'attack' })
      .offersExactly({ target: 'escort' }, { decline: true })
      .refuses({ target: 'victory', defendingZone: 'front' }, 'ar.engagement.must-attack-engaged-squadron');
  },
);

shows(rule, 'ships attack whom they like', () => {
  dogfight(
    {
      victory: { ship: 'victory-ii', at: [900, 310, 0] },
      yWing: { ...yWing, at: [860, 420] },
      escort: { ...escort, at: [940, 420] },
    },
    { phase: 'ship' },
  )
    .until('declareTarget', 'victory')
    .offersExactly(
      { target: 'yWing', zone: 'front' },
      { target: 'escort', zone: 'front' },
      { decline: true },
    );
});
