// What `npm test` runs. Arguments go to vitest: `npm test -- packages/kernel`.
import { existsSync } from 'node:fs';
import { bringTestNeeds } from './bring-test-needs.mjs';
import { buildTestPage, buildWeb } from './build-web.mjs';
import { checkLint } from './check-lint.mjs';
import { checkTypes } from './check-types.mjs';
import { gameNames } from './game-names.mjs';
import { run, runParts, toolFile } from './run.mjs';

const selection = process.argv.slice(2);

// Only a run of all tests may say which rules are shown.
const wholeRun = selection.length === 0 ? { RULES_REPORT: 'write' } : {};

async function buildPages() {
  const code = await buildWeb();
  // Tests of a selection that need the page of the games for tests build it themselves.
  if (code === 0 && selection.length === 0) await buildTestPage();
  return code;
}

/** The book that belongs to no game. */
const EVENTS = 'events';

// Parts that stand together run side by side.
const parts = [
  [
    { name: 'needs', play: bringTestNeeds },
    { name: 'types', play: checkTypes },
    { name: 'lint', play: checkLint },
    { name: 'page', play: buildPages },
  ],
  {
    name: 'tests',
    play: async () => (await run('vitest', ['run', ...selection], { env: wholeRun, minutes: 40 })).code,
  },
];

if (selection.length > 0) {
  console.log('rules report: left out, because it needs a run of all tests');
} else if (!existsSync(toolFile('sortie'))) {
  console.log('rules report: left out, because the sortie command is not written yet');
} else {
  parts.push({
    name: 'rules shown by tests',
    play: async () => {
      const codes = [];
      for (const book of [...(await gameNames()), EVENTS])
        codes.push((await run('sortie', ['rules', book, '--check'])).code);
      return Math.max(...codes);
    },
  });
}

await runParts(parts);
