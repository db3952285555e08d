import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const attackOf = (pilot: string, target: string, defense: readonly string[]) =>
  xwingTable({
    wing: { pilot, at: [450, 300] },
    target: { pilot: target, side: 1, at: [450, 500, 180], hasFought: true },
  })
    .attack('wing', 'target', { attack: ['blank', 'blank', 'blank'], defense })
    .ends();

test('the agility of whom Wedge Antilles attacks is one lower', () => {
  attackOf('wedgeantilles', 'academypilot', ['blank', 'blank']);
});

test('agility does not fall below 0', () => {
  attackOf('wedgeantilles', 'patrolleader', []);
});

test('another pilot leaves the agility as it is', () => {
  attackOf('redsquadronpilot', 'academypilot', ['blank', 'blank', 'blank']);
});
