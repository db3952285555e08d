import { posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { codeUnder } from './files.ts';
import { importsOf } from './syntax.ts';
import { ARROWS, apps, enginePackages, FOR_APPS, packages, type Workspace } from './workspaces.ts';

const OURS = '@sortie/';
const all = [...packages, ...apps];

/** How an import of something computed reads. */
const COMPUTED = '?';

const isRelative = (target: string) => target.startsWith('.');

/** `@sortie/kernel/deep` and `typebox/value` name the packages `@sortie/kernel` and `typebox`. */
function packageOf(target: string): string {
  return target
    .split('/')
    .slice(0, target.startsWith('@') ? 2 : 1)
    .join('/');
}

/** What may be written behind `from`: `@sortie/kernel`, `@sortie/xwing/lists`. */
function doorsOf({ manifest }: Workspace): readonly string[] {
  const { exports } = manifest;
  const named = typeof exports === 'string' ? ['.'] : Object.keys(exports ?? {});
  return named.map((door) => posix.join(manifest.name, door));
}

function arrows(files: readonly string[], breaks: (target: string, file: string) => boolean): string[] {
  return files.flatMap((file) =>
    importsOf(file)
      .filter((target) => breaks(target, file))
      .map((target) => `${file} imports ${target}`),
  );
}

describe('the arrows between packages', () => {
  test('every package has a place in the architecture', () => {
    expect(packages.map(({ name }) => name).filter((name) => !(name in ARROWS))).toEqual([]);
    expect(all.filter(({ name, manifest }) => manifest.name !== `${OURS}${name}`)).toEqual([]);
  });

  test.each(packages.map((workspace) => [workspace.name, workspace] as const))(
    '%s imports only the packages below it',
    (name, workspace) => {
      const allowed = (ARROWS[name] ?? []).map((below) => `${OURS}${below}`);
      const isUpward = (target: string) => target.startsWith(OURS) && !allowed.includes(packageOf(target));
      expect(arrows(workspace.sources, isUpward)).toEqual([]);
    },
  );

  test.each(apps.map((workspace) => [workspace.name, workspace] as const))(
    'the app %s imports packages, never another app nor the kit for tests',
    (_name, workspace) => {
      const allowed = FOR_APPS.map((below) => `${OURS}${below}`);
      const isStray = (target: string) => target.startsWith(OURS) && !allowed.includes(packageOf(target));
      expect(arrows(workspace.sources, isStray)).toEqual([]);
    },
  );

  test('a package is entered by one of its named doors', () => {
    const doors = new Set(packages.flatMap(doorsOf));
    const isDeep = (target: string) => target.startsWith(OURS) && !doors.has(target);
    expect(
      arrows(
        all.flatMap(({ folder }) => codeUnder(folder)),
        isDeep,
      ),
    ).toEqual([]);
  });

  test('a package that is imported runs nothing by itself, so a page keeps only what it uses', () => {
    expect(packages.filter(({ manifest }) => manifest.sideEffects !== false).map(({ name }) => name)).toEqual(
      [],
    );
  });

  test('no file reaches into another workspace by a relative path, nor source into tests', () => {
    const strays = all.flatMap(({ folder }) =>
      arrows(codeUnder(folder), (target, file) => {
        if (!isRelative(target)) return false;
        const isTest = file.startsWith(`${folder}/tests/`);
        const reached = posix.join(posix.dirname(file), target);
        // What starts a program has it built first.
        if (file.startsWith(`${folder}/bin/`)) return !reached.startsWith('scripts/');
        return !reached.startsWith(isTest ? `${folder}/` : `${folder}/src/`);
      }),
    );
    expect(strays).toEqual([]);
  });

  test.each(enginePackages.map((workspace) => [workspace.name, workspace] as const))(
    '%s needs nothing from npm or from Node',
    (_name, workspace) => {
      const isOutside = (target: string) => !isRelative(target) && !target.startsWith(OURS);
      expect(arrows(workspace.sources, isOutside)).toEqual([]);
    },
  );
});

describe('the arrows within a package', () => {
  test.each(all.map((workspace) => [workspace.name, workspace] as const))(
    'no file of %s imports itself by a circle',
    (_name, workspace) => {
      expect(circles(workspace)).toEqual([]);
    },
  );
});

test('nothing computes what it imports but the loader of released engines', () => {
  const sources = all.flatMap((workspace) => workspace.sources);
  expect(sources.filter((file) => importsOf(file).includes(COMPUTED))).toEqual([
    'packages/games/src/pinned-engine.ts',
  ]);
});

describe('the manifest of a package', () => {
  test.each(all.map((workspace) => [workspace.name, workspace] as const))(
    'of %s lists just what the source imports',
    (_name, { sources, manifest }) => {
      const imported = sources
        .flatMap(importsOf)
        .filter((target) => !isRelative(target) && !target.startsWith('node:') && target !== COMPUTED);
      expect(Object.keys(manifest.dependencies ?? {}).toSorted()).toEqual(
        [...new Set(imported.map(packageOf))].toSorted(),
      );
    },
  );

  test('takes ours as they are and everything else at one exact version', () => {
    const loose = all.flatMap(({ folder, manifest }) =>
      Object.entries(manifest.dependencies ?? {})
        .filter(([name, version]) =>
          name.startsWith(OURS) ? version !== '*' : !/^(?:npm:[@/\w-]+@)?\d+\.\d+\.\d+$/.test(version),
        )
        .map(([name, version]) => `${folder} takes ${name} ${version}`),
    );
    expect(loose).toEqual([]);
  });
});

/** The circles of imports that a walk through the files meets, types included. */
function circles({ sources }: Workspace): readonly string[] {
  const found: string[] = [];
  const done = new Set<string>();
  const visit = (file: string, trail: readonly string[]) => {
    const start = trail.indexOf(file);
    if (start >= 0) found.push([...trail.slice(start), file].join(' > '));
    if (start >= 0 || done.has(file)) return;
    for (const target of importsOf(file).filter(isRelative)) {
      const reached = posix.join(posix.dirname(file), target);
      if (sources.includes(reached)) visit(reached, [...trail, file]);
    }
    done.add(file);
  };
  for (const file of sources) visit(file, []);
  return found;
}
