import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

type Spec = Parameters<typeof xwingTable>[0][string];

const duel = (pilot: string, upgrades: readonly string[], behind = false): Record<string, Spec> => ({
  one: { pilot, at: [450, 400], upgrades },
  foe: { pilot: 'rookiepilot', at: [450, behind ? 240 : 560, 180], hasFought: true },
});

const BLANKS = ['blank', 'blank', 'blank'];

test('Special Ops Training rolls a die more, or attacks from the rear arc as well', () => {
  const ships = {
    ...duel('zetaspecialist', ['specialopstraining']),
    rear: { pilot: 'rookiepilot', at: [450, 240, 0], hasFought: true } as Spec,
  };
  const attack = () =>
    xwingTable(ships)
      .until('declareTarget', 'one')
      .answers({ weapon: 'primary', target: 'foe' })
      .offers('specialopstraining');
  const more = attack()
    .dice({ attack: BLANKS, defense: ['blank', 'blank'] })
    .uses('specialopstraining');
  more.doesNotOffer('specialopstraining');
  const again = attack()
    .dice({ attack: ['blank', 'blank'], defense: ['blank', 'blank'] })
    .passes();
  again.offers('specialopstraining').uses('specialopstraining').asks('declareTarget');
  expect(again.answersOffered).toEqual([{ weapon: 'primary', target: 'rear' }, { decline: true }]);
});

test('from the rear arc Special Ops Training has nothing to say', () => {
  xwingTable(duel('zetaspecialist', ['specialopstraining'], true))
    .until('declareTarget', 'one')
    .dice({ attack: ['blank', 'blank'], defense: ['blank', 'blank'] })
    .answers({ weapon: 'primary', target: 'foe' })
    .doesNotOffer('specialopstraining');
});

test('a torpedo has nothing of Special Ops Training, and its further die is rolled', () => {
  xwingTable({
    one: { pilot: 'zetaspecialist', at: [450, 400], upgrades: ['specialopstraining', 'ioncannon'] },
    foe: { pilot: 'rookiepilot', at: [450, 560, 180], hasFought: true },
  })
    .attack('one', 'foe', { weapon: 'ioncannon', attack: BLANKS, defense: ['blank', 'blank'] })
    .doesNotOffer('specialopstraining')
    .ends();
  xwingTable(duel('zetaspecialist', ['specialopstraining']))
    .attack('one', 'foe', { attack: BLANKS, defense: ['blank', 'blank'] })
    .uses('specialopstraining')
    .ends();
});
