import type { Decision, Plain } from '@sortie/kernel';
import type { JudgeAct, NamedStep } from '@sortie/protocol';
import type { CreatedJudgedGame, WantedJudgedGame } from '../src/games/judged/create-judged-game.ts';
import type { RunningServer } from '../src/server.ts';
import { answersOf, asked, Client, forces, openQuestion } from './client.ts';

export const wanted: WantedJudgedGame = {
  game: 'xwing',
  players: [
    { name: 'Ana', force: forces.a },
    { name: 'Bruno', force: forces.b },
  ],
  points: 100,
  rounds: 12,
  spectators: true,
  occasion: { name: 'Encounter of Aces', round: 2, table: 7, address: '/event/e1' },
};

/** A judged game with everybody at it. */
export interface JudgedEvening {
  readonly created: CreatedJudgedGame;
  readonly a: Client;
  readonly b: Client;
  readonly judge: Client;
  readonly onlooker: Client;
}

export async function arriveAt(url: string, id: string, token: string): Promise<string> {
  const body = { token, seed: `a seed of one's own: ${token}` };
  return (await asked<{ readonly as: string }>(200, `${url}/api/games/${id}/arrivals`, body)).as;
}

export async function joinAll(url: string, created: CreatedJudgedGame): Promise<JudgedEvening> {
  const { id, players, judge: token } = created;
  for (const each of players) await arriveAt(url, id, each);
  const [a, b, judge, onlooker] = await Promise.all(
    [players[0], players[1], token, undefined].map((each) => Client.join(url, id, each)),
  );
  return { created, a: a!, b: b!, judge: judge!, onlooker: onlooker! };
}

export async function judgedEvening(
  { url, judged }: RunningServer,
  changes: Partial<WantedJudgedGame> = {},
): Promise<JudgedEvening> {
  return joinAll(url, await judged.create({ ...wanted, ...changes }));
}

export function order({ judge }: JudgedEvening, act: JudgeAct, name = 'Judge Ines') {
  return judge.ask('judge', { name, act });
}

export async function stepsOf(evening: JudgedEvening): Promise<readonly NamedStep[]> {
  const reply = await order(evening, { kind: 'listSteps' });
  if (reply.kind !== 'result') throw new Error(JSON.stringify(reply));
  return (reply.result as unknown as { readonly steps: readonly NamedStep[] }).steps;
}

/** Slow and straight, so that nobody leaves the table for some rounds. */
function slowAnswer(question: Decision): Plain {
  const cost = (answer: Plain) => {
    const { speed = 0, bearing = 'straight' } = (answer ?? {}) as { speed?: number; bearing?: string };
    return speed + (bearing === 'straight' ? 0 : 10);
  };
  return answersOf(question).toSorted((one, other) => cost(one) - cost(other))[0]!;
}

/** Gives slow answers for both until something is so; the seats in turn as they are asked. */
export async function playOn({ a, b }: Pick<JudgedEvening, 'a' | 'b'>, isDone: () => boolean): Promise<void> {
  for (;;) {
    if (isDone() || a.now.status === 'over') return;
    const client = [a, b].find((each) => openQuestion(each));
    if (!client) {
      const isAsked = () => isDone() || a.now.status === 'over' || [a, b].some((each) => openQuestion(each));
      await Promise.race([a.when(isAsked), b.when(isAsked)]);
      continue;
    }
    const question = openQuestion(client)!;
    const { version } = client.now;
    const reply = await client.answer(question, slowAnswer(question));
    if (reply.kind !== 'result') throw new Error(JSON.stringify(reply));
    await Promise.all([a, b].map((each) => each.when(() => each.now.version > version)));
  }
}
