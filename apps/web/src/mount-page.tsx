import { createRoot } from 'react-dom/client';
import './app/preact-options.ts';
import { wordsLoaded } from './app/readers-language.ts';
import { App } from './app.tsx';
import { type Site, WithSite } from './games/site.ts';
import { knowRulesOf } from './rules/rule-words.ts';
import './app/theme.css';

/** Shows the page with these games, once its words have come. */
export async function mountPage(root: HTMLElement, site: Site): Promise<void> {
  knowRulesOf(site.games);
  await wordsLoaded();
  createRoot(root).render(
    <WithSite value={site}>
      <App />
    </WithSite>,
  );
}
