import type { RulesEngine } from '@sortie/kernel';
import { releasedEngines } from './released-engines.ts';

// What this needs of Node and of the browser, which have the same names for it.
declare global {
  interface ImportMeta {
    url: string;
  }
}
declare const URL: new (path: string, from: string) => { readonly href: string };
declare const location: { readonly origin: string } | undefined;

const HERE = import.meta.url;

const loaded = new Map<string, Promise<RulesEngine>>();

/**
 * The engine of a released version of rules, as it was released; undefined when no version has this name.
 * Throws when it cannot be loaded: a line that is cut makes no rules unknown.
 */
export async function pinnedEngine(rules: string): Promise<RulesEngine | undefined> {
  if (!Object.hasOwn(releasedEngines, rules)) return undefined;
  const known = loaded.get(rules) ?? load(rules);
  loaded.set(rules, known);
  known.catch(() => loaded.delete(rules));
  return known;
}

async function load(rules: string): Promise<RulesEngine> {
  const { engine } = (await import(/* @vite-ignore */ addressOf(rules))) as { readonly engine: RulesEngine };
  return engine;
}

/** The server of a page has the engines beside it; elsewhere they are files of this repository. */
function addressOf(rules: string): string {
  const file = `engines/${rules}.js`;
  if (typeof location === 'undefined') return new URL(`../../../${file}`, HERE).href;
  // The folder of the site may be a path of another one; while the page is developed its scripts lie elsewhere.
  const at = HERE.lastIndexOf('/assets/');
  return at < 0 ? new URL(`/${file}`, location.origin).href : `${HERE.slice(0, at)}/${file}`;
}
