import { useMemo, useSyncExternalStore } from 'react';
import { currentSpeech, inSchoolEnglish, onLanguage } from './current-language.ts';
import type { Speech } from './current-language.ts';
import type { Language } from './languages.ts';
import type { TextKey } from './message-files.ts';
import { textFrom } from './translator.ts';
import type { TextParams } from './translator.ts';

export interface Text {
  (key: TextKey, params?: TextParams): string;
  /** Catalogue texts: a translation under the key or for the English text, otherwise the English of the definition. */
  readonly or: (key: string, english: string) => string;
  readonly language: Language;
}

/** The current language and its texts. */
export const useSpeech = (): Speech => useSyncExternalStore(onLanguage, currentSpeech);

/** The shell's texts in the chosen language; the same function until the language changes. */
export const useText = (): Text => {
  const { lists, language } = useSpeech();
  return useMemo(() => {
    const or = (key: string, english: string): string => {
      for (const name of [key, `words.${english}`]) {
        const found = textFrom(lists, name);
        if (found !== name) return found;
      }
      return inSchoolEnglish(english, key);
    };
    return Object.assign((key: TextKey, params?: TextParams) => textFrom(lists, key, params), {
      or,
      language,
    });
  }, [lists, language]);
};
