import { changeLanguage } from './readers-language.ts';
import { type Language, languages, useLanguage } from './settings.ts';
import { useWords } from './text/words.ts';

/** Everybody finds their own language by its own name. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  es: 'Español',
  pt: 'Português',
};

export function LanguageSwitch() {
  const say = useWords();
  return (
    <select
      className="frame-language"
      aria-label={say('language')}
      value={useLanguage()}
      onChange={({ target }) => void changeLanguage(target.value as Language)}
    >
      {languages.map((language) => (
        <option key={language} value={language} lang={language === 'pt' ? 'pt-BR' : language}>
          {languageNames[language]}
        </option>
      ))}
    </select>
  );
}
