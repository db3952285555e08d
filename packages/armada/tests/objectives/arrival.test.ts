import { armadaTable } from '@sortie/testkit/armada';
import { expect } from 'vitest';
import { shows } from '../shows.ts';

const RULE = 'ar.known.objective.hyperspace-assault';

/** The start of round 2, with a frigate and two squadrons set aside and a token at this place. */
const arriving = (at: readonly [number, number], units: object = {}) =>
  armadaTable(
    {
      victory: { ship: 'victory-ii', at: [900, 100, 90], speed: 0 },
      corvette: { ship: 'cr90-corvette-a', at: [300, 800, 270], speed: 0 },
      frigate: { ship: 'nebulon-b-escort', at: null, setAside: true },
      wing: { squadron: 'x-wing', at: null, setAside: true },
      mate: { squadron: 'x-wing', at: null, setAside: true },
      ...units,
    },
    {
      phase: 'status',
      round: 1,
      objective: { card: 'hyperspace-assault', tokens: [{ id: 't1', at }] },
    },
  );

const frigate = (x: number, y = 457) => ({ ship: 'frigate', x, y, heading: 0, speed: 1 });

shows([RULE, 'ar.setup.play-area'], 'who arrives stays inside the play area', () => {
  const table = arriving([60, 457]);
  expect(table.question.rule).toBe(RULE);
  table.answers({ objectiveToken: 't1' });
  expect(table.question.rule).toBe(RULE);
  table.refuses(frigate(20.4), 'ar.setup.play-area').answers(frigate(100));
  expect(table.events('squadronsLifted')).toEqual([]);
  table
    .asks('deploy', { squadrons: ['wing', 'mate'] })
    .refuses({ squadron: 'wing', x: 17, y: 457 }, 'ar.setup.play-area')
    .answers({ squadron: 'wing', x: 17.2, y: 457 });
});

shows(RULE, 'every squadron that was set aside may be deployed there, one after the other', () => {
  const table = arriving([900, 457])
    .answers({ objectiveToken: 't1' })
    .answers(frigate(960))
    .asks('deploy', { squadrons: ['wing', 'mate'] })
    .answers({ squadron: 'mate', x: 860, y: 457 })
    .asks('deploy', { squadrons: ['wing'] })
    .answers({ squadron: 'wing', x: 860, y: 417 });
  table.has('wing', { setAside: false }).has('mate', { setAside: false });
  expect(table.open.map(({ kind }) => kind)).not.toContain('moveObjectiveToken');
});

shows(
  [RULE, 'ar.overlap.squadrons-placed-by-opponent'],
  'all squadrons beneath the ship that arrives are taken up and put back one by one',
  () => {
    const table = arriving([900, 457], {
      tie: { squadron: 'tie-fighter', at: [900, 440] },
      other: { squadron: 'tie-fighter', at: [900, 480] },
    })
      .answers({ objectiveToken: 't1' })
      .answers(frigate(900))
      .asks('placeDisplaced', { ship: 'frigate', squadrons: ['tie', 'other'] });
    expect(table.events('squadronsLifted')).toMatchObject([{ squadrons: ['tie', 'other'] }]);
    table
      .has('tie', { at: null })
      .has('other', { at: null })
      .letGoBy()
      .asks('placeDisplaced', { ship: 'frigate', squadrons: ['other'] })
      .letGoBy()
      .asks('deploy', { squadrons: ['wing', 'mate'] });
    expect(table.state.squadrons.map(({ at }) => at !== null)).toEqual([false, false, true, true]);
  },
);

shows(
  [RULE, 'ar.round.four-phases'],
  'a round begins with what the objective orders, before its phases',
  () => {
    const table = arriving([900, 457]).asks('chooseForCard');
    expect(table.state).toMatchObject({ round: 2, phase: 'status' });
    table.answers({ decline: true }).until('assignDials');
    expect(table.state).toMatchObject({ round: 2, phase: 'command' });
  },
);
