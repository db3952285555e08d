import { loadTexts, namesOf } from '@sortie/armada/text';
import type { ArmadaView } from '@sortie/armada/view';
import { armadaTable } from '@sortie/testkit/armada';
import { expect, test } from 'vitest';
import { sayer } from '../../../src/app/say.ts';
import { type Damage, damageActs } from '../../../src/games/armada/stage/loss-acts.ts';
import { stageTableOf } from '../../../src/games/armada/stage/stage-table.ts';
import type { Telling } from '../../../src/games/armada/stage/telling.ts';
import { en } from '../../../src/games/armada/text/en.ts';
import type { Seen } from '../../../src/table/table-game.ts';

await loadTexts('en');

const table = armadaTable({
  frigate: { ship: 'nebulon-b-escort', at: [900, 300, 0] },
  destroyer: { ship: 'victory-ii', at: [900, 560, 180] },
}).seenBy('p1');
const stage = stageTableOf(table);

const shield = { kind: 'shieldsLost', ship: 'frigate', zone: 'front', count: 1 } as unknown as Damage;
const facedown = { kind: 'damageDealt', ship: 'frigate', faceup: false, card: null } as unknown as Damage;

/** What is said over these points of damage. */
function saidOf(...damage: readonly [Damage, ...Damage[]]): readonly string[] {
  const telling: Telling = {
    key: 'k',
    deed: damage,
    before: stage,
    after: stage,
    seen: { table, language: 'en' } as unknown as Seen<ArmadaView>,
    names: namesOf(table),
    say: sayer<typeof en>(en, 'en'),
    tell: ({ kind }) => `${kind} is told.`,
  };
  return damageActs(telling, damage).map(({ words }) => words);
}

test('several points of damage are told together, with what they come to', () => {
  expect(saidOf(shield, shield, facedown, facedown, facedown)).toEqual([
    'Nebulon-B Escort Frigate loses 2 shields and 3 hull.',
  ]);
});

test('one point is told as the log tells it', () => {
  expect(saidOf(shield)).toEqual(['shieldsLost is told.']);
});
