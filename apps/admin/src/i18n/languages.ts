/** An interface language. `code` is what is stored, `tag` what browsers and formats understand. */
export interface Language {
  readonly code: LanguageCode;
  readonly tag: string;
  readonly name: string;
}
export type LanguageCode = 'en' | 'gr' | 'it' | 'rs' | 'sp';

export const languages: readonly Language[] = [
  { code: 'en', tag: 'en', name: 'English' },
  { code: 'gr', tag: 'de', name: 'Deutsch' },
  { code: 'it', tag: 'it', name: 'Italiano' },
  { code: 'rs', tag: 'ru', name: 'Русский' },
  { code: 'sp', tag: 'es', name: 'Español' },
];

const english: Language = { code: 'en', tag: 'en', name: 'English' };

/** The language of a stored code. `eng` means English too, as does any unknown code. */
export const languageOf = (code: string | null | undefined): Language =>
  languages.find((language) => language.code === code) ?? english;
