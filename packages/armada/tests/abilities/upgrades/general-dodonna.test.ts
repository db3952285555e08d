import { wholeDeck } from '@sortie/armada/catalogue';
import { expect, test } from 'vitest';
import { shows } from '../../shows.ts';
import { bowToBow, front, noShields, noTokens } from '../bow-to-bow.ts';

/** A ship that is not on the table holds all cards but these. */
function deckOf(...left: readonly string[]) {
  const held: string[] = [...wholeDeck];
  for (const card of left) held.splice(held.indexOf(card), 1);
  return { reserve: { ship: 'victory-ii-class', at: null, setAside: true, facedown: held } } as const;
}

const duel = (more: object = {}, upgrades: string[] = ['general-dodonna']) =>
  bowToBow('close', {
    cr90: { ship: 'cr90-corvette-a', upgrades },
    gladiator: { ship: 'gladiator-i-class', ...noTokens, ...noShields },
    ...more,
  });

const critical = { ...front, red: ['critical', 'blank'], blue: ['accuracy'] };
const four = ['coolant-discharge', 'thruster-fissure', 'ruptured-engine', 'power-failure'];

shows(
  ['ar.known.upgrade.commanders', 'ar.timing.before'],
  'before an enemy ship is dealt a faceup card he keeps one of four on top of the deck',
  () => {
    const table = duel()
      .cards(...four)
      .attack('cr90', 'gladiator', critical)
      .uses('critical')
      .has('gladiator', { damage: [] })
      .offersExactly({ use: 'cr90.u1', choice: null }, { pass: true })
      .uses('general-dodonna')
      .asks('chooseForCard', { unit: 'cr90', source: 'cr90.u1' })
      .asksSeat('p1')
      .offersExactly(...four.map((card) => ({ card })))
      .answers({ card: 'ruptured-engine' });
    expect(table.ship('gladiator').damage).toMatchObject([{ card: 'ruptured-engine', faceup: true }]);
    expect(table.state.deck.discard).toEqual(['coolant-discharge', 'thruster-fissure', 'power-failure']);
    table.ends();
  },
);

test('not before a facedown card, nor for cards of his own ships', () => {
  const facedown = duel().attack('cr90', 'gladiator', { ...critical, red: ['hit', 'blank'] });
  expect(facedown.ship('gladiator').damage).toMatchObject([{ faceup: false }]);
  facedown.ends();
  const own = bowToBow(
    'close',
    {
      cr90: { ship: 'cr90-corvette-a', upgrades: ['general-dodonna'], ...noTokens, ...noShields },
      gladiator: { ship: 'gladiator-i-class' },
    },
    { initiative: 1 },
  )
    .cards('coolant-discharge')
    .attack('gladiator', 'cr90', { ...front, red: ['critical', 'blank'], black: ['blank', 'blank'] })
    .uses('critical');
  expect(own.ship('cr90').damage).toMatchObject([{ card: 'coolant-discharge', faceup: true }]);
  own.ends();
});

test('with fewer cards left in deck and discard pile he looks at those', () => {
  const table = duel(deckOf('coolant-discharge', 'power-failure'))
    .attack('cr90', 'gladiator', critical)
    .uses('critical')
    .uses('general-dodonna')
    .offersExactly({ card: 'coolant-discharge' }, { card: 'power-failure' })
    .answers({ card: 'power-failure' });
  expect(table.ship('gladiator').damage).toMatchObject([{ card: 'power-failure', faceup: true }]);
  expect(table.state.deck).toEqual({ draw: [], discard: ['coolant-discharge'] });
});

test('with no card left anywhere there is nothing to look at', () => {
  const table = duel(deckOf()).attack('cr90', 'gladiator', critical).uses('critical').uses('general-dodonna');
  expect(table.ship('gladiator').damage).toMatchObject([{ card: null, faceup: false }]);
  table.ends();
});

test('a deck that is too small is filled from the discard pile for the next look', () => {
  const table = duel(deckOf(...four, 'damaged-controls'), ['general-dodonna', 'xx-9-turbolasers'])
    .attack('cr90', 'gladiator', { ...critical, red: ['critical', 'hit'] })
    .uses('xx-9-turbolasers')
    .uses('general-dodonna');
  const [kept, ...discarded] = table.answersOffered;
  table.answers(kept!).uses('general-dodonna');
  const last = [...four, 'damaged-controls'].find(
    (card) => ![kept, ...discarded].some((each) => (each as { card: string }).card === card),
  );
  table.offersExactly(...discarded, { card: last });
});
