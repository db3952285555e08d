import type { Language } from '../app/settings.ts';

const tags: Readonly<Record<Language, string>> = { en: 'en', es: 'es', pt: 'pt-BR' };

/** A chance as people say it; what can happen is never 0 %, what may fail never 100 %. */
export function percent(chance: number, language: Language): string {
  const whole = Math.round(chance * 100);
  const shown = chance <= 0 ? 0 : chance >= 1 ? 1 : Math.min(99, Math.max(1, whole)) / 100;
  return new Intl.NumberFormat(tags[language], { style: 'percent', maximumFractionDigits: 0 }).format(shown);
}

export function oneDecimal(value: number, language: Language): string {
  return new Intl.NumberFormat(tags[language], { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(
    value,
  );
}
