/** An object of more fields than this is nothing that anybody sends who means well, and costs more than its bytes. */
const MOST_KEYS = 1000;
const DEEPEST = 200;
/** A replay of the longest game has half as many values. */
const MOST_PARTS = 500_000;

/** What is wrong with the shape of a text of JSON, told without parsing it; undefined when nothing is. */
export function faultOfShape(text: string): string | undefined {
  const keys: number[] = [];
  let isText = false;
  let parts = 0;
  for (let at = 0; at < text.length; at++) {
    const letter = text.charCodeAt(at);
    if (isText) {
      if (letter === BACKSLASH) at++;
      else if (letter === QUOTE) isText = false;
    } else if (letter === QUOTE) isText = true;
    else if (letter === OPENING_BRACE || letter === OPENING_BRACKET) {
      if (keys.push(0) > DEEPEST) return 'is nested too deep';
    } else if (letter === CLOSING_BRACE || letter === CLOSING_BRACKET) keys.pop();
    else if (letter === COMMA && ++parts > MOST_PARTS) return 'has too many parts';
    else if (letter === COLON && ++keys[keys.length - 1]! > MOST_KEYS)
      return 'has an object with too many fields';
  }
  return undefined;
}

const QUOTE = 34;
const COMMA = 44;
const COLON = 58;
const BACKSLASH = 92;
const OPENING_BRACE = 123;
const CLOSING_BRACE = 125;
const OPENING_BRACKET = 91;
const CLOSING_BRACKET = 93;
