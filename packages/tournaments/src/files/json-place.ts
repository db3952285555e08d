/** A place in a text; lines and columns count from 1. */
export interface TextPlace {
  readonly line: number;
  readonly column: number;
}

/** Where a text stops being JSON; undefined when it is. */
export function whereJsonBreaks(text: string): TextPlace | undefined {
  const walk = new JsonWalk(text, null);
  return walk.runs() ? undefined : placeAt(text, walk.at);
}

/** Where a field such as `entries.2.number` is, or the last of its parents that is there; the text is JSON. */
export function placeOfField(text: string, field: string): TextPlace {
  const walk = new JsonWalk(text, field.split('.'));
  walk.runs();
  return placeAt(text, walk.found);
}

function placeAt(text: string, at: number): TextPlace {
  const before = text.slice(0, at).split('\n');
  return { line: before.length, column: before.at(-1)!.length + 1 };
}

/** Deeper documents are none of ours, and would take the stack. */
const DEEPEST = 200;
const SPACE = /[ \t\n\r]*/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/y;
const PLAIN = /(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)/y;

/** Walks through JSON and remembers where the field that is looked for begins. */
class JsonWalk {
  at = 0;
  found = 0;
  private readonly text: string;
  private readonly wanted: readonly string[] | null;
  private depth = 0;

  constructor(text: string, wanted: readonly string[] | null) {
    this.text = text;
    this.wanted = wanted;
  }

  runs(): boolean {
    const isSound = this.walkValue(this.wanted === null ? -1 : 0);
    this.skip(SPACE);
    return isSound && this.at === this.text.length;
  }

  /** `matched` is how much of the way to the field leads here, -1 for another way. */
  private walkValue(matched: number): boolean {
    this.skip(SPACE);
    if (matched >= 0) this.found = this.at;
    const letter = this.text[this.at];
    if (letter === '{' || letter === '[') {
      if (++this.depth > DEEPEST) return false;
      this.at++;
      const isSound = this.walkItems(letter === '{' ? '}' : ']', matched);
      this.depth--;
      return isSound;
    }
    return letter === '"' ? this.skipText() : this.skip(PLAIN);
  }

  private walkItems(end: '}' | ']', matched: number): boolean {
    this.skip(SPACE);
    if (this.takes(end)) return true;
    for (let number = 0; ; number++) {
      const name = end === '}' ? this.takeName() : `${number}`;
      if (name === undefined) return false;
      const leads = matched >= 0 && this.wanted?.[matched] === name;
      if (!this.walkValue(leads ? matched + 1 : -1)) return false;
      this.skip(SPACE);
      if (this.takes(end)) return true;
      if (!this.takes(',')) return false;
    }
  }

  private takeName(): string | undefined {
    this.skip(SPACE);
    const from = this.at;
    if (!this.skipText()) return undefined;
    const name = JSON.parse(this.text.slice(from, this.at)) as string;
    this.skip(SPACE);
    return this.takes(':') ? name : undefined;
  }

  private skipText(): boolean {
    if (!this.takes('"')) return false;
    for (; this.at < this.text.length; ) {
      const letter = this.text[this.at]!;
      if (letter === '"') return this.takes('"');
      // Line breaks and the like have to be written as escapes.
      if (letter < ' ') return false;
      if (letter !== '\\') this.at++;
      else if (!this.skip(ESCAPE)) return false;
    }
    return false;
  }

  private takes(letter: string): boolean {
    const isThere = this.text[this.at] === letter;
    if (isThere) this.at++;
    return isThere;
  }

  /** Goes on past what matches here; false when nothing does. */
  private skip(pattern: RegExp): boolean {
    pattern.lastIndex = this.at;
    const matched = pattern.exec(this.text);
    if (matched === null) return false;
    this.at = pattern.lastIndex;
    return true;
  }
}
