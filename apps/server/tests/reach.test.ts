import type { Reach } from '@sortie/protocol';
import { protocolSchema } from '@sortie/protocol/service';
import { Compile } from 'typebox/compile';
import { afterAll, expect, test } from 'vitest';
import { readEnvironment } from '../src/operations/environment.ts';
import { StartProblem } from '../src/start-problem.ts';
import { asked } from './client.ts';
import { bench } from './databases.ts';

const { start, end } = bench('embedded');
afterAll(end);

test('a server says where others open the page, when it is told so, and nothing else', async () => {
  const [own, shared] = [await start(), await start({ shareAddress: 'http://192.168.1.5:7717' })];
  expect(await asked<Reach>(200, `${own.url}/api/reach`)).toEqual({ address: null });
  const reach = await asked<Reach>(200, `${shared.url}/api/reach`);
  expect(reach).toEqual({ address: 'http://192.168.1.5:7717' });
  expect(Compile(protocolSchema.live.answers.reach).Check(reach)).toBe(true);
});

test('the environment names the address as links begin with it', () => {
  expect(readEnvironment({ SHARE_ADDRESS: 'http://192.168.1.5:7717/' })).toMatchObject({
    shareAddress: 'http://192.168.1.5:7717',
  });
  expect(readEnvironment({})).not.toHaveProperty('shareAddress');
  for (const address of ['192.168.1.5', 'file:///etc', 'javascript:alert(1)']) {
    expect(() => readEnvironment({ SHARE_ADDRESS: address })).toThrow(StartProblem);
  }
});
