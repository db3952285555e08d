import { useMemo } from 'react';
import { encode } from 'uqr';
import { outlineOf } from './code-outline.ts';

/** Light modules around the code that cameras need to find it. */
const QUIET = 4;

interface QrCodeProps {
  readonly text: string;
  readonly label: string;
}

/** Always dark on light: many cameras read no other. */
export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = useMemo(() => encode(text, { ecc: 'M', border: QUIET }), [text]);
  return (
    <svg
      className="qr-code"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect className="qr-code-light" width={size} height={size} />
      <path className="qr-code-dark" d={outlineOf(data)} />
    </svg>
  );
}
