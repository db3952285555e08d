import { shows } from '@sortie/testkit';
import { xwingTable } from '@sortie/testkit/xwing';
import { expect } from 'vitest';

const blanks = (count: number) => Array.from({ length: count }, () => 'blank');

/** A bomber with its cards and a ship at range 2 ahead of it. */
const bomber = (what: {
  readonly upgrades: readonly string[];
  readonly lock?: string;
  readonly tokens?: { readonly focus?: number };
}) =>
  xwingTable({
    bomber: { pilot: 'gammasquadronpilot', at: [450, 300, 0], ...what },
    x: { pilot: 'rookiepilot', at: [450, 490, 180], hasFought: true },
    other: { pilot: 'rookiepilot', at: [550, 490, 180], hasFought: true },
  }).until('declareTarget', 'bomber');

const primary = [
  { weapon: 'primary', target: 'x' },
  { weapon: 'primary', target: 'other' },
  { decline: true },
];

shows(
  ['xw.secondary.definition', 'xw.secondary.bombs-are-not'],
  'a card headed "Attack:" is one more weapon, and a bomb is none',
  () => {
    bomber({ upgrades: ['ioncannon', 'seismiccharges', 'proximitymines'] })
      .offersExactly(
        ...primary,
        { weapon: 'bomber.u1', target: 'x' },
        { weapon: 'bomber.u1', target: 'other' },
      )
      .refuses({ weapon: 'bomber.u2', target: 'x' }, 'table.not-offered');
  },
);

shows(
  ['xw.secondary.instead-of-primary', 'xw.attack.roll.count-secondary'],
  'an attack with a secondary weapon rolls the dice of that weapon and is the only attack',
  () => {
    const table = bomber({ upgrades: ['ioncannon'] }).attack('bomber', 'x', {
      weapon: 'ioncannon',
      attack: blanks(3),
      defense: blanks(2),
    });
    expect(table.events('attackDeclared')).toMatchObject([{ weapon: 'bomber.u1', defender: 'x' }]);
    table.ends();
  },
);

shows(
  ['xw.secondary.header.target-lock', 'xw.secondary.requirements'],
  'a weapon headed with target lock fires at the locked ship only',
  () => {
    bomber({ upgrades: ['concussionmissiles'], lock: 'x' })
      .offersExactly(...primary, { weapon: 'bomber.u1', target: 'x' })
      .refuses({ weapon: 'bomber.u1', target: 'other' }, 'xw.secondary.header.target-lock');
  },
);

shows(
  'xw.secondary.requirements',
  'every condition of the card counts: lock, arc and range, all at the declaration',
  () => {
    const at = (place: readonly [number, number]) =>
      xwingTable({
        bomber: {
          pilot: 'gammasquadronpilot',
          at: [450, 300, 0],
          upgrades: ['concussionmissiles'],
          lock: 'x',
        },
        x: { pilot: 'rookiepilot', at: [...place, 180], hasFought: true },
        other: { pilot: 'rookiepilot', at: [450, 560, 180], hasFought: true },
      }).until('declareTarget', 'bomber');
    const missiles = { weapon: 'bomber.u1', target: 'x' };
    at([450, 490]).offersExactly(...primary, missiles);
    at([450, 430]).refuses(missiles, 'xw.range.weapon-range');
    at([650, 300]).refuses(missiles, 'xw.attack.declare.secondary-requirements');
  },
);

shows(
  ['xw.secondary.header.target-lock-not-spent', 'xw.secondary.header.target-lock'],
  'a lock that the card only asks for stays and may be spent on a reroll',
  () => {
    bomber({ upgrades: ['homingmissiles'], lock: 'x' })
      .attack('bomber', 'x', { weapon: 'homingmissiles', attack: blanks(4), defense: blanks(2) })
      .has('bomber', { lock: { target: 'x' } })
      .offers('targetLock')
      .passes()
      .has('bomber', { lock: { target: 'x' } })
      .ends();
  },
);

shows(
  ['xw.secondary.header.focus', 'xw.secondary.header.focus-not-spent'],
  'a focus token that the header only asks for stays and may be spent on the dice',
  () => {
    bomber({ upgrades: ['homingmissiles', 'deadeye'], tokens: { focus: 1 } })
      .offersExactly(
        ...primary,
        { weapon: 'bomber.u1', target: 'x' },
        { weapon: 'bomber.u1', target: 'other' },
      )
      .attack('bomber', 'x', {
        weapon: 'homingmissiles',
        attack: ['focus', 'blank', 'blank', 'blank'],
        defense: blanks(2),
      })
      .has('bomber', { tokens: { focus: 1 } })
      .offers('focus')
      .uses('focus')
      .has('x', { shields: 1 })
      .ends();
    bomber({ upgrades: ['homingmissiles', 'deadeye'] })
      .offersExactly(...primary)
      .refuses({ weapon: 'bomber.u1', target: 'x' }, 'xw.secondary.header.target-lock');
  },
);

shows(
  'xw.secondary.header.focus',
  'where a focus token may stand for the lock, the attacker chooses what the cost takes',
  () => {
    const armed = () =>
      bomber({ upgrades: ['concussionmissiles', 'deadeye'], lock: 'x', tokens: { focus: 1 } });
    const dice = { attack: blanks(4), defense: blanks(2) };
    armed()
      .offersExactly(
        ...primary,
        { weapon: 'bomber.u1', target: 'x', spend: 'targetLock' },
        { weapon: 'bomber.u1', target: 'x', spend: 'focus' },
        { weapon: 'bomber.u1', target: 'other' },
      )
      .dice(dice)
      .answers({ weapon: 'bomber.u1', target: 'x', spend: 'focus' })
      .has('bomber', { tokens: { focus: 0 }, lock: { target: 'x' } });
    armed()
      .dice(dice)
      .answers({ weapon: 'bomber.u1', target: 'other' })
      .has('bomber', { tokens: { focus: 0 }, lock: { target: 'x' } });
  },
);

shows(
  ['xw.attack.range-bonus.primary-only', 'xw.secondary.instead-of-primary'],
  'neither range bonus applies to a secondary weapon',
  () => {
    const at = (y: number, weapon: string, attack: number) =>
      xwingTable({
        bomber: { pilot: 'gammasquadronpilot', at: [450, 300, 0], upgrades: [weapon] },
        x: { pilot: 'rookiepilot', at: [450, y, 180], hasFought: true },
      })
        .attack('bomber', 'x', { weapon, attack: blanks(attack), defense: blanks(2) })
        .ends();
    at(400, 'autoblaster', 3);
    at(600, 'heavylasercannon', 4);
  },
);
