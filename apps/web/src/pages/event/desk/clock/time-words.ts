/** Minutes and seconds: `12:05`, `1:02:05`. What is over counts on with a minus sign. */
export function durationText(milliseconds: number): string {
  const seconds = Math.floor(Math.abs(milliseconds) / 1000);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const shown = parts[0] === 0 ? parts.slice(1) : parts;
  const text = shown.map((part, at) => (at === 0 ? String(part) : String(part).padStart(2, '0'))).join(':');
  return milliseconds < 0 && seconds > 0 ? `−${text}` : text;
}
