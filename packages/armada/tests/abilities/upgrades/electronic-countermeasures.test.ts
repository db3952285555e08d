import { shows } from '../../shows.ts';
import { bowToBow, front } from '../bow-to-bow.ts';

const duel = (more: object = {}) =>
  bowToBow('long', {
    victory: { ship: 'victory-i-class' },
    cr90: { ship: 'cr90-corvette-a', upgrades: ['electronic-countermeasures'], ...more },
  }).attack('victory', 'cr90', { ...front, red: ['accuracy', 'hit', 'hit'] });

const redirect = (side: string) => ({ token: 2, zones: [side] });

shows(
  'ar.known.upgrade.defensive-retrofits',
  'exhausted, the card lets a token be spent that an accuracy locked',
  () => {
    duel()
      .uses('accuracy', { die: 0, token: 2 })
      .offersExactly(
        { use: 'cr90.defenseTokens', choice: { token: 0, die: 1 } },
        { use: 'cr90.defenseTokens', choice: { token: 1, die: 1 } },
        { use: 'cr90.u1', choice: redirect('left') },
        { use: 'cr90.u1', choice: redirect('right') },
        { pass: true },
      )
      .uses('electronic-countermeasures', redirect('left'))
      .has('cr90', {
        upgrades: [{ exhausted: true }],
        defenseTokens: [{ state: 'readied' }, { state: 'readied' }, { state: 'exhausted' }],
      })
      .offersExactly(
        { use: 'cr90.defenseTokens', choice: { token: 0, die: 1 } },
        { use: 'cr90.defenseTokens', choice: { token: 1, die: 1 } },
        { pass: true },
      )
      .passes()
      .offersExactly({}, { left: 1 }, { left: 2 })
      .answers({ left: 2 })
      .has('cr90', { shields: { front: 2, left: 0, right: 2, rear: 1 } })
      .ends();
  },
);

shows('ar.defense.one-per-type', 'the second token of a type stays unusable in the attack', () => {
  duel()
    .uses('accuracy', { die: 0, token: 0 })
    .uses('electronic-countermeasures', { token: 0, die: 1 })
    .offersExactly(
      { use: 'cr90.defenseTokens', choice: redirect('left') },
      { use: 'cr90.defenseTokens', choice: redirect('right') },
      { pass: true },
    )
    // It is locked no longer: it was spent.
    .refuses({ use: 'cr90.defenseTokens', choice: { token: 0, die: 1 } }, 'ar.defense.same-token-once');
});

shows('ar.defense.speed-zero-none', 'it needs a locked token, a readied card and a ship that moves', () => {
  duel().passes().offers('defenseTokens');
  duel({ exhausted: ['electronic-countermeasures'] })
    .uses('accuracy', { die: 0, token: 2 })
    .offers('defenseTokens');
  duel({ speed: 0 })
    .uses('accuracy', { die: 0, token: 2 })
    .has('cr90', { shields: { front: 0 } })
    .asks('chooseCourse');
});
