import type { Summary } from '@sortie/protocol';
import type { Options } from '@sortie/xwing/model';
import { standardOptions } from '@sortie/xwing/setup';
import { useWords as useStartWords } from '../start/text/words.ts';
import { useWords } from './text/words.ts';
import './agreed-list.css';

/** The options of a game as far as its maker has changed them, completed with the usual. */
export function optionsOf({ options }: Summary): Options {
  return { ...standardOptions, ...(options as Partial<Options>) };
}

/** What was agreed, so that whoever sits down knows. */
export function AgreedList({ summary }: { readonly summary: Summary }) {
  const say = useWords();
  const sayStart = useStartWords();
  const options = optionsOf(summary);
  const isDuel = options.mission === null;
  const lines: readonly (readonly [string, string] | null)[] = [
    [say('battle'), sayStart(options.mission ?? 'duel')],
    options.presetForces ? null : [say('points'), String(options.points)],
    isDuel ? [say('variant'), sayStart(options.variant)] : null,
    isDuel ? [say('obstacles'), sayStart(obstacleSetOf(options))] : null,
    options.roundLimit === null ? null : [say('roundLimit'), String(options.roundLimit)],
    summary.minutes === undefined ? null : [say('minutes'), String(summary.minutes)],
    [say('damageDeck'), sayStart(options.damageDeck)],
    [say('opponents'), summary.seats.flatMap(({ name, sat }) => (sat && name ? [name] : [])).join(', ')],
  ];
  return (
    <dl className="agreed-list">
      {lines
        .filter((line) => line !== null)
        .map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

function obstacleSetOf({ obstacles }: Options): 'asteroids' | 'debris' | 'mix' | 'none' {
  if (obstacles === null || obstacles.length === 0) return 'none';
  const debris = obstacles.filter(({ kind }) => kind === 'debris').length;
  if (debris === 0) return 'asteroids';
  return debris === obstacles.length ? 'debris' : 'mix';
}
