import { expect } from 'vitest';
import { moving } from '../movement/mover.ts';
import { shows } from '../shows.ts';

const container = { terrain: [{ id: 'box', piece: 'container', at: [600, 400] }] } as const;
const luke = { unit: 'luke-skywalker', at: [600, 356.5] } as const;

shows('lg.unit-keyword.expert-climber.no-roll', 'it clambers without dice and wounds', () => {
  const hooked = moving({ ...luke, upgrades: ['grappling-hooks'] }, 'clamber', {}, container);
  hooked.answers(hooked.completes({}) as never).hasWounds('mover', 0);
  expect(hooked.events('clamberRolled')).toEqual([]);
  expect(hooked.events('moveMade').map(({ type }) => type)).toEqual(['clamber']);
});

shows('lg.unit-keyword.expert-climber.no-roll', 'without it dice are rolled, whoever has it nearby', () => {
  const beside = { chewbacca: { unit: 'chewbacca', at: [800, 300] } } as const;
  const plain = moving(luke, 'clamber', beside, { ...container, whiteDefense: ['block'] });
  plain.answers(plain.completes({}) as never).hasWounds('mover', 1);
});
