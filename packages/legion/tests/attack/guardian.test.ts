import { legionTable } from '@sortie/testkit/legion';
import { expect } from 'vitest';
import { shows } from '../shows.ts';

/** Han fires at an officer beside two Royal Guards, with Pierce 2. */
const fight = (more: { guards?: object; officer?: object; dice?: object; others?: object } = {}) =>
  legionTable({
    han: { unit: 'han-solo', at: [400, 300] },
    officer: { unit: 'imperial-officer', at: [400, 450], activated: true, ...more.officer },
    guards: { unit: 'imperial-royal-guards', at: [400, 500], activated: true, ...more.guards },
    ...more.others,
  }).attack('han', 'officer', { weapons: ["Han's DL-44 Blaster Pistol"], ...more.dice });

shows(
  [
    'lg.unit-keyword.guardian.trigger',
    'lg.unit-keyword.guardian.cancel-up-to-x',
    'lg.unit-keyword.guardian.roll',
    'lg.unit-keyword.guardian.wounds',
    'lg.unit-keyword.guardian.timing',
  ],
  'a guardian near the defender takes up to X hits, rolls its own dice for them and suffers what it does not block, before the defender rolls',
  () => {
    const table = fight({ dice: { red: ['hit', 'hit'], redDefense: ['blank', 'surge'] } })
      .asksSeat('p2')
      .offersExactly(
        { use: 'guards.guardian', choice: 1 },
        { use: 'guards.guardian', choice: 2 },
        { pass: true },
      )
      .uses('guardian', 2)
      .asks('chooseWounded', { unit: 'guards', left: 2 });
    expect(table.events('defenseDiceRolled')).toEqual([]);
    expect(table.events('guardianDiceRolled')).toEqual([
      {
        kind: 'guardianDiceRolled',
        unit: 'guards',
        dice: [
          { colour: 'red', face: 'blank' },
          { colour: 'red', face: 'surge' },
        ],
      },
    ]);
    // Its chart has nothing for a surge.
    expect(table.events('guardianDieTurned')).toEqual([{ kind: 'guardianDieTurned', die: 1, to: 'blank' }]);
    table
      .answers({ miniature: 'guards.m2' })
      .hasWounds('guards', 0, 0)
      .hasWounds('officer', 0)
      .offers('gunslinger');
  },
);

shows(
  ['lg.unit-keyword.guardian.not-defender', 'lg.unit-keyword.guardian.defender-still-suppressed'],
  'the guardian gains no suppression token, the defender does although every hit was taken',
  () => {
    fight({ dice: { red: ['hit', 'blank'], redDefense: ['block'] } })
      .uses('guardian', 1)
      .passes()
      .hasTokens('officer', { suppression: 1 })
      .hasTokens('guards', {})
      .offers('gunslinger');
  },
);

shows('lg.unit-keyword.guardian.no-crits', 'a guardian cannot take criticals', () => {
  fight({ dice: { red: ['critical', 'critical'], whiteDefense: ['block', 'block'] } }).offers('pierce');
});

shows(
  [
    'lg.unit-keyword.guardian.pierce-applies',
    'lg.unit-keyword.guardian.pierce-budget',
    'lg.unit-keyword.guardian.pierce-example',
  ],
  'Pierce may be used on the guardian’s blocks, and what is left of it on the defender’s',
  () => {
    const table = fight({
      dice: { red: ['hit', 'critical'], redDefense: ['block'], whiteDefense: ['block'] },
    })
      .uses('guardian', 1)
      .asksSeat('p1')
      .offersExactly({ use: 'pool.pierce', choice: 1 }, { pass: true });
    table
      .uses('pierce', 1)
      .asks('chooseWounded', { unit: 'guards', left: 1 })
      .answers({ miniature: 'guards.m2' })
      .offersExactly({ use: 'pool.pierce', choice: 1 }, { pass: true })
      .uses('pierce', 1)
      .hasWounds('officer', 1)
      .offers('gunslinger');
  },
);

shows(
  ['lg.unit-keyword.immune-pierce.guardian-not-covered', 'lg.unit-keyword.guardian.pierce-budget'],
  'Immune: Pierce of the defender does not protect the guardian’s dice',
  () => {
    fight({
      officer: { unit: 'emperor-palpatine' },
      dice: { red: ['hit', 'blank'], redDefense: ['block'] },
    })
      .uses('guardian', 1)
      .offersExactly({ use: 'pool.pierce', choice: 1 }, { pass: true })
      .uses('pierce', 1)
      .asks('chooseWounded', { unit: 'guards', left: 1 });
  },
);

shows(
  'lg.unit-keyword.impervious.with-guardian',
  'Impervious counts the whole Pierce of the pool, although some was used on a guardian',
  () => {
    const table = fight({
      officer: { unit: 'boba-fett' },
      dice: {
        red: ['hit', 'critical'],
        redDefense: ['block', 'block', 'blank', 'block'],
      },
    })
      .uses('guardian', 1)
      .uses('pierce', 1)
      .answers({ miniature: 'guards.m2' });
    expect(table.events('defenseDiceRolled')[0]!.dice).toHaveLength(3);
    table.offersExactly({ use: 'pool.pierce', choice: 1 }, { pass: true });
  },
);

shows(
  'lg.unit-keyword.guardian.not-for-guardian',
  'no guardian protects a unit that has Guardian itself',
  () => {
    legionTable({
      han: { unit: 'han-solo', at: [400, 300] },
      ones: { unit: 'imperial-royal-guards', at: [400, 450], activated: true },
      others: { unit: 'imperial-royal-guards', at: [400, 500], activated: true },
    })
      .attack('han', 'ones', {
        weapons: ["Han's DL-44 Blaster Pistol"],
        red: ['hit', 'blank'],
        redDefense: ['blank'],
      })
      .asks('chooseWounded', { unit: 'ones' });
  },
);

shows(
  'lg.unit-keyword.guardian.trigger',
  'a guardian out of range 1 or out of sight, and one of a vehicle or in melee, is not asked',
  () => {
    const dice = { red: ['hit', 'blank'], whiteDefense: ['block'] };
    fight({ guards: { at: [400, 640] }, dice }).offers('pierce');
    legionTable(
      {
        han: { unit: 'han-solo', at: [400, 300] },
        officer: { unit: 'imperial-officer', at: [400, 430], activated: true },
        guards: {
          unit: 'imperial-royal-guards',
          miniatures: [{ at: [400, 530] }, { at: [430, 530] }, { at: [370, 530] }],
          activated: true,
        },
      },
      {
        terrain: [
          { piece: 'house-small', at: [400, 650, 0] },
          { piece: 'wall-tall', at: [400, 480] },
        ],
      },
    )
      .attack('han', 'officer', { weapons: ["Han's DL-44 Blaster Pistol"], ...dice })
      .offers('pierce');
  },
);

shows(
  ['lg.unit-keyword.guardian.multiple', 'lg.unit-keyword.guardian.wounds-any-mini'],
  'of several guardians one is resolved before the next is asked, and any of its miniatures may be wounded',
  () => {
    const table = fight({
      dice: { red: ['hit', 'hit'], redDefense: ['blank', 'block'] },
      others: { more: { unit: 'imperial-royal-guards', at: [400, 400], activated: true } },
    })
      .offers('guards:guardian', 'more:guardian')
      .uses('guards:guardian', 1)
      .asks('chooseWounded', { unit: 'guards' })
      .offersExactly({ miniature: 'guards.m2' }, { miniature: 'guards.m3' })
      .answers({ miniature: 'guards.m3' });
    table.offers('more:guardian').uses('more:guardian', 1).offers('pierce').passes().offers('gunslinger');
  },
);

shows(
  ['lg.unit-keyword.guardian.wounds-any-mini', 'lg.unit-keyword.guardian.wounds'],
  'its wounds are assigned as others are: to a leader that alone is wounded',
  () => {
    const table = fight({
      guards: { wounds: [1] },
      dice: { red: ['hit', 'blank'], redDefense: ['blank'] },
    }).uses('guardian', 1);
    table.hasWounds('guards', 0, 0).asks('chooseLeader', { unit: 'guards' });
    expect(table.events('woundAssigned').map(({ miniature, source }) => [miniature, source])).toEqual([
      ['guards.m1', 'guardian'],
    ]);
  },
);
