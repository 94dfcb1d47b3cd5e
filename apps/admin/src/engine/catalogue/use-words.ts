import type { AnyField, AnyResource } from '@school/kernel';
import { useTranslate } from 'react-admin';
import { useMemo } from 'react';
import { currentLanguage, inSchoolEnglish } from '../../i18n/current-language.ts';
import { insideSentence as inside } from './inside-sentence.ts';
import { fieldAt, fieldWords } from './fields.ts';

export interface Words {
  readonly one: (resource: AnyResource) => string;
  readonly many: (resource: AnyResource) => string;
  /** One record inside a sentence or heading: `New purchase order`. */
  readonly inside: (resource: AnyResource) => string;
  readonly field: (resource: AnyResource, path: string) => string;
  readonly part: (owner: string, key: string, field: AnyField | undefined) => string;
  /** Words of a definition under a translation key. */
  readonly say: (key: string, english: string) => string;
}

const insideSentence = (words: string): string => inside(words, currentLanguage().tag);

/**
 * Words of definitions: the translation under `resources.<key>…` if there is one, else the language's translation of the
 * definition's English words (`words.<English>`, for everything with that name), else the definition's own.
 */
export const useWords = (): Words => {
  const translate = useTranslate();
  return useMemo(() => {
    const say = (key: string, english: string): string =>
      translate(key, {
        _: translate(`words.${english}`, { _: inSchoolEnglish(english, key), smart_count: 1 }),
        smart_count: 1,
      });
    return {
      one: (resource) => say(`resources.${resource.key}.one`, resource.label[0]),
      inside: (resource) => insideSentence(say(`resources.${resource.key}.one`, resource.label[0])),
      many: (resource) => say(`resources.${resource.key}.many`, resource.label[1]),
      field: (resource, path) =>
        say(`resources.${resource.key}.fields.${path}`, fieldWords(fieldAt(resource, path), path)),
      part: (owner, key, field) => say(`${owner}.${key}`, fieldWords(field, key)),
      say,
    };
  }, [translate]);
};
