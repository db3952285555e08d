import { shows } from '../../shows.ts';
import { duel } from './duel.ts';

const rule = 'ar.known.damage.blinded-gunners';

const fire = (cards: Parameters<typeof duel>[0]) =>
  duel(cards).attack('victory', 'corvette', {
    zone: 'front',
    defendingZone: 'front',
    red: ['blank', 'blank', 'blank'],
    blue: ['accuracy', 'critical', 'hit'],
  });

shows(
  [rule, 'ar.precedence.cannot-is-absolute'],
  'a ship with Blinded Gunners cannot spend accuracies',
  () => {
    fire({ victory: { faceup: ['blinded-gunners'] } })
      .asksSeat('p2')
      .offersExactly(
        { use: 'corvette.defenseTokens', choice: { token: 2, zones: ['left'] } },
        { use: 'corvette.defenseTokens', choice: { token: 2, zones: ['right'] } },
        { pass: true },
      )
      .passes()
      .offers('critical')
      .passes()
      .ends();
  },
);

shows(rule, 'Blinded Gunners of the defender change nothing', () => {
  fire({ corvette: { faceup: ['blinded-gunners'] } })
    .asksSeat('p1')
    .offersExactly(
      { use: 'victory.accuracy', choice: { die: 3, token: 0 } },
      { use: 'victory.accuracy', choice: { die: 3, token: 1 } },
      { use: 'victory.accuracy', choice: { die: 3, token: 2 } },
      { pass: true },
    );
});

shows([rule, 'ar.timing.facedown-inactive'], 'facedown it says nothing', () => {
  fire({ victory: { facedown: ['blinded-gunners'] } }).offers('accuracy');
});
