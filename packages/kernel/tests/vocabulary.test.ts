import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const TSC = fileURLToPath(new URL('../../../node_modules/typescript/bin/tsc', import.meta.url));

const HEAD = `import { endFlowWith, flowWords, goTo, note, offers } from '@sortie/kernel';
import type { WispWords } from '@sortie/wisps/model';
interface Words extends Omit<WispWords, 'flows'> {
  readonly flows: WispWords['flows'] & { readonly told: { readonly at: object; readonly result: number } };
}
const { flow, step, asks, calls, opens, run } = flowWords<Words>();
`;

/** Each line is compiled by itself; what is right compiles, what is misspelt does not. */
const lines: readonly (readonly [string, string, string])[] = [
  [
    'a window',
    `flow('flash', [opens('modifyDice', { rule: 'r', order: () => [] })]);`,
    `flow('flash', [opens('modifyDise', { rule: 'r', order: () => [] })]);`,
  ],
  [
    'a window in a flow that does not know what the window shows',
    `flow('flash', [opens('flashed', { rule: 'r', order: () => [] })]);`,
    `flow('drift', [opens('flashed', { rule: 'r', order: () => [] }), step('chooseTarget', () => [])]);`,
  ],
  [
    'a step to go to',
    `flow('round', [step('drifts', () => [goTo('drifts')])]);`,
    `flow('round', [step('drifts', () => [goTo('drift')])]);`,
  ],
  [
    'a step that a flow says it goes to and does not have',
    `flow('round', [step('drifts', () => [])]);`,
    `flow('round', [step('drift', () => [])]);`,
  ],
  [
    'a flow to run',
    `flow('follow', [step('a', () => [run('bargain', { wisp: 'w' as never, drift: 1 })])]);`,
    `flow('follow', [step('a', () => [run('bargian', { wisp: 'w' as never, drift: 1 })])]);`,
  ],
  [
    'what a flow must know',
    `flow('follow', [step('a', () => [run('bargain', { wisp: 'w' as never, drift: 1 })])]);`,
    `flow('follow', [step('a', () => [run('bargain', { wisp: 'w' as never })])]);`,
  ],
  [
    'a note',
    `flow('flash', [step('a', () => [note({ inReturn: true })])]);`,
    `flow('flash', [step('a', () => [note({ inRetrun: true })])]);`,
  ],
  [
    'an effect',
    `flow('flash', [step('a', () => [{ kind: 'showBids' }])]);`,
    `flow('flash', [step('a', () => [{ kind: 'showBid' }])]);`,
  ],
  [
    'an answer',
    `flow('follow', [asks('a', { question: 'bargain', request: () => ({ seat: 's' as never, rule: 'r', answers: offers(['slow'] as const) }), take: (_s, _a, answer) => (answer === 'dim' ? [] : []) })]);`,
    `flow('follow', [asks('a', { question: 'bargain', request: () => ({ seat: 's' as never, rule: 'r', answers: offers(['slow'] as const) }), take: (_s, _a, answer) => (answer === 'grim' ? [] : []) })]);`,
  ],
  [
    'a question',
    `flow('follow', [asks('a', { question: 'bid', request: () => undefined, take: () => [] })]);`,
    `flow('follow', [asks('a', { question: 'bidd', request: () => undefined, take: () => [] })]);`,
  ],
  [
    'a result',
    `flow('told', [step('a', () => [endFlowWith(3)])]); flow('follow', [calls('c', { flow: 'told', at: () => ({}), take: (_s, _a, result) => (result === 3 ? [] : []) })]);`,
    `flow('told', [step('a', () => [endFlowWith('three')])]);`,
  ],
];

test('a misspelt flow, window, step, question, effect, note, answer or result does not compile', () => {
  const folder = mkdtempSync(`${HERE}compiled-`);
  try {
    for (const [place, [, right, wrong]] of lines.entries()) {
      writeFileSync(`${folder}/right-${place}.ts`, `${HEAD}${right}\n`);
      writeFileSync(`${folder}/wrong-${place}.ts`, `${HEAD}${wrong}\n`);
    }
    writeFileSync(
      `${folder}/tsconfig.json`,
      JSON.stringify({ extends: '../../../../tsconfig.base.json', include: ['.'] }),
    );
    const { stdout } = spawnSync(process.execPath, [TSC, '-p', folder], { encoding: 'utf8' });
    const failing = new Set(
      [...stdout.matchAll(/(right|wrong)-(\d+)\.ts\(/g)].map(([, kind, at]) => `${kind}-${at}`),
    );
    expect([...failing].toSorted()).toEqual(lines.map((_, place) => `wrong-${place}`).toSorted());
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
