import { legionTable } from '@sortie/testkit/legion';
import { shows } from '../shows.ts';

const veers = { unit: 'general-veers', at: [1500, 700] } as const;
const shaken = (y: number, suppression: number) =>
  ({ unit: 'rebel-troopers', at: [600, y], left: 1, tokens: { suppression } }) as const;

shows(
  [
    'lg.unit-keyword.inspire.remove',
    'lg.unit-keyword.inspire.split',
    'lg.unit-keyword.inspire.rally-without-tokens',
  ],
  'after its rally, with or without tokens, up to two tokens of others at range 1-2 go, shared as it likes',
  () => {
    const at = legionTable({
      leia: { unit: 'leia-organa', at: [600, 300] },
      // Range 2 ends 304.8 from base to base.
      one: shaken(600, 3),
      two: shaken(150, 1),
      far: shaken(640, 2),
      veers,
    }).answers({ unit: 'leia' });
    at.offersExactly(
      { use: 'leia.inspire', choice: ['one', 'one'] },
      { use: 'leia.inspire', choice: ['one', 'two'] },
      { use: 'leia.inspire', choice: ['one'] },
      { use: 'leia.inspire', choice: ['two'] },
      { pass: true },
    );
    at.uses('inspire', ['one', 'two']).asks('chooseAction', { unit: 'leia' });
    at.hasTokens('one', { suppression: 2 }).hasTokens('two', {}).hasTokens('far', { suppression: 2 });
  },
);

shows(
  ['lg.unit-keyword.inspire.split', 'lg.unit-keyword.inspire.remove'],
  'its own tokens are not among them, nor is it used in the activation of another',
  () => {
    const leia = { unit: 'leia-organa', at: [600, 300], tokens: { suppression: 1 } } as const;
    const alone = legionTable({ leia, veers }, { whiteDefense: ['blank'] }).activate('leia');
    alone.asks('chooseAction', { unit: 'leia' }).hasTokens('leia', { suppression: 1 });
    const other = legionTable({ leia, one: shaken(450, 1), veers }, { whiteDefense: ['blank'] }).answers({
      unit: 'one',
    });
    other.asks('chooseAction', { unit: 'one' });
  },
);
