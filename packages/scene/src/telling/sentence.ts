export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A capital at its start, and a full stop unless the words bring one. */
export function sentence(text: string): string {
  return `${capital(text)}${/[.?!]$/.test(text) ? '' : '.'}`;
}
