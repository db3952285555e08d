import { afterAll, expect, test } from 'vitest';
import { http, twoPeople } from '../../../apps/server/tests/client.ts';
import { bench } from '../../../apps/server/tests/databases.ts';
import { joinAll, promised, showAll } from '../../../apps/server/tests/fair-table.ts';
import { releasedReplays } from '../released-games.ts';

const { start, end } = bench('embedded');
afterAll(end);

test('no game goes on from an old replay whose rules know no new dice, but it may begin anew', async () => {
  const { url } = await start();
  const { document } = releasedReplays('xwing-1').find(
    ({ document: each }) => each.opening.position === undefined,
  )!;
  const seats = (
    document.opening.setup as unknown as { players: { seat: string; side: 0 | 1 }[] }
  ).players.map(({ seat, side }) => ({ seat, side, who: 'person' as const }));
  const wanted = (entries: number) => ({
    ...twoPeople,
    options: {},
    from: { replay: document, entries },
    seats,
  });
  expect(await http(`${url}/api/games`, wanted(4))).toMatchObject({
    status: 422,
    body: { rule: 'table.rules-lack-new-dice', about: { rules: 'xwing-1' } },
  });
  const table = await promised(url, wanted(0));
  const clients = await joinAll(url, table);
  await showAll(table, clients);
  expect(clients[0]!.now.status).toBe('playing');
});
