import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isRefusal, refused } from '@sortie/kernel';
import { type EventTexts, type Language, loadTexts, namesOf } from '@sortie/tournaments/text';
import { beforeAll, describe, expect, test } from 'vitest';
import { refusedRules } from '../../src/text/refusals.ts';
import { byText } from '../by-text.ts';
import { asJudge, asPlayer, beats, Day, p } from '../day.ts';

const SOURCE = fileURLToPath(new URL('../../src', import.meta.url));
const LANGUAGES: readonly Language[] = ['en', 'es', 'pt'];
const texts = {} as Record<Language, EventTexts>;

beforeAll(async () => {
  for (const language of LANGUAGES) texts[language] = await loadTexts(language);
});

/** Every rule that some line of the engine refuses by, texts apart. */
function rulesInSource(): readonly string[] {
  const files = (readdirSync(SOURCE, { recursive: true }) as string[]).filter(
    (path) => path.endsWith('.ts') && !path.startsWith('text') && !path.startsWith('simulate'),
  );
  const found = files.flatMap((path) => {
    const code = readFileSync(join(SOURCE, path), 'utf8');
    const calls = code.matchAll(/(?:refused|asks|documentReader(?:<[^>]*>)?)\(([^;]*?)(?:,\s*\{|\)[;,\s])/g);
    return [...calls].flatMap(([, call]) =>
      [...call!.matchAll(/'([a-z]+\.[a-z0-9.-]+)'/g)].map(([, id]) => id!),
    );
  });
  return [...new Set(found)].toSorted(byText);
}

/** What a rule may be about: every field that a refusal has, so that a missing one shows as `undefined`. */
const ABOUT = {
  where: 'players.2',
  what: 'p1',
  field: 'entries.3.events',
  problem: 'notAList',
  line: 4,
  found: 'x',
  tables: [3, 5],
  players: ['p1', 'p2'],
  gone: ['p1'],
  due: ['p2'],
  pairs: [['p1', 'p2']],
  points: [10, 20],
  changed: ['table 2 5', 'player p1', 'settings', 'call c1'],
  role: 'player',
  needed: 9,
  announced: 4,
  rounds: 5,
  opponents: 3,
  table: 7,
  player: 'p2',
  version: 12,
  cut: 8,
  faults: [{ rule: 'ev.format.standard-pool', what: 'card' }],
};

const names = namesOf({
  players: [
    { id: p(1), name: 'Ana' },
    { id: p(2), name: 'Bo' },
  ],
  judges: [],
  rounds: [],
});

describe('every refusal has a sentence in three languages', () => {
  test('and every rule that the engine refuses by is among them', () => {
    expect(rulesInSource()).toEqual(refusedRules.toSorted(byText));
  });

  test.each(LANGUAGES)('in %s, whole and with the names of people', (language) => {
    const faulty = refusedRules.filter((rule) =>
      [ABOUT, { ask: true, about: ABOUT }].some((about) => {
        const text = texts[language].refusalText(refused(rule, about), names) ?? '';
        return !/^\S.*[.?!]$/s.test(text) || /undefined|\bp1\b|\bp2\b|\[object/.test(text);
      }),
    );
    expect(faulty).toEqual([]);
    expect(texts[language].refusalText(refused('another.rule'), names)).toBeUndefined();
  });

  test('and no two languages say the same', () => {
    const said = (rule: string) =>
      LANGUAGES.map((language) => texts[language].refusalText(refused(rule, ABOUT), names));
    expect(refusedRules.filter((rule) => new Set(said(rule)).size < 3)).toEqual([]);
  });

  test('which names what and where', () => {
    const day = new Day().starts(6);
    day.does({ kind: 'drawRound' });
    day.does({ kind: 'publishRound' });
    const missing = day.tries({ kind: 'drawRound' });
    const points = day.tries({ kind: 'enterResult', round: 1, table: 2, result: beats(-1, 5) });
    const twice = day.tries({ kind: 'addPlayers', players: [{ name: 'New' }, { name: 'new ' }] });
    const cut = day.tries({ kind: 'makeCut' });
    const own = day.tries({ kind: 'drop', player: p(1) }, asPlayer(p(2)));
    const call = day.tries({ kind: 'takeCall', call: 'c9' as never }, asJudge('j1'));
    const known = namesOf(day.state);
    const said = [missing, points, twice, cut, own, call].map((refusal) =>
      isRefusal(refusal) ? LANGUAGES.map((language) => texts[language].refusalText(refusal, known)) : [],
    );
    expect(said).toEqual([
      [
        'Results are missing from tables 1, 2, 3.',
        'Faltan resultados de las mesas 1, 2, 3.',
        'Faltam resultados das mesas 1, 2, 3.',
      ],
      [
        'Table 2: no game gives these points.',
        'Mesa 2: ninguna partida da esos puntos.',
        'Mesa 2: nenhuma partida dá esses pontos.',
      ],
      [
        'Somebody is called “new ” already (player, no. 2).',
        'Ya hay alguien llamado «new » (jugador, n.º 2).',
        'Já há alguém chamado “new ” (jogador, n.º 2).',
      ],
      ['This event has no cut.', 'Este evento no tiene corte.', 'Este evento não tem corte.'],
      [
        'Players can do this for themselves alone: drop from the event.',
        'Cada jugador solo puede hacer esto por sí mismo: dejar el evento.',
        'Cada jogador só pode fazer isto por si mesmo: sair do evento.',
      ],
      ['There is no such call: c9.', 'No existe esa llamada: c9.', 'Não existe esse chamado: c9.'],
    ]);
  });
});

describe('words of the desk', () => {
  test('are there in three languages, and none is left in another', () => {
    const [english, spanish, portuguese] = LANGUAGES.map((language) => flat(texts[language].words));
    expect([...spanish!.keys()]).toEqual([...english!.keys()]);
    expect([...portuguese!.keys()]).toEqual([...english!.keys()]);
    const same = (one: ReadonlyMap<string, string>) =>
      [...english!].filter(([key, text]) => one.get(key) === text).map(([key]) => key);
    expect(same(spanish!)).toEqual(['figures.byes']);
    expect(same(portuguese!)).toEqual(['figures.byes']);
  });

  test('tell why two meet, why somebody has the bye and what was not possible', () => {
    const { pairingText, byeText, impossibleText } = texts.en;
    const why = { eventPoints: [6, 3], kind: 'down', isRematch: true, isSameClub: false } as const;
    expect(pairingText(why)).toBe('6 and 3 event points, out of the group; a rematch');
    expect(byeText({ kind: 'lowest', passedOver: [p(1), p(2)] }, names)).toBe(
      'lowest standing but for Ana, Bo, who could not have it',
    );
    expect(impossibleText({ kind: 'sameTable', player: p(2), table: 4 }, names)).toBe(
      'Bo has been at table 4 before',
    );
  });

  test('tell every entry of a day', () => {
    const day = new Day().starts(5).plays(1);
    day.does({ kind: 'drawRound' });
    day.does({ kind: 'publishRound' });
    day.does({ kind: 'correctResult', round: 1, table: 1, result: beats(3, 3), why: 'misread' });
    day.does({ kind: 'drop', player: p(3) });
    const known = namesOf(day.state);
    for (const language of LANGUAGES) {
      for (const entry of day.entries) {
        const text = texts[language].entryText(entry, known);
        expect(text).toMatch(/^\S+: \S/);
        expect(text).not.toMatch(/undefined|\bp\d\b/);
      }
    }
    const [one, other] = known.at(1, 1)!;
    expect(day.entries.slice(-2).map((entry) => texts.en.entryText(entry, known))).toEqual([
      expect.stringMatching(
        new RegExp(
          `^Ana: corrected round 1, table 1: ${one} 3, ${other} 3: a draw \\(before: .+\\); misread$`,
        ),
      ),
      expect.stringMatching(/^Ana: .+ drops$/),
    ]);
  });

  test('tell the faults of a file of players', () => {
    const fault = { row: 3, column: 'name', problem: 'twice', found: 'Ana' } as const;
    expect(LANGUAGES.map((language) => texts[language].rowFaultText(fault))).toEqual([
      'row 3, name "Ana" is there twice',
      'fila 3, name "Ana" aparece dos veces',
      'linha 3, name "Ana" aparece duas vezes',
    ]);
  });
});

/** Words by their path; figures and column heads that happen to be the same in every language are few. */
function flat(words: object, path = ''): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(words).flatMap(([key, value]: [string, unknown]) =>
      typeof value === 'string'
        ? [[`${path}${key}`, value] as const]
        : [...flat(value as object, `${path}${key}.`)],
    ),
  );
}
