import type { Settings, TableRange } from '@sortie/tournaments/model';
import type { SeenSettings } from '@sortie/tournaments/view';

/** The settings while they are being written: numbers and lists as text. */
export interface SettingsDraft {
  readonly name: string;
  readonly type: string;
  readonly date: string;
  readonly place: string;
  readonly organiser: string;
  readonly format: Settings['format'];
  readonly squadLimit: string;
  readonly listsRequired: boolean;
  readonly rounds: string;
  readonly cut: string;
  readonly variant: string;
  readonly specialRules: string;
  readonly scenarios: string;
  readonly tables: string;
  readonly clubsApart: boolean;
  readonly lateEntry: boolean;
  readonly noShowAfter: string;
  readonly showElapsed: boolean;
  readonly isLarge: boolean;
}

const textOf = (number: number | null) => (number === null ? '' : String(number));

export function settingsDraftOf(settings: SeenSettings): SettingsDraft {
  const { name, type, date, place, organiser, format, listsRequired, variant, specialRules } = settings;
  const { clubsApart, lateEntry, showElapsed, isLarge } = settings;
  return {
    name,
    type,
    date,
    place,
    organiser,
    format,
    listsRequired,
    variant,
    specialRules,
    clubsApart,
    lateEntry,
    showElapsed,
    isLarge,
    squadLimit: textOf(settings.squadLimit),
    rounds: textOf(settings.rounds),
    cut: textOf(settings.cut),
    scenarios: settings.scenarios.join('\n'),
    tables: rangesText(settings.tables),
    noShowAfter: String(settings.noShowAfter),
  };
}

/** The settings that a draft stands for. What is no number is left to the rules to refuse with its field. */
export function settingsIn(
  draft: SettingsDraft,
): Omit<Settings, 'game' | 'cardList' | 'scoring' | 'forbidden'> {
  return {
    ...draft,
    squadLimit: numberIn(draft.squadLimit),
    rounds: numberIn(draft.rounds),
    cut: numberIn(draft.cut),
    scenarios: linesOf(draft.scenarios),
    tables: rangesIn(draft.tables),
    noShowAfter: numberIn(draft.noShowAfter) ?? 0,
  };
}

/** Only what differs is sent: two organisers who change different things never take each other's back. */
export function changesBetween(before: SettingsDraft, after: SettingsDraft): Partial<Settings> {
  const settings = settingsIn(after);
  const keys = Object.keys(after) as (keyof SettingsDraft)[];
  const changed = keys.filter((key) => after[key] !== before[key]);
  return Object.fromEntries(changed.map((key) => [key, settings[key]]));
}

/** Stands for what was typed and is no number: the rules refuse it with its field. */
export const NO_NUMBER = -1;

/** Null for nothing. */
export function numberIn(text: string): number | null {
  if (text.trim() === '') return null;
  const number = Number(text.trim());
  return Number.isFinite(number) ? number : NO_NUMBER;
}

export function linesOf(text: string): readonly string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** `1-10, 15` as ranges of table numbers. */
export function rangesIn(text: string): readonly TableRange[] {
  return text
    .split(/[,;\n]+/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      const [from = '', to = from] = part.split(/\s*[-–]\s*/);
      return { from: numberIn(from) ?? NO_NUMBER, to: numberIn(to) ?? NO_NUMBER };
    });
}

export function rangesText(ranges: readonly TableRange[]): string {
  return ranges.map(({ from, to }) => (from === to ? String(from) : `${from}-${to}`)).join(', ');
}
