import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const ending = (
  more: { readonly pilot?: string; readonly lock?: string; readonly facedown?: readonly string[] } = {},
) => {
  const {
    pilot = 'lieutenantcolzet',
    lock = 'wing',
    facedown = ['core2-damagedengine', 'core2-weaponsfailure'],
  } = more;
  return xwingTable(
    {
      colzet: { pilot, at: [450, 300], lock, hasFought: true },
      wing: { pilot: 'outerrimsmuggler', at: [450, 800, 180], facedown, hasFought: true },
      other: { pilot: 'rookiepilot', at: [800, 800, 180], hasFought: true },
    },
    { phase: 'end', cards: ['core2-weaponsfailure'] },
  );
};

test('the lock may be spent for one facedown card of the ship, by chance', () => {
  ending()
    .offersExactly({ use: 'colzet.pilot', choice: null }, { pass: true })
    .uses('lieutenantcolzet')
    .has('colzet', { lock: null })
    .has('wing', {
      damage: [
        { card: 'core2-damagedengine', faceup: false },
        { card: 'core2-weaponsfailure', faceup: true },
      ],
    });
});

test('not against a ship without a facedown card, nor by another pilot', () => {
  ending({ lock: 'other' })
    .doesNotOffer('lieutenantcolzet')
    .has('colzet', { lock: { target: 'other' } });
  ending({ pilot: 'stormsquadronpilot' })
    .doesNotOffer('lieutenantcolzet')
    .has('colzet', { lock: { target: 'wing' } });
});

test('a card that lies faceup cannot be turned, nor one of a friend', () => {
  const holding = (wing: object) =>
    xwingTable(
      {
        colzet: { pilot: 'lieutenantcolzet', at: [450, 300], lock: 'wing', hasFought: true },
        wing: { pilot: 'outerrimsmuggler', at: [450, 800, 180], hasFought: true, ...wing },
      },
      { phase: 'end' },
    ).doesNotOffer('lieutenantcolzet');
  holding({ faceup: ['core2-damagedengine'] });
  holding({ side: 0, facedown: ['core2-damagedengine'] });
});
