import { simulateDays } from '@sortie/tournaments/simulate';
import { expect, test } from 'vitest';

test('events at random never get stuck, and no rematch or second bye could have been avoided', () => {
  const days = simulateDays(60, 'tests', 60);
  expect(days).toMatchObject({ days: 60, avoidable: [], stuck: [] });
  expect(simulateDays(10, 'again', 40).hash).toBe(simulateDays(10, 'again', 40).hash);
});
