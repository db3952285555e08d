import { legionTable, legionWith, type Situation, type UnitSpec } from '@sortie/testkit/legion';
import { expect } from 'vitest';
import { fallen } from '../rules/fallen.ts';
import { must, orders } from '../rules/made-up.ts';
import { shows } from '../shows.ts';
import { playing, vader } from './battle.ts';

const mine = { id: 'mine', kind: 'condition', at: [400, 530] } as const;
const blanks = { red: ['blank', 'blank'], black: ['blank', 'blank'] };
const rebels = { unit: 'rebel-troopers', at: [400, 250], left: 1 } as const;

interface How extends Omit<Situation, 'condition'> {
  readonly condition?: string;
  readonly walker?: UnitSpec;
  readonly others?: Readonly<Record<string, UnitSpec>>;
}

/** The unit moves straight ahead; these faces are rolled for mines, and nothing they do wounds anybody. */
function walks(to: number, faces: readonly string[], { condition, walker, others, ...more }: How = {}) {
  const table = playing(
    { condition: condition ?? 'minefield' },
    { walker: walker ?? rebels, ...others, vader },
    { tokens: [mine], redDefense: [...faces], ...blanks, ...more },
  );
  table.activate('walker').until('chooseAction', 'walker').acts('move', { move: 'standard' });
  return table.answers(table.completes({ x: 400, y: to }) as never);
}

type Table = ReturnType<typeof walks>;
const attacks = (table: Table) => table.events('poolBegun').map(({ token, defender }) => [token, defender]);
const rolled = (table: Table) =>
  table.events('mineRolled').map(({ token, unit, face }) => [token, unit, face]);

shows(
  ['lg.battle-card.condition.tokens-from-card', 'lg.battle-card.condition.token-dots'],
  'whoever has moved to range 1 of a mine that it sees tries it, whatever dots it shows',
  () => {
    const table = walks(385, ['block']);
    expect(rolled(table)).toEqual([['mine', 'walker', 'block']]);
    expect(attacks(table)).toEqual([['mine', 'walker']]);
    expect(table.state.tokens).toEqual([]);
    expect(attacks(walks(385, ['surge']))).toEqual([
      ['mine', 'walker'],
      ['mine', 'walker'],
    ]);
    const blank = walks(385, ['blank']);
    expect([attacks(blank), blank.state.tokens.length]).toEqual([[], 1]);
  },
);

shows(
  'lg.battle-card.condition.tokens-from-card',
  'what lies out of range or out of sight, or is no mine, brings no such roll, nor does another condition',
  () => {
    const aside = walks(280, []);
    expect([rolled(aside), aside.events('abilityUsed' as never)]).toEqual([[], []]);
    const hidden = { id: 'wall', piece: 'wall-tall', at: [400, 460, 0] } as const;
    expect(rolled(walks(385, [], { terrain: [hidden] }))).toEqual([]);
    expect(rolled(walks(385, [], { tokens: [{ ...mine, kind: 'objective' }] }))).toEqual([]);
    expect(rolled(walks(385, [], { condition: 'clear-conditions' }))).toEqual([]);
    const two = [mine, { ...mine, id: 'other', at: [500, 500] }] as const;
    expect(rolled(walks(385, ['blank', 'blank'], { tokens: two }))).toEqual([
      ['mine', 'walker', 'blank'],
      ['other', 'walker', 'blank'],
    ]);
  },
);

shows(
  'lg.battle-card.condition.tokens-from-card',
  'only the unit that moved tries a mine, and no repulsor vehicle',
  () => {
    const friend = { unit: 'rebel-troopers', at: [520, 530], left: 1 } as const;
    expect(rolled(walks(385, ['blank'], { others: { friend } }))).toEqual([['mine', 'walker', 'blank']]);
    expect(rolled(walks(280, [], { others: { friend } }))).toEqual([]);
    const bikes = { unit: '74-z-speeder-bikes', at: [400, 250], left: 1 } as const;
    const leia = { unit: 'leia-organa', at: [1500, 200], side: 1 } as const;
    const others = { leia, vader: { ...vader, side: 0 } } as const;
    expect(rolled(walks(400, [], { walker: bikes, others }))).toEqual([]);
    const walker = { unit: 'at-st', at: [400, 250] } as const;
    expect(rolled(walks(300, ['blank'], { walker, others }))).toEqual([['mine', 'walker', 'blank']]);
  },
);

shows('lg.timing.after-move-scope', 'neither an attack nor a withdrawal near a mine sets it off', () => {
  const near = { ...rebels, at: [400, 400] } as const;
  const storm = { unit: 'stormtroopers', at: [400, 700], left: 1, activated: true } as const;
  const shots = playing(
    { condition: 'minefield' },
    { near, storm },
    { tokens: [mine], red: ['blank'], black: ['blank'], white: ['blank'] },
  ).activate('near');
  shots.until('chooseAction', 'near').acts('aim');
  expect(shots.events('mineRolled')).toEqual([]);

  const luke = { unit: 'luke-skywalker', at: [400, 400] } as const;
  const fighting = { ...vader, at: [400, 427] } as const;
  const leaves = playing(
    { condition: 'minefield' },
    { luke, fighting },
    { tokens: [{ ...mine, at: [500, 300] }] },
  );
  leaves.activate('luke').until('chooseAction', 'luke').acts('move', { move: 'withdraw' });
  const tool = { type: 'withdraw', speed: 1, angle: 180, bend: 0, along: 1, others: [] };
  leaves.answers(tool);
  expect(leaves.unit('luke').miniatures[0]?.stand).toMatchObject({ x: 400, y: 298 });
  expect(leaves.events('mineRolled')).toEqual([]);
});

shows(
  'lg.battle-card.condition.tokens-from-card',
  'nobody rolls for a mine that is gone, nor for a unit that has left the battlefield',
  () => {
    const rolls = (token: string, unit: string) => {
      const roll = { kind: 'rollMine', token, unit } as never;
      const table = legionTable(
        {
          walker: { ...rebels, at: [400, 420] },
          gone: { ...fallen('rebel-troopers', 4, 1) },
          vader,
        },
        { battleCards: { condition: 'minefield' }, tokens: [mine], redDefense: ['blank'] },
        legionWith(must(orders('rolls', ['p1', 'startOfActivation'], roll))),
      );
      return rolled(table);
    };
    expect([rolls('mine', 'walker'), rolls('lost', 'walker'), rolls('mine', 'gone')]).toEqual([
      [['mine', 'walker', 'blank']],
      [],
      [],
    ]);
  },
);

shows(
  'lg.battle-card.condition.tokens-from-card',
  'the roll for a mine comes before the charges that the same player may set off',
  () => {
    const charge = {
      id: 'charge',
      kind: 'charge',
      card: 'proton-charge-saboteur',
      side: 0,
      at: [1200, 700],
    } as const;
    const walker = {
      unit: 'rebel-commandos',
      at: [400, 250],
      upgrades: ['proton-charge-saboteur'],
    } as const;
    const table = walks(385, ['blank'], { walker, tokens: [mine, charge] });
    expect(rolled(table)).toEqual([['mine', 'walker', 'blank']]);
    table.asks('useAbility').asksSeat('p1').offers('detonate');
  },
);
