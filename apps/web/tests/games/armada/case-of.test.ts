import { loadTexts } from '@sortie/armada/text';
import type { ArmadaView } from '@sortie/armada/view';
import { type Plain, refused } from '@sortie/kernel';
import { armadaTable } from '@sortie/testkit/armada';
import { expect, test } from 'vitest';
import { sayer } from '../../../src/app/say.ts';
import { caseOf } from '../../../src/games/armada/why/case-of.ts';
import { en } from '../../../src/games/armada/why/text/en.ts';
import type { Seen } from '../../../src/table/table-game.ts';

await loadTexts('en');

const table = armadaTable({
  frigate: { ship: 'nebulon-b-escort', at: [900, 300, 0] },
  wing: { squadron: 'x-wing', at: [900, 420] },
  fighter: { squadron: 'tie-fighter', at: [900, 480] },
}).seenBy('p1');

const seen = { table, people: [], language: 'en' } as unknown as Seen<ArmadaView>;
const told = (rule: string, about: Plain) => caseOf(refused(rule, about), seen, sayer<typeof en>(en, 'en'));

const ARC = 'ar.attack.declare.ship-needs-arc-and-range';
const NEAR = 'ar.attack.declare.squadron-needs-distance-one';

test('the case names who, whom and which zone', () => {
  const aimed = { unit: 'frigate', target: 'fighter' };
  expect(told(ARC, { ...aimed, zone: 'front', fault: 'outsideArc' })).toBe(
    'TIE Fighter Squadron is outside the front arc of Nebulon-B Escort Frigate.',
  );
  expect(told(ARC, { ...aimed, zone: null, fault: 'outsideArc' })).toBe(
    'TIE Fighter Squadron is outside every firing arc of Nebulon-B Escort Frigate.',
  );
  expect(told(ARC, { ...aimed, zone: 'left', fault: 'outOfRange' })).toBe(
    'TIE Fighter Squadron is beyond long range of Nebulon-B Escort Frigate.',
  );
  expect(told(NEAR, { unit: 'wing', target: 'fighter', zone: null, fault: 'outOfRange' })).toBe(
    'TIE Fighter Squadron is farther from X-wing Squadron than distance 1.',
  );
  expect(told('ar.engagement.cannot-move', { unit: 'wing', others: ['fighter'] })).toBe(
    'X-wing Squadron is engaged with TIE Fighter Squadron.',
  );
  expect(
    told('ar.commands.squadron.dial', { unit: 'frigate', left: 1, target: 'wing', fault: 'activated' }),
  ).toBe('X-wing Squadron has been activated this round.');
});

test('a use is told of the unit that it belongs to, and a rule without a case of its own says that it is not now', () => {
  expect(told('ar.commands.once-per-round', { use: 'frigate.repair' })).toBe(
    'Nebulon-B Escort Frigate has resolved this command in this round.',
  );
  expect(told('ar.timing.when', { use: 'frigate.repair' })).toBe(
    'Nebulon-B Escort Frigate cannot do this now.',
  );
});

test('nothing is said where no unit is named, or what was found is not known', () => {
  expect(told('ar.setup.deploy-alternate', null)).toBeUndefined();
  expect(
    told('ar.keyword.counter', { unit: 'wing', target: 'fighter', fault: 'otherTarget' }),
  ).toBeUndefined();
});
