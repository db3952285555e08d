import { shows } from '../../shows.ts';
import { duel } from './duel.ts';

const rule = 'ar.known.damage.capacitor-failure';
const faceup = ['capacitor-failure'];

shows(
  [rule, 'ar.commands.repair.sequential'],
  'no shields come to an empty zone until Capacitor Failure itself is repaired',
  () => {
    duel({ victory: { faceup, dials: ['repair'], shields: { front: 0, left: 2 } } })
      .uses('repair', 'dial')
      .asks('repair', { points: 4 })
      .offersExactly(
        { repair: 'moveShield', from: 'right', to: 'left' },
        { repair: 'moveShield', from: 'rear', to: 'left' },
        { repair: 'recoverShield', zone: 'left' },
        { repair: 'discardDamage', key: 'victory.d1' },
        { decline: true },
      )
      .answers({ repair: 'discardDamage' })
      .asks('repair', { points: 1 })
      .offersExactly(
        { repair: 'moveShield', from: 'left', to: 'front' },
        { repair: 'moveShield', from: 'right', to: 'front' },
        { repair: 'moveShield', from: 'rear', to: 'front' },
        { repair: 'moveShield', from: 'right', to: 'left' },
        { repair: 'moveShield', from: 'rear', to: 'left' },
        { decline: true },
      )
      .answers({ repair: 'moveShield', from: 'right', to: 'front' })
      .has('victory', { shields: { front: 1, left: 2, right: 2, rear: 1 }, damage: [] })
      .ends();
  },
);

const underFire = (front: number, cards = faceup) =>
  duel({
    victory: { faceup: cards, activated: true, shields: { front } },
    corvette: { activated: false },
  }).attack('corvette', 'victory', {
    zone: 'front',
    defendingZone: 'front',
    red: ['hit', 'blank'],
    blue: ['hit'],
  });

const brace = { use: 'victory.defenseTokens', choice: { token: 0 } };
const redirects = [1, 2].flatMap((token) =>
  ['left', 'right'].map((zone) => ({ use: 'victory.defenseTokens', choice: { token, zones: [zone] } })),
);

shows(rule, 'Redirect cannot be spent while the defending zone is empty', () => {
  underFire(0)
    .asksSeat('p1')
    .offersExactly(brace, { pass: true })
    .refuses(redirects[0]!, 'ar.precedence.cannot-is-absolute');
});

shows(rule, 'Redirect can be spent while the defending zone has a shield, or without the card', () => {
  underFire(1).offersExactly(brace, ...redirects, { pass: true });
  underFire(0, []).offersExactly(brace, ...redirects, { pass: true });
});

shows(rule, 'where another ship has the card, shields and Redirect are as ever', () => {
  const corvette = { faceup, shields: { front: 0 } };
  duel({ victory: { activated: true, shields: { front: 0 } }, corvette: { ...corvette, activated: false } })
    .attack('corvette', 'victory', {
      zone: 'front',
      defendingZone: 'front',
      red: ['hit', 'blank'],
      blue: ['hit'],
    })
    .offersExactly(brace, ...redirects, { pass: true });
  duel({ victory: { dials: ['repair'], shields: { front: 0, left: 0, right: 0, rear: 0 } }, corvette })
    .uses('repair', 'dial')
    .offersExactly(...['front', 'left', 'right', 'rear'].map((zone) => ({ repair: 'recoverShield', zone })), {
      decline: true,
    });
});
