import { legionTable, legionWith } from '@sortie/testkit/legion';
import { expect } from 'vitest';
import { gain, must, orders } from '../rules/made-up.ts';
import { shows } from '../shows.ts';

const veers = { unit: 'general-veers', at: [1500, 700] } as const;
const chewie = { unit: 'chewbacca', at: [600, 300] } as const;
const han = { unit: 'han-solo', at: [600, 500] } as const;

shows(
  ['lg.unit-keyword.teamwork.share', 'lg.unit-keyword.teamwork.no-loop'],
  'at range 2 whichever of the two gains a token, the other gains one, once',
  () => {
    const at = legionTable({ chewie, han, veers }).activate('chewie').acts('aim');
    at.hasTokens('chewie', { aim: 1 }).hasTokens('han', { aim: 1 });
    at.acts('dodge').hasTokens('chewie', { aim: 1, dodge: 1 }).hasTokens('han', { aim: 1, dodge: 1 });
    const other = legionTable({ chewie, han, veers }).activate('han').acts('dodge');
    other.hasTokens('chewie', { dodge: 1 }).hasTokens('han', { dodge: 1 });
    expect(other.events('tokensGained').map(({ unit, source }) => [unit, source])).toEqual([
      ['han', 'dodge'],
      ['chewie', 'teamwork'],
    ]);
  },
);

shows(
  'lg.unit-keyword.teamwork.share',
  'beyond range 2, with other units and for other tokens there is none',
  () => {
    const apart = legionTable({ chewie, han: { ...han, at: [600, 640] }, veers })
      .activate('han')
      .acts('aim');
    apart.hasTokens('chewie', {}).hasTokens('han', { aim: 1 });
    const standby = legionTable({ chewie, han, veers }).activate('han').acts('standby');
    standby.hasTokens('chewie', {}).hasTokens('han', { standby: 1 });
    const leia = { unit: 'leia-organa', at: [600, 500] } as const;
    const others = legionTable({ chewie, leia, veers }).activate('leia').acts('aim');
    others.hasTokens('chewie', {}).hasTokens('leia', { aim: 1 });
  },
);

shows(
  ['lg.unit-keyword.teamwork.any-source', 'lg.unit-keyword.teamwork.multiple'],
  'tokens from any effect are shared, as many as came at once',
  () => {
    const gift = must(orders('gift', ['p1', 'startOfActivation'], gain('han', 'aim', 3)));
    const at = legionTable({ chewie, han, veers }, {}, legionWith(gift)).answers({ unit: 'chewie' });
    at.hasTokens('chewie', { aim: 3 }).hasTokens('han', { aim: 3 });
  },
);

shows(
  'lg.unit-keyword.teamwork.share',
  'nobody is asked about it, and nothing is said of it where it shares nothing',
  () => {
    const other = orders('other', ['p1', 'tokensGained']);
    const at = legionTable({ chewie, han, veers }, {}, legionWith(other)).activate('han').acts('aim');
    at.offersExactly({ use: 'other', choice: null }, { pass: true }).hasTokens('chewie', { aim: 1 });
    const used = (unit: 'han' | 'leia') => {
      const leia = { unit: 'leia-organa', at: [600, 640] } as const;
      const { referee } = legionTable({ chewie, han, leia, veers }).activate(unit).acts('aim');
      return referee.log.filter(({ kind }) => kind === 'abilityUsed');
    };
    expect(used('han')).toEqual([expect.objectContaining({ key: 'chewie.teamwork' })]);
    expect(used('leia')).toEqual([]);
  },
);

shows(
  ['lg.unit-keyword.teamwork.any-source', 'lg.suppression.no-courage'],
  'where a unit gains no token at all, nothing answers it',
  () => {
    const walker = { unit: 'at-rt', at: [900, 300] } as const;
    const scare = must(orders('scare', ['p1', 'startOfActivation'], gain('walker', 'suppression')));
    const game = legionWith(scare, orders('other', ['p1', 'tokensGained']));
    const at = legionTable({ chewie, walker, veers }, {}, game).activate('chewie');
    at.hasTokens('walker', {}).asks('chooseAction', { unit: 'chewie' });
  },
);
