import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

/** A missile is fired and gone; then a ship is destroyed in reach of the crane. */
const wreck = (x: number, die: string) =>
  xwingTable({
    pirate: {
      pilot: 'blacksunace',
      at: [450, 400],
      upgrades: ['scavengercrane', 'concussionmissiles'],
      lock: 'rookie',
    },
    rookie: {
      pilot: 'rookiepilot',
      at: [x, 560, 180],
      shields: 0,
      facedown: ['core2-stunnedpilot', 'core2-stunnedpilot'],
    },
  }).attack('pirate', 'rookie', {
    weapon: 'concussionmissiles',
    attack: ['hit', 'hit', 'hit', 'hit', die],
    defense: ['blank', 'blank'],
  });

test('a discarded missile may come back when a ship is destroyed at range 1-2', () => {
  wreck(450, 'hit')
    .offersExactly({ use: 'pirate.u1', choice: 'pirate.u2' }, { pass: true })
    .uses('scavengercrane', 'pirate.u2')
    .has('pirate', { upgrades: [{ faceup: true }, { faceup: true }] })
    .ends();
});

test('on a blank the crane is discarded', () => {
  wreck(450, 'blank')
    .uses('scavengercrane', 'pirate.u2')
    .has('pirate', { upgrades: [{ faceup: false }, { faceup: true }] })
    .ends();
});

test('a wreck at range 3 is too far', () => {
  xwingTable({
    pirate: {
      pilot: 'blacksunace',
      at: [450, 400],
      upgrades: ['scavengercrane', 'concussionmissiles'],
      lock: 'rookie',
    },
    rookie: {
      pilot: 'rookiepilot',
      at: [450, 660, 180],
      shields: 0,
      facedown: ['core2-stunnedpilot', 'core2-stunnedpilot'],
    },
  })
    .attack('pirate', 'rookie', {
      weapon: 'concussionmissiles',
      attack: ['hit', 'hit', 'hit', 'hit'],
      defense: ['blank', 'blank'],
    })
    .has('pirate', { upgrades: [{ faceup: true }, { faceup: false }] })
    .ends();
});

test('cards of six types come back, others do not, nor one that was never discarded', () => {
  const ordnance = ['torpedo:protontorpedoes', 'missile:concussionmissiles', 'bomb:seismiccharges'];
  const others = ['cannon:ioncannon', 'turret:ioncannonturret', 'mod:hullupgrade'];
  const lost = [...ordnance, ...others, 'crew:gunner'];
  xwingTable({
    pirate: {
      pilot: 'blacksunace',
      at: [450, 400],
      upgrades: ['scavengercrane', ...lost, 'missile:homingmissiles'],
      discarded: lost,
    },
    rookie: {
      pilot: 'rookiepilot',
      at: [450, 560, 180],
      shields: 0,
      facedown: ['core2-stunnedpilot', 'core2-stunnedpilot'],
      hasFought: true,
    },
  })
    .attack('pirate', 'rookie', { attack: ['hit', 'hit', 'hit'], defense: ['blank', 'blank'] })
    .offersExactly(...[2, 3, 4, 5, 6, 7].map((place) => ({ use: 'pirate.u1', choice: `pirate.u${place}` })), {
      pass: true,
    });
});

test('the wreck of its own ship brings nothing back', () => {
  xwingTable({
    pirate: {
      pilot: 'blacksunace',
      at: [450, 400],
      upgrades: ['scavengercrane', 'concussionmissiles'],
      discarded: ['missile:concussionmissiles'],
      shields: 0,
      facedown: ['core2-stunnedpilot', 'core2-stunnedpilot', 'core2-damagedcockpit'],
      hasFought: true,
    },
    rookie: { pilot: 'rookiepilot', at: [450, 560, 180] },
    friend: { pilot: 'blacksunace', at: [100, 100], hasFought: true },
  })
    .attack('rookie', 'pirate', { attack: ['hit', 'hit', 'hit'], defense: ['blank', 'blank'] })
    .doesNotOffer('scavengercrane')
    .has('pirate', { gone: 'destroyed' });
});
