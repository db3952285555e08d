import { useWords } from './text/words.ts';

/** Instead of a page that failed or could not be loaded. */
export function Failed() {
  const say = useWords();
  return (
    <section role="alert">
      <h1>{say('failed')}</h1>
      <p className="soft">{say('failedWhy')}</p>
      <p>
        <button type="button" className="primary" onClick={() => window.location.reload()}>
          {say('reload')}
        </button>
      </p>
    </section>
  );
}
