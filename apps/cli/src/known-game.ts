import { UsageError } from './usage-error.ts';

/** Names a game that can be played. */
export function knownGame(name: string | undefined): 'xwing' {
  if (name === 'xwing') return name;
  if (name === undefined) throw new UsageError('Which game? Write: xwing.');
  const coming = name === 'armada' || name === 'legion';
  throw new UsageError(
    coming ? `${name} is not written yet; only xwing is.` : `There is no game "${name}"; try xwing.`,
  );
}
