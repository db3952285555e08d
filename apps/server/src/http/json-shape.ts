/** An object of more fields than this is nothing that anybody sends who means well, and costs more than its bytes. */
const MOST_KEYS = 1000;
const DEEPEST = 200;

/** Whether a text of JSON has an object with too many fields or is nested too deep; told without parsing it. */
export function isMisshapen(text: string): boolean {
  const keys: number[] = [];
  let isText = false;
  for (let at = 0; at < text.length; at++) {
    const letter = text.charCodeAt(at);
    if (isText) {
      if (letter === BACKSLASH) at++;
      else if (letter === QUOTE) isText = false;
    } else if (letter === QUOTE) isText = true;
    else if (letter === OPENING_BRACE || letter === OPENING_BRACKET) {
      if (keys.push(0) > DEEPEST) return true;
    } else if (letter === CLOSING_BRACE || letter === CLOSING_BRACKET) keys.pop();
    else if (letter === COLON && ++keys[keys.length - 1]! > MOST_KEYS) return true;
  }
  return false;
}

const QUOTE = 34;
const COLON = 58;
const BACKSLASH = 92;
const OPENING_BRACE = 123;
const CLOSING_BRACE = 125;
const OPENING_BRACKET = 91;
const CLOSING_BRACKET = 93;
