import { useEffect, useRef, useState } from 'react';
import type { Told } from '../../table/table-game.ts';
import { lastTold } from '../../table/tell-lines.ts';

/** Says what just happened to those who hear the page, whichever panel is open. */
export function JustHappened({ lines }: { readonly lines: readonly Told[] }) {
  const heard = useRef(lines.length);
  const [text, setText] = useState('');
  useEffect(() => {
    if (lines.length !== heard.current) setText(lastTold(lines, heard.current));
    heard.current = lines.length;
  }, [lines]);
  return (
    <p className="unseen" aria-live="polite" data-just-happened>
      {text}
    </p>
  );
}
