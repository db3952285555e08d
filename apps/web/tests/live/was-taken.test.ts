import type { LiveView } from '@sortie/protocol';
import { expect, test } from 'vitest';
import { wasTaken } from '../../src/live/was-taken.ts';

const question = (id: number, ship: string, settled = false) => ({
  id,
  settled,
  kind: 'setDial',
  seat: 'p1',
  about: { ship },
});

const view = (version: number, waitingFor: readonly string[], ...decisions: object[]) =>
  ({ version, waitingFor, decisions }) as unknown as LiveView;

test('an answer is lost while the table stands where it stood', () => {
  const before = view(3, ['p1'], question(7, 's1'));
  expect(wasTaken(before, view(3, ['p1'], question(7, 's1')), 7)).toBe('lost');
});

test('when nobody else was asked, whatever went on did so by this answer', () => {
  const before = view(3, ['p1'], question(7, 's1'));
  expect(wasTaken(before, view(4, ['p1'], question(8, 's1')), 7)).toBe('taken');
  expect(wasTaken(before, view(9, ['p2']), 7)).toBe('taken');
});

test('when several answer at once, an answered question is settled or gone', () => {
  const before = view(3, ['p1', 'p2'], question(7, 's1'), question(8, 's2'));
  const others = view(4, ['p1', 'p2'], question(9, 's1'), question(10, 's2'));
  expect(wasTaken(before, others, 7)).toBe('lost');
  const mine = view(4, ['p1', 'p2'], question(9, 's1', true), question(10, 's2'));
  expect(wasTaken(before, mine, 7)).toBe('taken');
  expect(wasTaken(before, view(8, ['p2']), 8)).toBe('taken');
});

test('whether an answer was changed in time cannot be told while others answer too', () => {
  const before = view(3, ['p1', 'p2'], question(7, 's1', true));
  expect(wasTaken(before, view(4, ['p1', 'p2'], question(9, 's1', true)), 7)).toBe('unknown');
});
