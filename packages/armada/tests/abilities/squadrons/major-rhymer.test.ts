import { shows } from '../../shows.ts';
import { dogfight } from '../dogfight.ts';

const rule = 'ar.known.squadron.tie-bomber';

/** A squadron so far in front of a CR90's bow, and another beside it. */
const raid = (gap: number, beside: string, squadron = 'tie-bomber-squadron') =>
  dogfight({
    raider: { squadron, at: [900, 530 - 34.9 - 17.1 - gap] },
    lead: { squadron: beside, at: [940, 530 - 34.9 - 17.1 - gap], slider: 'orange' },
    corvette: { ship: 'cr90-corvette-a', at: [900, 530, 180], activated: true },
  }).until('chooseDeed', 'raider');

const free = [{ deed: 'move' }, { decline: true }];
const armed = [{ deed: 'move' }, { deed: 'attack' }, { decline: true }];
const bow = [{ target: 'corvette', defendingZone: 'front' }, { decline: true }];

shows(
  [rule, 'ar.defense.evade-medium'],
  'friendly squadrons at distance 1 attack ships up to medium range, which Evade goes by',
  () => {
    raid(180, 'major-rhymer')
      .offersExactly(...armed)
      .answers({ deed: 'attack' })
      .offersExactly(...bow)
      .attack('raider', 'corvette', { defendingZone: 'front', black: ['hit'] })
      .asksSeat('p2')
      .offersExactly(
        ...[0, 1].map((token) => ({ use: 'corvette.defenseTokens', choice: { token, die: 0 } })),
        ...['left', 'right'].map((zone) => ({
          use: 'corvette.defenseTokens',
          choice: { token: 2, zones: [zone] },
        })),
        { pass: true },
      )
      .passes()
      .has('corvette', { shields: { front: 1, left: 2, right: 2, rear: 1 } })
      .ends();
  },
);

shows(rule, 'with all dice of their battery, at close range too', () => {
  raid(100, 'major-rhymer', 'darth-vader')
    .attack('raider', 'corvette', { defendingZone: 'front', black: ['hit'] })
    .until('assignDials')
    .has('corvette', { shields: { front: 1, left: 2, right: 2, rear: 1 } })
    .ends();
});

shows([rule, 'ar.allegiance.self-is-friendly'], 'he is one of them', () => {
  raid(180, 'tie-fighter-squadron', 'major-rhymer').offersExactly(...armed);
});

shows(rule, 'not at long range, nor without him', () => {
  raid(190, 'major-rhymer').offersExactly(...free);
  raid(100, 'tie-bomber-squadron').offersExactly(...free);
});

shows(
  [rule, 'ar.range.attack.squadron-distance-one'],
  'squadrons stay out of reach beyond distance 1',
  () => {
    dogfight({
      raider: { squadron: 'tie-bomber-squadron', at: [900, 400] },
      lead: { squadron: 'major-rhymer', at: [940, 400], slider: 'orange' },
      wing: { squadron: 'x-wing', at: [900, 520], slider: 'orange' },
    })
      .until('chooseDeed', 'raider')
      .offersExactly(...free);
  },
);
