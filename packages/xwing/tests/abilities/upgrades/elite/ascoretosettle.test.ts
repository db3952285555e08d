import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';
import { setUpOf } from '../../../set-up-of.ts';

test('before forces are placed one enemy is chosen to owe the debt', () => {
  const table = setUpOf(
    'imperial',
    [
      { pilot: 'imperial:tieinterceptor:soontirfel', upgrades: ['ept:ascoretosettle'] },
      { pilot: 'imperial:tiefighter:academypilot' },
    ],
    [{ pilot: 'rebel:xwing:rookiepilot' }, { pilot: 'rebel:xwing:redsquadronpilot' }],
  )
    .offersExactly({ use: 's1.u1', choice: 's3' }, { use: 's1.u1', choice: 's4' })
    .uses('ascoretosettle', 's4');
  expect(table.events('conditionAssigned')).toMatchObject([
    { ship: 's4', condition: { card: 'adebttopay', by: 's1' } },
  ]);
});

const attacked = (conditions: readonly string[]) =>
  xwingTable({
    soontir: { pilot: 'soontirfel', at: [450, 300], upgrades: ['ascoretosettle'] },
    x: {
      pilot: 'rookiepilot',
      at: [450, 480, 180],
      conditions: conditions.map((card) => ({ card, by: 'soontir' })),
      hasFought: true,
    },
  }).attack('soontir', 'x', { attack: ['focus', 'blank', 'blank'], defense: ['blank', 'blank'] });

test('against the ship that owes it a focus result may become a critical, whatever else lies beside it', () => {
  const table = attacked(['harpooned', 'adebttopay'])
    .offersExactly({ use: 'soontir.u1', choice: 0 }, { pass: true })
    .uses('ascoretosettle', 0);
  expect(table.events('dieChanged')).toMatchObject([{ pool: 'attack', die: 0, to: 'crit' }]);
});

test('a ship with another condition, or with none, owes nothing', () => {
  attacked(['harpooned']).doesNotOffer('ascoretosettle');
  attacked([]).doesNotOffer('ascoretosettle');
});
