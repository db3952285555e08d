import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { games, type Language, pinnedEngine, releasedEngines } from '@sortie/games';
import type { AnyReferee, Refusal, RulesEngine, SavedGame } from '@sortie/kernel';
import { isInLog, isRefusal } from '@sortie/kernel';
import { describe, expect, test } from 'vitest';
import { gamesDigest, keptDigest, releasedReplays, releasedSaves } from './released-games.ts';

const ENGINES = fileURLToPath(new URL('../../engines/', import.meta.url));

const languages: readonly Language[] = ['en', 'es', 'pt'];
const rules = Object.keys(releasedEngines);
const replays = rules.flatMap(releasedReplays);
const saves = rules.flatMap(releasedSaves);

async function engineFor(name: string): Promise<RulesEngine> {
  const engine = await pinnedEngine(name);
  if (!engine) throw new Error(`${name} is not kept`);
  return engine;
}

function running(referee: AnyReferee | Refusal): AnyReferee {
  if (isRefusal(referee)) throw new Error(referee.rule);
  return referee;
}

describe('a released engine', () => {
  test('is listed, and nothing else is kept as one', () => {
    const kept = readdirSync(ENGINES).filter((file) => file.endsWith('.js'));
    expect(kept.toSorted()).toEqual(rules.map((name) => `${name}.js`).toSorted());
    expect(rules.length).toBeGreaterThan(0);
  });

  test.each(rules)('%s is the script that was released', (name) => {
    const script = readFileSync(`${ENGINES}${name}.js`);
    expect(createHash('sha256').update(script).digest('hex')).toBe(releasedEngines[name]);
  });

  test.each(rules)('%s needs nothing but itself', (name) => {
    const script = readFileSync(`${ENGINES}${name}.js`, 'utf8');
    expect(script).not.toMatch(/(?:^|[;}\n])\s*import[\s{*"']|\bimport\(|\brequire\(/);
  });

  test('of a name that was never released is unknown', async () => {
    expect(await pinnedEngine('chess-1')).toBeUndefined();
    expect(await pinnedEngine('constructor')).toBeUndefined();
  });
});

/** What tables ask of a referee, all of it: a member more must be given to the engines that were released before. */
const members: Readonly<Record<keyof AnyReferee, true>> = {
  game: true,
  opening: true,
  bugs: true,
  state: true,
  outcome: true,
  version: true,
  log: true,
  journal: true,
  undoRequest: true,
  hash: true,
  fingerprint: true,
  decisions: true,
  requests: true,
  answer: true,
  whyNot: true,
  complete: true,
  command: true,
  undo: true,
  consent: true,
  view: true,
  logFor: true,
  seenEvent: true,
  replay: true,
  save: true,
  enter: true,
};

describe('the referee of a released engine', () => {
  test.each(saves)('has all that tables ask of one: $rules $name', async ({ rules: of, document }) => {
    const referee = running((await engineFor(of)).resume(document));
    const seats = referee.state.seats.map(({ id }) => id);
    expect(Object.keys(members).filter((member) => !(member in referee))).toEqual([]);
    expect(referee.requests().map(({ key }) => typeof key)).toContain('string');
    expect(seats.map((seat) => referee.view(seat))).toEqual(
      seats.map(() => expect.objectContaining({ passes: [] }) as unknown),
    );
    const { id: decision, seat, version, answers } = referee.decisions()[0]!;
    const [answer] = answers.kind === 'offers' ? answers.offers : answers.suggestions;
    const message = { decision, version, answer: answer! };
    expect(referee.complete(seat, message)).toEqual({ answer });
    expect(referee.complete(seat, { ...message, answer: 'nothing' })).toHaveProperty('kind', 'refused');
  });

  test.each(replays)('keeps a log that tables can show: $rules $name', async ({ rules: of, document }) => {
    const referee = running((await engineFor(of)).open(document.opening));
    expect(referee.enter(document.journal)).toBeUndefined();
    const shown = referee.log.filter((event) => isInLog(event));
    expect(shown.length).toBeGreaterThan(50);
    expect(shown.flatMap((event) => referee.seenEvent(event, 'referee') ?? [])).toEqual(
      referee.logFor('referee'),
    );
  });
});

describe('the code of today', () => {
  const todays = games.kits.flatMap((kit) => (kit.rules in releasedEngines ? [kit] : []));

  test.each(todays)(
    'plays the games of $rules as they were released, or gives its rules a new name',
    async (kit) => {
      const engine = (await kit.engine())!;
      const verdicts = releasedReplays(kit.rules).map(({ name, document }) => [
        name,
        engine.verifyReplay(document).kind,
      ]);
      expect(verdicts).toEqual(verdicts.map(([name]) => [name, 'verified']));
      for (const { document } of releasedSaves(kit.rules)) {
        expect(running(engine.resume(document)).hash()).toBe(document.hash);
      }
    },
  );

  test('is of rules that every kit names', async () => {
    const named = await Promise.all(games.kits.map(async (kit) => (await kit.engine())?.game.rules));
    expect(named).toEqual(games.kits.map(({ rules: today }) => today));
  });
});

describe('what an old game shows', () => {
  test.each(replays)('can be told and read today: $rules $name', async ({ rules: of, document }) => {
    const referee = running((await engineFor(of)).open(document.opening));
    expect(referee.enter(document.journal)).toBeUndefined();
    const kit = games.find(referee.game.name)!;
    const table = referee.game.view(referee.state, 'referee');
    const texts = await Promise.all(languages.map((language) => kit.text(language)));
    for (const text of texts) {
      const told = referee.logFor('referee').flatMap((event) => text.event(event, { table }) ?? []);
      expect(told.length).toBeGreaterThan(20);
    }
    expect((await kit.replay()).round(table)).toBeGreaterThan(0);
  });
});

describe('the games that were kept with a release', () => {
  test.each(rules)('of %s are those that were kept', (name) => {
    expect(gamesDigest(name)).toBe(keptDigest(name));
    expect(releasedReplays(name).length).toBeGreaterThan(2);
    expect(releasedSaves(name).length).toBeGreaterThan(1);
  });

  test.each(replays)('$rules $name replays to the same end', async ({ rules: of, document }) => {
    const { journal, milestones } = document;
    expect((await engineFor(of)).verifyReplay(document)).toEqual({
      kind: 'verified',
      entries: journal.length,
      milestones: milestones.length,
    });
  });

  test.each(replays)(
    '$rules $name is found out when an answer is missing',
    async ({ rules: of, document }) => {
      const { journal } = document;
      const changed = { ...document, journal: journal.toSpliced(Math.floor(journal.length / 2), 1) };
      expect((await engineFor(of)).verifyReplay(changed).kind).not.toBe('verified');
    },
  );

  test.each(saves)('$rules $name goes on where it was put aside', async ({ rules: of, document }) => {
    const engine = await engineFor(of);
    const resumed = running(engine.resume(document));
    const replayed = running(engine.open(document.opening));
    expect(replayed.enter(document.journal)).toBeUndefined();
    expect(resumed.hash()).toBe(document.hash);
    expect(resumed.decisions()).toEqual(replayed.decisions());
    expect(resumed.decisions().length).toBeGreaterThan(0);
  });

  test.each(saves)('$rules $name is refused when its state was changed', async ({ rules: of, document }) => {
    const state: SavedGame['state'] = { ...(document.state as object), round: 99 };
    expect(await engineFor(of).then((engine) => engine.resume({ ...document, state }))).toMatchObject({
      kind: 'refused',
      rule: 'table.damaged-save',
    });
  });
});
