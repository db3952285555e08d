import type { Laid } from '@sortie/testkit/armada';
import { armadaTable } from '@sortie/testkit/armada';
import { expect } from 'vitest';
import { shows } from '../shows.ts';
import { objectiveGame } from './objective-game.ts';

const RULE = 'ar.known.objective.precision-strike';

shows(RULE, 'after deployment each ship of the second player gains a Concentrate Fire token', () => {
  objectiveGame('precision-strike')
    .until('assignDials')
    .has('s1', { commandTokens: [] })
    .has('s2', { commandTokens: [] })
    .has('s3', { commandTokens: ['concentrateFire'] });
});

const facing = (corvette: object = {}, others: object = {}) =>
  armadaTable(
    {
      victory: { ship: 'victory-ii', at: [900, 300, 0] },
      corvette: {
        ship: 'cr90-corvette-a',
        at: [900, 600, 180],
        activated: true,
        defenseTokens: ['readied', 'discarded', 'discarded'],
        ...corvette,
      },
      ...others,
    },
    { objective: { card: 'precision-strike' } },
  );

const target = { zone: 'front', defendingZone: 'front' } as const;

shows(
  [RULE, 'ar.objective.victory-tokens'],
  'a hit die turns a facedown card faceup, and each card turned up is a victory token after the attack',
  () => {
    const table = facing({ facedown: ['comm-noise'] }).attack('victory', 'corvette', {
      ...target,
      red: ['hit', 'hit', 'accuracy'],
    });
    table
      .offers('precision-strike', 'accuracy')
      .uses('precision-strike', { die: 0 })
      .pool('red hit', 'red accuracy');
    expect(table.events('damageFlipped')).toMatchObject([{ ship: 'corvette', faceup: true }]);
    table.doesNotOffer('precision-strike').until('declareTarget');
    expect(table.state.victoryTokens).toEqual([1, 0]);
  },
);

shows(RULE, 'cards that the attack dealt faceup count as well, facedown ones do not', () => {
  const table = facing({ shields: { front: 0 } }).attack('victory', 'corvette', {
    ...target,
    red: ['critical', 'hit', 'blank'],
    cards: ['power-failure', 'crew-panic'],
  });
  table.passes().uses('critical').until('declareTarget');
  expect(table.ship('corvette').damage.map(({ faceup }) => faceup)).toEqual([true, false]);
  expect(table.state.victoryTokens).toEqual([1, 0]);
});

shows(RULE, 'the victory token comes without being asked for', () => {
  const table = facing({
    facedown: ['power-failure'],
    defenseTokens: ['discarded', 'discarded', 'discarded'],
  })
    .attack('victory', 'corvette', { ...target, red: ['hit', 'blank', 'blank'] })
    .uses('precision-strike', { die: 0 })
    .asks('chooseCourse');
  expect(table.state.victoryTokens).toEqual([1, 0]);
});

shows(RULE, 'without a hit, or without a facedown card, there is nothing to spend', () => {
  facing({ facedown: ['comm-noise'] })
    .attack('victory', 'corvette', { ...target, red: ['critical', 'blank', 'blank'] })
    .doesNotOffer('precision-strike');
  facing({ faceup: ['comm-noise'] })
    .attack('victory', 'corvette', { ...target, red: ['hit', 'blank', 'blank'] })
    .doesNotOffer('precision-strike');
});

shows(RULE, 'of squadrons only those with Bomber', () => {
  const attacking = (squadron: string, dice: Laid) =>
    facing({ facedown: ['comm-noise'] }, { wing: { squadron, at: [960, 600] } })
      .until('chooseDeed', 'wing')
      .answers({ deed: 'attack' })
      .attack('wing', 'corvette', { defendingZone: 'left', ...dice });
  attacking('tie-bomber', { black: ['hit'] })
    .offers('precision-strike')
    .uses('precision-strike', { die: 0 });
  attacking('tie-fighter', { blue: ['hit'] }).doesNotOffer('precision-strike');
});
