export function count(number: number, one: string, many = `${one}s`): string {
  return number === 1 ? `1 ${one}` : `${number} ${many}`;
}
