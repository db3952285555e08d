/** What this browser remembers between visits. A browser that keeps nothing still plays. */
export function readKept<Value>(key: string, usual: Value, isSound: (value: unknown) => boolean): Value {
  try {
    const text = localStorage.getItem(`sortie.${key}`);
    if (text === null) return usual;
    const value: unknown = JSON.parse(text);
    return isSound(value) ? (value as Value) : usual;
  } catch {
    return usual;
  }
}

export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(`sortie.${key}`, JSON.stringify(value));
  } catch {
    // Private windows and full disks: the value lasts as long as the page.
  }
}
