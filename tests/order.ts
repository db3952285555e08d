import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Files with browsers, servers and programs of their own and those that play many games first: at the end only
 * short ones are left, so that no worker waits long for the other. Among them the usual order holds: what took
 * longest, or else the largest.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const usual = await super.sort(files);
    return usual.toSorted((one, other) => rank(one) - rank(other));
  }
}

const FIRST = [
  /\/tests\/browser\//,
  /\/tests\/(?:engines|wisps|games|exhaustive|odds)\/|\/bots\/tests\//,
  /\/apps\/(?:server|cli)\//,
];

function rank({ moduleId }: TestSpecification): number {
  const place = FIRST.findIndex((folder) => folder.test(moduleId));
  return place < 0 ? FIRST.length : place;
}
