import { readdirSync, readFileSync } from 'node:fs';
import { anyGameText, type Deed, tellDeeds } from '@sortie/games';
import type { Plain, Replay, Viewer } from '@sortie/kernel';
import { isRefusal, Referee } from '@sortie/kernel';
import type { XwingTable } from '@sortie/testkit/xwing';
import { xwingTable } from '@sortie/testkit/xwing';
import { describe, expect, test } from 'vitest';
import { xwing } from '../../src/game.ts';
import { xwingText } from '../../src/kit/text.ts';
import type { LogEvent } from '../../src/model/index.ts';
import { languages } from '../../src/text/language.ts';
import { readLog } from '../../src/text/story/read-log.ts';
import { loadTexts } from '../../src/text/texts.ts';
import type { XwingView } from '../../src/view/xwing-view.ts';
import { flown, START } from '../rules/flown.ts';

await Promise.all(languages.map(loadTexts));

const GOLDEN = new URL('../golden/', import.meta.url);
const people = { p1: 'Ann', p2: 'Ben' };

function deedsOf(
  { referee }: { readonly referee: XwingTable['referee'] },
  language: (typeof languages)[number] = 'en',
  viewer: Viewer = 'spectator',
): readonly Deed[] {
  const { table } = referee.view(viewer) as unknown as { readonly table: Plain };
  const deeds = tellDeeds(anyGameText(xwingText(language)), referee.logFor(viewer), {
    table,
    people,
    viewer,
  });
  return deeds.filter(({ event: { kind } }) => kind !== 'phaseStarted' && kind !== 'roundStarted');
}

const sentencesOf = (table: XwingTable, language?: (typeof languages)[number]) =>
  deedsOf(table, language).map(({ text }) => text);

const friendAt = (x: number, y: number) =>
  ({ pilot: 'biggsdarklighter', at: [START[0] + x, START[1] + y, 0], side: 0 }) as const;

describe('a flight', () => {
  test('that ends in an overlap is told with the action that it costs, in three languages', () => {
    const bumped = flown('lukeskywalker', [2, 'straight'], {}, { friend: friendAt(0, 110) });
    expect(languages.map((language) => sentencesOf(bumped, language)[0])).toEqual([
      'Luke Skywalker flies 2 straight, overlaps Biggs Darklighter and loses its action.',
      'Luke Skywalker ejecuta recta 2, se solapa con Biggs Darklighter y pierde su acción.',
      'Luke Skywalker executa reta 2, se sobrepõe a Biggs Darklighter e perde sua ação.',
    ]);
    const [deed] = deedsOf(bumped);
    expect(deed!.warns).toBe(true);
    expect(deed!.rules).toContain('xw.overlap.skip-action');
    expect(deed!.details.map(({ text }) => text)).toEqual([
      'Luke Skywalker reveals 2 straight, green.',
      'Luke Skywalker flies 2 straight.',
      'Luke Skywalker overlaps Biggs Darklighter and stops short.',
      'Touching now: Luke Skywalker and Biggs Darklighter.',
      'Luke Skywalker loses its action because it overlapped a ship.',
    ]);
  });

  test('that reaches its place is told alone while the action is asked for', () => {
    const clear = flown('lukeskywalker', [2, 'straight']);
    expect(sentencesOf(clear)).toEqual(['Luke Skywalker flies 2 straight.']);
    expect(deedsOf(clear)[0]!.warns).toBe(false);
  });

  test('is called by the colour that a card gives it', () => {
    const eased = flown('lukeskywalker', [3, 'straight'], { upgrades: ['r2astromech'] });
    const plain = flown('lukeskywalker', [3, 'straight']);
    const named = (table: XwingTable) => deedsOf(table)[0]!.details[0]?.text;
    expect([
      named(plain),
      named(flown('lukeskywalker', [2, 'bankLeft'], { upgrades: ['r2astromech'] })),
    ]).toEqual(['Luke Skywalker reveals 3 straight, white.', 'Luke Skywalker reveals 2 bank left, green.']);
    expect(named(eased)).toBe('Luke Skywalker reveals 3 straight, white.');
  });
});

describe('an action', () => {
  test('and the token that it brings are one deed', () => {
    const focused = flown('lukeskywalker', [2, 'straight']).acts('focus');
    expect(sentencesOf(focused).slice(0, 2)).toEqual([
      'Luke Skywalker flies 2 straight.',
      'Luke Skywalker performs an action: focus.',
    ]);
    expect(deedsOf(focused)[1]!.details).toHaveLength(2);
  });

  test('that was declined is told', () => {
    const declined = flown('lukeskywalker', [2, 'straight']).skips();
    expect(sentencesOf(declined)[1]).toBe('Luke Skywalker performs no action.');
  });

  test('that stress forbids is told', () => {
    const stressed = flown('lukeskywalker', [4, 'koiogranTurn']);
    expect(sentencesOf(stressed).slice(0, 2)).toEqual([
      'Luke Skywalker flies 4 Koiogran turn and gets a stress token.',
      'Luke Skywalker is stressed and performs no action.',
    ]);
  });

  test('that failed is told with the range, and the next one is another deed', () => {
    const failed = flown('lukeskywalker', [2, 'straight']).acts('targetLock', { target: 'watcher' });
    expect(languages.map((language) => sentencesOf(failed, language)[1])).toEqual([
      'Luke Skywalker cannot lock Kashyyyk Defender: out of range (more than 5).',
      'Luke Skywalker no puede fijar como blanco a Kashyyyk Defender: fuera de alcance (más de 5).',
      'Luke Skywalker não pode adquirir mira sobre Kashyyyk Defender: fora de alcance (mais de 5).',
    ]);
    expect(deedsOf(failed)[1]!.warns).toBe(true);
    expect(sentencesOf(failed.acts('focus')).slice(2, 3)).toEqual([
      'Luke Skywalker performs an action: focus.',
    ]);
  });
});

describe('an attack', () => {
  const fight = () =>
    xwingTable(
      {
        luke: { pilot: 'lukeskywalker', at: [450, 300, 0] },
        tie: { pilot: 'academypilot', at: [450, 420, 180] },
        far: { pilot: 'academypilot', at: [60, 870, 180] },
      },
      { cards: ['core2-directhit'] },
    ).attack('luke', 'tie', {
      attack: ['crit', 'hit', 'blank', 'blank'],
      defense: ['evade', 'blank', 'blank'],
    });

  test('is one deed with all that belongs to it', () => {
    const fought = fight().letGoBy();
    const [deed, ...rest] = deedsOf(fought);
    expect(deed!.text).toBe(
      'Luke Skywalker attacks Academy Pilot at range 1: 1 critical; Direct Hit! faceup.',
    );
    expect(deed!.isFight).toBe(true);
    expect(deed!.details.map(({ text }) => text)).toContain('Attack die 2 is cancelled (evade).');
    expect(rest.filter(({ text }) => text.includes('die'))).toEqual([]);
  });
});

describe.each(readdirSync(GOLDEN).filter((name) => name.endsWith('.json')))('in %s', (file) => {
  const replay = JSON.parse(readFileSync(new URL(file, GOLDEN), 'utf8')) as Replay;
  const referee = Referee.open(xwing, replay.opening);
  if (isRefusal(referee)) throw new Error(referee.rule);
  referee.enter(replay.journal);

  test('overlaps are read off the log exactly as the rules saw them', () => {
    const { table } = referee.view('referee') as unknown as { readonly table: XwingView };
    const read = readLog(referee.logFor('referee') as readonly LogEvent[], table);
    const told = read.flatMap((event) => (event.kind === 'overlapped' ? [event.others] : []));
    const seen = referee.log.flatMap((event) => {
      const { overlapped = [] } = (event.kind === 'noted' ? event.with : {}) as { overlapped?: string[] };
      return overlapped.length > 0 ? [overlapped] : [];
    });
    expect(told).toEqual(seen);
  });

  test.each(['p1', 'p2', 'spectator'] as const)('%s is told nothing that only others may know', (viewer) => {
    const heard = referee.logFor(viewer as Viewer);
    const { table } = referee.view(viewer as Viewer) as unknown as { readonly table: Plain };
    const read = readLog(heard as readonly LogEvent[], table as unknown as XwingView);
    // What is worked out comes from what the viewer hears, so it names no ship or card that this does not.
    expect(read.length).toBeGreaterThanOrEqual(heard.length);
    const text = anyGameText(xwingText('en'));
    const deeds = tellDeeds(text, heard, { table, people, viewer });
    const sentences = deeds.flatMap((deed) => [deed.text, ...deed.details.map((detail) => detail.text)]);
    const own = (table as unknown as XwingView).ships.filter(({ seat }) => seat === viewer);
    const dials = sentences.filter((sentence) => sentence.includes('dial is set to'));
    expect(dials.filter((sentence) => !own.some(({ id }) => sentence.startsWith(nameOf(id))))).toEqual([]);
    function nameOf(id: string): string {
      const event = { kind: 'shipDeployed', ship: id, pose: null };
      return text.event(event as never, { table, people })!.replace(' is deployed.', '');
    }
  });
});

describe('a game that goes on from the middle of a round', () => {
  const headings = (table: XwingTable) => {
    const { referee } = table;
    const seen = referee.view('spectator') as unknown as { readonly table: XwingView };
    return readLog(referee.logFor('spectator') as readonly LogEvent[], seen.table).flatMap((event) =>
      event.kind === 'roundStarted' ? [event.round] : [],
    );
  };

  test('has that round for its first heading, also when the next has begun', () => {
    const bumped = flown('lukeskywalker', [2, 'straight'], {}, { friend: friendAt(0, 110) });
    const [first, ...others] = headings(bumped);
    expect(first).toBe(1);
    expect(others).toEqual([...others].map((_, place) => place + 2));
  });

  test('has no heading before anything has happened', () => {
    const { referee } = flown('lukeskywalker', [2, 'straight'], {}, { friend: friendAt(0, 110) });
    const { table } = referee.view('spectator') as unknown as { readonly table: XwingView };
    const said = [{ kind: 'said', seat: 'p1', text: 'Hello' }] as unknown as readonly LogEvent[];
    expect(readLog([], table)).toEqual([]);
    expect(readLog(said, table)).toEqual(said);
  });
});
