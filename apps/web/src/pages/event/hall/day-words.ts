/** A day that was written as YYYY-MM-DD, as the reader's language writes it; other texts stay as they are. */
export function dayWords(date: string, language: string): string {
  const found = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date);
  if (!found) return date;
  const [year, month, day] = found.slice(1).map(Number) as [number, number, number];
  const noon = new Date(Date.UTC(year, month - 1, day, 12));
  if (Number.isNaN(noon.getTime())) return date;
  return new Intl.DateTimeFormat(language, { dateStyle: 'full', timeZone: 'UTC' }).format(noon);
}

/** A time of the day on the reader's own clock: `14:05`. */
export function timeWords(moment: number, language: string): string {
  return new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit' }).format(moment);
}
