import { useSyncExternalStore } from 'react';
import { changeSettings, useSettings } from './settings.ts';
import { useWords } from './text/words.ts';

const dark = window.matchMedia('(prefers-color-scheme: dark)');

function watchDark(listener: () => void): () => void {
  dark.addEventListener('change', listener);
  return () => dark.removeEventListener('change', listener);
}

export function ThemeSwitch() {
  const say = useWords();
  const { theme } = useSettings();
  const isSystemDark = useSyncExternalStore(watchDark, () => dark.matches);
  const isDark = theme === 'dark' || (theme === 'system' && isSystemDark);
  return (
    <button
      type="button"
      className="frame-theme"
      aria-label={say('darkTheme')}
      title={say('darkTheme')}
      aria-pressed={isDark}
      onClick={() => changeSettings({ theme: isDark ? 'light' : 'dark' })}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        {isDark ? (
          <path d="M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5z" />
        ) : (
          <path d="M12 7.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9zM11 1.5h2v3.5h-2zM11 19h2v3.5h-2zM1.5 11h3.5v2H1.5zM19 11h3.5v2H19zM4 5.4 5.4 4l2.5 2.5-1.4 1.4zM16.1 17.5l1.4-1.4 2.5 2.5-1.4 1.4zM4 18.6l2.5-2.5 1.4 1.4L5.4 20zM16.1 6.5 18.6 4 20 5.4l-2.5 2.5z" />
        )}
      </svg>
    </button>
  );
}
