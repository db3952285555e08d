import type { Replay } from '@sortie/kernel';
import { readLive } from '@sortie/protocol/service';
import { expect, test } from 'vitest';
import { aboutOf, namedReplay } from '../../../src/pages/replay/film/about.ts';

const replay: Replay = {
  format: 'sortie-replay',
  formatVersion: 2,
  opening: { game: 'toy', rules: 'toy-1', setup: {}, seed: 's' },
  journal: [],
  milestones: [],
  finalHash: '',
  outcome: null,
};

test('a replay leaves the page with its title and the names of its players, and comes back with them', () => {
  const about = { title: 'A friendly game', names: { p1: 'Ana', p2: 'Bruno' } };
  const named = namedReplay({ replay, title: about.title, people: about.names });
  expect(named).toEqual({ ...replay, about });
  expect(aboutOf(named)).toEqual(about);
  expect(aboutOf(replay)).toEqual({ title: '', names: {} });
});

test('whatever people call their games, the server takes it', () => {
  const people = { p1: `An\u202ea\n${'a'.repeat(100)}`, p2: '' };
  const { about } = namedReplay({ replay, title: 'T\u0000'.repeat(200), people });
  expect(readLive('replayAbout', about)).toEqual({
    title: 'T'.repeat(120),
    names: { p1: `An${'a'.repeat(38)}` },
  });
});

test('a file that says nonsense about itself is a replay without names', () => {
  for (const about of [null, 3, 'x', { title: 4, names: 'x' }, { names: { p1: 4 } }]) {
    expect(aboutOf({ ...replay, about } as Replay)).toEqual({ title: '', names: {} });
  }
});
