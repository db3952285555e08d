import { expect, test } from 'vitest';
import { PressGuard, QUIET } from '../../src/table/asking/press-guard.ts';

function asked(at = 0): PressGuard {
  const guard = new PressGuard();
  guard.show(at);
  return guard;
}

test('what has just been asked takes no press', () => {
  const guard = asked();
  expect(guard.press(QUIET - 1)).toBe(false);
  expect(guard.letGo(QUIET + 100)).toBe(false);
  expect(guard.takesIt).toBe(false);
});

test('a press that began on it counts, once', () => {
  const guard = asked();
  expect([guard.press(QUIET), guard.letGo(QUIET + 50), guard.takesIt]).toEqual([true, true, true]);
});

test('a press that began on the question before does not count, however late it is let go', () => {
  const guard = asked();
  guard.press(QUIET);
  guard.show(QUIET + 10);
  expect(guard.letGo(3 * QUIET)).toBe(false);
});

test('the second press of two quick ones does not count when the first led on', () => {
  for (const pause of [60, 90, 200]) {
    const guard = asked();
    guard.press(1000);
    expect(guard.letGo(1010)).toBe(true);
    guard.show(1020);
    expect([guard.press(1010 + pause), guard.letGo(1020 + pause)]).toEqual([false, false]);
  }
});

test('a key that is held down counts once', () => {
  const guard = asked();
  expect(guard.press(1000)).toBe(true);
  expect(guard.press(1500, true)).toBe(false);
});

test('what comes without a press, as from a reading aid, only has to wait', () => {
  const guard = asked();
  expect(guard.letGo(QUIET - 1)).toBe(false);
  expect(guard.letGo(QUIET)).toBe(true);
});
