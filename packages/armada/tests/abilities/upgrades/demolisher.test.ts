import { armadaTable } from '@sortie/testkit/armada';
import { test } from 'vitest';
import { shows } from '../../shows.ts';
import { noTokens } from '../bow-to-bow.ts';

const straight = (speed: number) => ({ clicks: Array(speed).fill(0), side: 'left' });

const fleet = (y: number, more: object = {}) =>
  armadaTable({
    gladiator: { ship: 'gladiator-i-class', upgrades: ['demolisher'], at: [900, 200, 0], ...more },
    cr90: { ship: 'cr90-corvette-a', at: [900, y, 180], ...noTokens },
    nebulon: { ship: 'nebulon-b-escort', at: [755, 340, 0], ...noTokens },
  });

const bow = { target: 'cr90', zone: 'front', defendingZone: 'front' } as const;
const two = ['blank', 'blank'];
const four = [...two, ...two];

shows('ar.known.upgrade.titles', 'one of the attacks may come after the maneuver', () => {
  fleet(520)
    .attack('gladiator', 'cr90', { ...bow, red: two })
    .asks('chooseCourse')
    .answers(straight(2))
    .offersExactly({ use: 'gladiator.u1', choice: null }, { pass: true })
    .uses('demolisher')
    .asks('declareTarget', { unit: 'gladiator' })
    .offersExactly({ target: 'nebulon', zone: 'left', defendingZone: 'right' }, { decline: true })
    .refuses(bow, 'ar.ship-activation.different-hull-zones')
    .dice({ black: four })
    .answers({ target: 'nebulon' })
    .has('gladiator', { activated: true })
    .ends();
});

test('with no attack made before, it is one all the same', () => {
  fleet(640)
    .asks('chooseCourse')
    .answers(straight(2))
    .uses('demolisher')
    .dice({ black: four })
    .answers({ target: 'nebulon' })
    .has('gladiator', { activated: true })
    .doesNotOffer('demolisher');
});

shows('ar.ship-activation.two-attacks', 'two attacks before the maneuver leave none for after it', () => {
  armadaTable({
    gladiator: { ship: 'gladiator-i-class', upgrades: ['demolisher'], at: [900, 200, 0] },
    cr90: { ship: 'cr90-corvette-a', at: [900, 520, 180], ...noTokens },
    nebulon: { ship: 'nebulon-b-escort', at: [780, 200, 0], ...noTokens },
    right: { ship: 'nebulon-b-support', at: [1045, 340, 0], ...noTokens },
  })
    .attack('gladiator', 'cr90', { ...bow, red: two })
    .attack('gladiator', 'nebulon', { zone: 'left', defendingZone: 'right', black: four })
    .asks('chooseCourse')
    .answers(straight(2))
    .has('gladiator', { activated: true })
    .doesNotOffer('demolisher');
});

test('a second maneuver will do as well as the first', () => {
  fleet(640, { commandTokens: ['navigate'], upgrades: ['demolisher', 'engine-techs'], speed: 1 })
    .uses('navigate', { spend: 'token', speed: -1, yaw: 0 })
    .offers('engine-techs')
    .uses('engine-techs')
    .answers(straight(1))
    .offers('demolisher')
    .uses('demolisher')
    .asks('declareTarget', { unit: 'gladiator' });
});

shows('ar.attack.declare.defender-and-zone', 'where nothing can be attacked it is not offered', () => {
  armadaTable({
    gladiator: { ship: 'gladiator-i-class', upgrades: ['demolisher'], at: [900, 200, 0] },
    cr90: { ship: 'cr90-corvette-a', at: [200, 800, 180] },
  })
    .answers(straight(2))
    .has('gladiator', { activated: true })
    .ends();
});

test('one attack after a maneuver is all, however many maneuvers there are', () => {
  fleet(640, { commandTokens: ['navigate'], upgrades: ['demolisher', 'engine-techs'], speed: 2 })
    .uses('navigate', { spend: 'token', speed: 1, yaw: 0 })
    .answers(straight(3))
    .offers('demolisher', 'engine-techs')
    .uses('demolisher')
    .answers({ decline: true })
    .offers('engine-techs')
    .uses('engine-techs')
    .answers(straight(1))
    .has('gladiator', { activated: true })
    .doesNotOffer('demolisher');
});
