import { useEffect, useRef, useState } from 'react';
import { lastTold } from '../../table/log/tell-lines.ts';
import type { Told } from '../../table/table-game.ts';

/** Says what just happened to those who hear the page, one sentence a deed, whichever panel is open. */
export function JustHappened({ lines }: { readonly lines: readonly Told[] }) {
  const heard = useRef(lines);
  const [text, setText] = useState('');
  useEffect(() => {
    const isNews =
      lines.length !== heard.current.length ||
      lines.some((line, place) => line.text !== heard.current[place]?.text);
    if (isNews) setText(lastTold(lines, heard.current));
    heard.current = lines;
  }, [lines]);
  return (
    <p className="unseen" aria-live="polite" data-just-happened>
      {text}
    </p>
  );
}
