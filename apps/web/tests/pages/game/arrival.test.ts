import { expect, test } from 'vitest';
import { arrivalOf, inviteAddress, seatAddress, watchAddress } from '../../../src/pages/game/arrival.ts';
import { inviteOf } from '../../../src/pages/join/invite-of.ts';

const fragmentOf = (address: string) => new URL(address).hash.slice(1);

test('a link to look on brings the token of a spectator', () => {
  const address = watchAddress('https://table.example', 'g1', 'to-ken_1');
  expect(new URL(address).pathname).toBe('/game/g1');
  expect(arrivalOf(fragmentOf(address))).toEqual({ seat: 'spectator', token: 'to-ken_1' });
});

test('a link for another device brings the seat with its token', () => {
  const address = seatAddress('https://table.example', 'g1', 'p2', 'abc-_9');
  expect(arrivalOf(fragmentOf(address))).toEqual({ seat: 'p2', token: 'abc-_9' });
});

test.each(['', 'content', 'watch=', 'seat=p1', 'seat=:x', 'watch=a b', 'seat=p1:x&y'])(
  'the fragment %j brings nothing',
  (fragment) => {
    expect(arrivalOf(fragment)).toBeUndefined();
  },
);

test('an invitation is read back with the side that is left', () => {
  const invited = { seat: 'p2', invite: 'inv-1_', left: { side: 'imperial' } };
  const address = inviteAddress('https://table.example', 'g1', invited);
  expect(new URL(address).pathname).toBe('/join/g1/p2');
  expect(inviteOf(fragmentOf(address))).toEqual({ invite: 'inv-1_', left: { side: 'imperial' } });
  const plain = inviteAddress('https://table.example', 'g1', { seat: 'p2', invite: 'inv-1_' });
  expect(inviteOf(fragmentOf(plain))).toEqual({ invite: 'inv-1_', left: {} });
});

test.each(['', 'a b', 'abc&side', 'abc&side=a b'])('the fragment %j is no invitation', (fragment) => {
  expect(inviteOf(fragment)).toBeUndefined();
});
