import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { encode, renderUnicodeCompact } from 'uqr';
import { expect, test } from 'vitest';
import { ROOT } from '../files.ts';
import { barriers } from './barriers.ts';
import { makeTable } from './link-game.ts';
import { liveSite } from './live-site.ts';
import { look } from './look.ts';
import { type PageOptions, PHONE, WIDE } from './open-page.ts';
import { freePort } from './running-server.ts';

const SHARED = 'http://192.0.2.7:7717';
const own = liveSite();
const shared = liveSite({ SHARE_ADDRESS: `${SHARED}/` });

const SCREENS: readonly (readonly [string, PageOptions])[] = [
  ['wide', { size: WIDE }],
  ['phone', { size: PHONE, touch: true }],
];

test.each(SCREENS)(
  'an invitation that works on this machine only says so, on %s screens',
  async (name, options) => {
    const me = await own.person(options);
    const { invitation } = await makeTable(me.page, own.url);
    expect(invitation).toContain(`${own.url}/join/`);
    const note = me.page.locator('[data-reach="machine"]');
    expect(await note.textContent()).toContain('This link works on this machine only.');
    expect(await note.locator('code').textContent()).toBe('npm start -- --share');
    expect(await me.page.locator('.qr-code').count()).toBe(0);
    expect(await barriers(me.page)).toEqual([]);
    await look(me.page, `share-machine-${name}`);
    expect(me.faults).toEqual([]);
    await me.close();
  },
);

test.each(SCREENS)(
  'an invitation of a shared server has its address and a QR code, on %s screens',
  async (name, options) => {
    const me = await shared.person(options);
    const { invitation, watch } = await makeTable(me.page, shared.url);
    expect(invitation).toMatch(new RegExp(`^${SHARED}/join/`));
    expect(watch).toMatch(new RegExp(`^${SHARED}/game/`));
    const code = me.page.getByRole('img', { name: 'Link for your friend: QR code' });
    await code.waitFor();
    const { size } = encode(invitation, { ecc: 'M', border: 4 });
    expect(await code.getAttribute('viewBox')).toBe(`0 0 ${size} ${size}`);
    expect(await me.page.locator('[data-reach="machine"]').count()).toBe(0);
    expect(await barriers(me.page)).toEqual([]);
    await look(me.page, `share-network-${name}`);
    expect(me.faults).toEqual([]);
    await me.close();
  },
);

test('npm start -- --share prints the address in the network and its QR code, and is reached there', async () => {
  const port = String(await freePort());
  const { planStart } = (await import(`${ROOT}scripts/start-plan.mjs`)) as {
    readonly planStart: (
      args: readonly string[],
      environment: object,
      interfaces: object,
    ) => { readonly problem: string | null; readonly shareAddress: string | null };
  };
  const { problem, shareAddress } = planStart(['--share'], { PORT: port }, networkInterfaces());
  const folder = mkdtempSync(join(tmpdir(), 'sortie-share-'));
  const { HOST: _, ...environment } = process.env;
  const started = spawn(process.execPath, [`${ROOT}scripts/start.mjs`, '--share', '--no-open'], {
    env: { ...environment, PORT: port, DATA: folder },
  });
  let said = '';
  for (const stream of [started.stdout, started.stderr]) {
    stream.on('data', (data: Buffer) => {
      said += data.toString('utf8');
    });
  }
  try {
    // A machine without a network is told that nobody could reach it.
    const expected =
      shareAddress === null ? (problem ?? '') : renderUnicodeCompact(shareAddress, { border: 2 });
    await expect.poll(() => said, { timeout: 120_000 }).toContain(expected);
    if (shareAddress === null) return;
    expect(said).toContain(`Others in the same network open ${shareAddress}`);
    const reach = await fetch(`${shareAddress}api/reach`);
    expect(await reach.json()).toEqual({ address: shareAddress.replace(/\/$/, '') });
  } finally {
    const ended = new Promise((resolve) => started.once('exit', resolve));
    if (started.exitCode === null) {
      started.kill('SIGTERM');
      await ended;
    }
    rmSync(folder, { recursive: true, force: true });
  }
});
