import { legionTable } from '@sortie/testkit/legion';
import { expect } from 'vitest';
import { shows } from '../shows.ts';

const veers = { unit: 'general-veers', at: [1500, 700] } as const;

shows(
  [
    'lg.unit-keyword.take-cover.effect',
    'lg.unit-keyword.take-cover.self',
    'lg.unit-keyword.take-cover.not-dodge-action',
  ],
  'up to two friendly units at range 1, itself among them, gain a dodge token each',
  () => {
    const at = legionTable({
      leia: { unit: 'leia-organa', at: [600, 300] },
      near: { unit: 'rebel-troopers', at: [600, 400], left: 1 },
      far: { unit: 'luke-skywalker', at: [600, 490] },
      veers,
    }).activate('leia');
    at.acts('card', { card: 'leia.takeCover' }).asks('chooseForCard', { source: 'takeCover' });
    at.offersExactly({ units: ['leia'] }, { units: ['near'] }, { units: ['leia', 'near'] });
    at.answers({ units: ['leia', 'near'] })
      .hasTokens('leia', { dodge: 1 })
      .hasTokens('near', { dodge: 1 });
    expect(at.events('actionPerformed').map(({ action }) => action.kind)).toEqual(['card']);
    at.acts('dodge').hasTokens('leia', { dodge: 2 });
  },
);

shows('lg.unit-keyword.take-cover.effect', 'an officer has it for one unit, a soldier not at all', () => {
  const at = legionTable({
    officer: { unit: 'rebel-officer', at: [600, 300] },
    near: { unit: 'rebel-troopers', at: [600, 400], left: 1 },
    veers,
  }).activate('officer');
  at.acts('card', { card: 'officer.takeCover' }).offersExactly({ units: ['officer'] }, { units: ['near'] });
  const other = legionTable({ near: { unit: 'rebel-troopers', at: [600, 400] }, veers }).activate('near');
  other.refuses({ action: 'card', card: 'near.takeCover' }, 'lg.actions.card.icon');
});
