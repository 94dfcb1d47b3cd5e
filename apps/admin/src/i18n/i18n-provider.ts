import type { I18nProvider } from 'react-admin';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import englishMessages from 'ra-language-english';
import type { Speech } from './current-language.ts';
import { shownParameter } from './shown-parameter.ts';
import { languages } from './languages.ts';

/** Plural rules follow real languages, not the product's codes. */
const pluralTypeToLanguages = {
  russian: ['rs'],
  german: ['en', 'gr', 'it', 'sp'],
};
const pluralTypes = {
  russian: (count: number): number => {
    const ten = count % 10;
    const hundred = count % 100;
    if (ten === 1 && hundred !== 11) return 0;
    return ten >= 2 && ten <= 4 && (hundred < 12 || hundred > 14) ? 1 : 2;
  },
  german: (count: number): number => (count === 1 ? 0 : 1),
};

/** react-admin's nested English at the bottom, then the product's texts, in the chosen language over English. */
const messagesOf = ({ lists }: Speech): object => ({
  ...englishMessages,
  ...Object.assign({}, ...lists.toReversed()),
});

/** The single place where numbers are inserted into texts. Polyglot calls it as `String.prototype.replace` of the text. */
const replaceIn = (tag: string) =>
  function replace(
    this: string,
    pattern: string | RegExp,
    value: (whole: string, name: string) => unknown,
  ): string {
    return this.replace(pattern, (whole: string, name: string) =>
      String(shownParameter(name, value(whole, name), tag)),
    );
  };

const isSentence = /\s.*[.!?]$/;

/**
 * Server sentences arrive in English. If the language has a translation, it is used, whether they are requested on their
 * own or as the fallback of a key without a text.
 */
const speakingSentences = (
  provider: I18nProvider,
  messages: Readonly<Record<string, unknown>>,
): I18nProvider => {
  const inLanguage = (sentence: string): string => {
    // Single words may be translated already, and the same word may mean something else in English: `Start`.
    const words = isSentence.test(sentence) ? messages[`words.${sentence}`] : undefined;
    return typeof words === 'string' ? words : sentence;
  };
  return {
    ...provider,
    translate: (key, options: Readonly<Record<string, unknown>> = {}) => {
      const asked = messages[key] === undefined ? inLanguage(key) : key;
      const standBy = options['_'];
      if (typeof standBy !== 'string') return asked === key ? provider.translate(key, options) : asked;
      return provider.translate(key, { ...options, _: standBy === key ? asked : inLanguage(standBy) });
    },
  };
};

/** react-admin's translations, from the files that the shell has loaded; rebuilt for each language. */
export const createI18nProvider = (speech: Speech): I18nProvider => {
  const messages = messagesOf(speech);
  const provider = polyglotI18nProvider(
    () => messages as ReturnType<Parameters<typeof polyglotI18nProvider>[0]>,
    speech.language.code,
    languages.map((language) => ({ locale: language.code, name: language.name })),
    {
      allowMissing: true,
      pluralRules: { pluralTypes, pluralTypeToLanguages },
      replace: replaceIn(speech.language.tag),
    },
  );
  return speakingSentences(provider, messages as Readonly<Record<string, unknown>>);
};
