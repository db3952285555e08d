// Plays a whole game against itself through `sortie referee`, always with a random legal answer.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

const [command = 'npx', ...args] = process.argv.slice(2);
const referee = spawn(command, args.length > 0 ? args : ['sortie', 'referee'], {
  stdio: ['pipe', 'pipe', 'inherit'],
});
const lines = createInterface({ input: referee.stdout })[Symbol.asyncIterator]();
let id = 0;

/** Sends a request and waits for its reply. */
async function ask(kind, fields = {}) {
  referee.stdin.write(`${JSON.stringify({ id: ++id, kind, ...fields })}\n`);
  const reply = JSON.parse((await lines.next()).value);
  if (reply.kind !== 'result') throw new Error(JSON.stringify(reply));
  return reply.result;
}

const squad = (faction, ...pilots) => ({
  faction,
  ships: pilots.map((pilot) => ({ pilot, upgrades: [] })),
});

let status = await ask('newGame', {
  game: 'xwing',
  seed: 'a game of bots',
  setup: {
    players: [
      { seat: 'p1', side: 0, squad: squad('rebel', 'rebel:xwing:lukeskywalker') },
      { seat: 'p2', side: 1, squad: squad('imperial', 'imperial:tiefighter:academypilot') },
    ],
  },
});

while (status.outcome === null) {
  const seat = status.waitingFor[0];
  const { decisions, version } = await ask('decisions', { seat });
  const { id: decision, answers } = decisions.find(({ settled }) => !settled);
  const legal = answers.kind === 'offers' ? answers.offers : answers.suggestions;
  const answer = legal[Math.floor(Math.random() * legal.length)];
  status = await ask('answer', { seat, decision, version, answer });
}

console.log('over:', JSON.stringify(status.outcome));
await ask('quit');
