import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { type Site, WithSite } from './games/site.ts';
import './app/theme.css';

/** Shows the page with these games. */
export function mountPage(root: HTMLElement, site: Site): void {
  createRoot(root).render(
    <StrictMode>
      <WithSite value={site}>
        <App />
      </WithSite>
    </StrictMode>,
  );
}
