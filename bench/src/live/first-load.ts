import { launch, Person } from '../../../tests/browser/open-page.ts';
import { RunningServer } from '../../../tests/browser/running-server.ts';
import type { Measurement } from '../measure.ts';

const KIB = 1024;

/** Everything of script that the home page fetches until it can be used, as it comes over the wire. */
export async function firstLoad(): Promise<Measurement[]> {
  const server = await RunningServer.start();
  const browser = await launch();
  try {
    const { page, context } = await Person.open(browser);
    const network = await context.newCDPSession(page);
    await network.send('Network.enable');
    const scripts = new Set<string>();
    let bytes = 0;
    network.on('Network.responseReceived', ({ requestId, type }) => {
      if (type === 'Script') scripts.add(requestId);
    });
    network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (scripts.has(requestId)) bytes += encodedDataLength;
    });
    const begun = performance.now();
    await page.goto(server.url);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const usable = performance.now() - begun;
    await page.waitForLoadState('networkidle');
    return [
      {
        name: 'script of the first load, compressed',
        ours: bytes / KIB,
        unit: 'KiB',
        aim: 'at most 250',
        reached: scripts.size > 0 && bytes <= 250 * KIB,
      },
      { name: 'home page to be used after', ours: usable, unit: 'ms', aim: '', reached: true },
    ];
  } finally {
    await browser.close();
    await server.stop();
  }
}
