/**
 * The lines of a stream, parted by newlines only: other separators may stand inside JSON. Of a line that is
 * too long its first part is kept, one character more than allowed, so that it is known to be too long.
 */
export async function* jsonLines(input: AsyncIterable<string>, longest: number): AsyncGenerator<string> {
  let held = '';
  for await (const chunk of input) {
    const parts = chunk.split('\n');
    for (const [index, part] of parts.entries()) {
      if (index > 0) {
        yield held;
        held = '';
      }
      if (held.length <= longest) held += part.slice(0, longest + 1 - held.length);
    }
  }
  if (held.trim() !== '') yield held;
}
