import { tokenMeasure } from '@sortie/legion/catalogue';
import { legionTable, legionWith } from '@sortie/testkit/legion';
import { expect } from 'vitest';
import { shows } from '../shows.ts';
import { must, orders, unitId } from './made-up.ts';

/** One rank against another on open ground, at range 2. */
const duel = (tokens = {}, heading = 0) =>
  legionTable({
    storm: { unit: 'stormtroopers', at: [600, 200, heading], tokens },
    rebels: { unit: 'rebel-troopers', at: [600, 500, heading], activated: true },
  });

shows('lg.components.spend-token', 'a token that is spent leaves the unit', () => {
  const table = duel({ aim: 2 }).attack('storm', 'rebels', { white: ['hit', 'blank', 'blank', 'blank'] });
  table
    .dice({ white: ['blank', 'blank', 'blank'] })
    .uses('aim', ['white blank', 'white blank', 'white blank']);
  table.hasTokens('storm', { aim: 1 });
});

shows(
  'lg.cards.unit.surge-chart',
  'a surge becomes what the chart of the unit says, and nothing where it is empty',
  () => {
    const face = (attacker: string, defender: string, colour: 'white' | 'black') => {
      const table = legionTable({
        attacker: { unit: attacker, at: [600, 200], left: 1 },
        defender: { unit: defender, at: [600, 500], activated: true, tokens: { dodge: 1 } },
      });
      table.attack('attacker', 'defender', { [colour]: ['surge'] });
      return table.poolNow.dice[0]!.face;
    };
    expect(face('stormtroopers', 'rebel-troopers', 'white')).toBe('hit');
    expect(face('rebel-troopers', 'stormtroopers', 'black')).toBe('blank');
  },
);

shows('lg.base.round-free-facing', 'which way a miniature on a round base faces changes nothing', () => {
  const reached = (heading: number) => {
    const table = duel({}, heading).activate('storm').acts('attack');
    const { answers } = table.question;
    return answers.kind === 'region' ? answers.region : undefined;
  };
  expect(reached(180)).toEqual(reached(0));
  expect(reached(0)).toMatchObject({ targets: [{ defender: 'rebels' }] });
});

shows('lg.components.token-size', 'tokens lie on the table in the size that was measured of them', () => {
  const { value, confidence } = tokenMeasure;
  expect(value).toEqual({ objective: 25.1, condition: 25.1, charge: 25.1, smoke: 18.8, order: 25 });
  expect(confidence).toBe(0.85);
});

shows(
  ['lg.components.spend-token', 'lg.transport.no-spend-tokens'],
  'nobody spends a token that is not there, and a passenger spends none but suppression tokens',
  () => {
    const spend = (unit: string, token: 'aim' | 'dodge' | 'suppression') =>
      ({ kind: 'spendToken', unit: unitId(unit), token }) as const;
    const card = must(
      orders(
        'spend',
        ['p1', 'startOfActivation'],
        spend('walker', 'dodge'),
        spend('walker', 'aim'),
        spend('storm', 'aim'),
        spend('storm', 'suppression'),
      ),
    );
    const table = legionTable(
      {
        walker: { unit: 'at-st', at: [600, 250], tokens: { aim: 2 } },
        storm: {
          unit: 'stormtroopers',
          vehicle: 'walker',
          order: 'faceup',
          activated: true,
          tokens: { aim: 1, suppression: 2 },
        },
        luke: { unit: 'luke-skywalker', at: [1500, 800] },
      },
      {},
      legionWith(card),
    );
    expect(table.events('tokenSpent')).toEqual([
      { kind: 'tokenSpent', unit: 'walker', token: 'aim' },
      { kind: 'tokenSpent', unit: 'storm', token: 'suppression' },
    ]);
    table.hasTokens('walker', { aim: 1 }).hasTokens('storm', { aim: 1, suppression: 1 });
  },
);
