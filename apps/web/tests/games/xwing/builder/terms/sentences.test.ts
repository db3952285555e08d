import { isRefusal } from '@sortie/kernel';
import { pilotId, upgradeId, upgrades } from '@sortie/xwing/catalogue';
import { actionBarOf, buildOf, judgeSquad, type Squad, squadFromXws } from '@sortie/xwing/lists';
import { expect, test } from 'vitest';
import { faultSentence } from '../../../../../src/games/xwing/builder/terms/fault-sentence.ts';
import { requirementWords } from '../../../../../src/games/xwing/builder/terms/requirement-words.ts';
import type { SayTerms } from '../../../../../src/games/xwing/builder/terms/say-terms.ts';
import { en } from '../../../../../src/games/xwing/builder/terms/text/en.ts';
import { es } from '../../../../../src/games/xwing/builder/terms/text/es.ts';
import { pt } from '../../../../../src/games/xwing/builder/terms/text/pt.ts';
import { xwsProblemSentence } from '../../../../../src/games/xwing/builder/terms/xws-problem-sentence.ts';

/** Fills in values as the page does; a value that is not given stays visible. */
const sayFrom =
  (words: Readonly<Record<string, string>>): SayTerms =>
  (key, values = {}) =>
    (words[key] ?? words[`${key}_other`] ?? `no ${key}`).replaceAll(/\{\{(\w+)\}\}/g, (whole, name: string) =>
      String(values[name] ?? whole),
    );

const languages = { en, es, pt };

test('faults are told in every language with the cards they are about', () => {
  const luke = { pilot: pilotId('rebel:xwing:lukeskywalker'), upgrades: [] };
  const squad: Squad = {
    faction: 'imperial',
    ships: [luke, { ...luke, upgrades: [upgradeId('crew:gunner'), upgradeId('title:slavei')] }],
  };
  const faults = judgeSquad(squad, { points: 10 });
  expect(faults.map((fault) => faultSentence(fault, sayFrom(en)))).toEqual([
    expect.stringContaining('of 10.'),
    'Luke Skywalker is Rebel and the squad is Imperial.',
    'Luke Skywalker is Rebel and the squad is Imperial.',
    'Gunner needs the icon Crew, and this ship has none.',
    'Slave I needs a ship of type Firespray-31.',
    'Luke Skywalker is unique: one copy a squad.',
  ]);
  for (const words of [es, pt])
    for (const fault of faults)
      expect(faultSentence(fault, sayFrom(words))).not.toMatch(/\{\{|no fault|undefined/);
});

test('whatever a card asks of its ship can be said in every language', () => {
  const requirements = upgrades.flatMap((card) => card.requires);
  const said = Object.values(languages).flatMap((words) =>
    requirements.map((requirement) => requirementWords(requirement, sayFrom(words))),
  );
  expect(said.filter((words) => /\{\{|^no |undefined/.test(words))).toEqual([]);
});

test('a ship and its cards have names for all their icons', () => {
  const build = buildOf({ pilot: pilotId('rebel:xwing:lukeskywalker'), upgrades: [] });
  expect(actionBarOf(build).map((action) => es[`action-${action}`])).toEqual([
    'Concentración',
    'Blanco fijado',
  ]);
});

test.each(['en', 'es', 'pt'] as const)(
  'a file that cannot be read is explained in %s by its field',
  (language) => {
    const refusal = squadFromXws({ faction: 'rebel', pilots: [{ name: 'nobody', ship: 'xwing' }] });
    const sentence = isRefusal(refusal) ? xwsProblemSentence(refusal, language) : 'read';
    expect(sentence).toContain('pilots[0].name');
    expect(sentence).toContain('nobody');
  },
);
