import { renamer } from '@school/kernel';
import type { FieldProblem } from '@school/kernel';
import { renamesOf } from '@school/resources';
import type { CustomWord } from '@school/resources';
import { browserStore } from '../session/browser-store.ts';
import { storageKeys } from '../session/storage-keys.ts';
import { shownParameter } from './shown-parameter.ts';
import { languageOf } from './languages.ts';
import type { Language, LanguageCode } from './languages.ts';
import { englishPublic, moduleFiles, privateFiles, publicFiles, sentenceFiles } from './message-files.ts';
import type { MessageFile, ModuleTexts } from './message-files.ts';
import { fillText, flatMessages, textFrom } from './translator.ts';
import type { Messages, TextParams } from './translator.ts';

/** All texts in use on the screen at a given moment; replaced as a whole when the language changes. */
export interface Speech {
  readonly language: Language;
  /** Dictionaries to search, the chosen language first, English last. */
  readonly lists: readonly Messages[];
}

let customWords: readonly CustomWord[] = [];
let loaded: Speech | undefined;

/** Where the school's words are applied, the product's own ones must stay readable. */
const isAboutWords = (key: string): boolean => key.startsWith('resources.customWord');

/** The dictionaries in the school's words. */
const inSchoolWords = (plain: Speech): Speech => {
  if (customWords.length === 0) return plain;
  const codes = plain.lists.length > 1 ? [plain.language.code, 'en'] : [plain.language.code];
  const lists = plain.lists.map((list, at) => {
    const code = codes[at] ?? 'en';
    const rename = renamer(renamesOf(customWords, code), code);
    return Object.fromEntries(
      Object.entries(list).map(([key, text]) => [key, isAboutWords(key) ? text : rename(text)]),
    );
  });
  return { ...plain, lists };
};

/** The school's own terms, as delivered by the session: all texts follow immediately. */
export const speakSchoolWords = (words: readonly CustomWord[]): void => {
  if (JSON.stringify(words) === JSON.stringify(customWords)) return;
  customWords = words;
  speech = inSchoolWords(loaded ?? speech);
  for (const listener of listeners) listener();
};

/**
 * Applies the school's words to English text of the definitions, which is in no dictionary; `key` tells where it is from.
 */
export const inSchoolEnglish = (text: string, key = ''): string =>
  isAboutWords(key) ? text : renamer(renamesOf(customWords, 'en'), 'en')(text);

let speech: Speech = { language: languageOf('en'), lists: [englishPublic] };
let withPrivate = false;
let withSentences = false;
const withModules = new Set<ModuleTexts>();
/** Texts of modules that are still loading. */
let pending: Promise<void> = Promise.resolve();
const listeners = new Set<() => void>();

const read = async (files: readonly MessageFile[]): Promise<Messages> =>
  Object.assign({}, ...(await Promise.all(files.map(async (file) => flatMessages((await file()).default)))));

const filesOf = (code: LanguageCode): readonly MessageFile[] =>
  withPrivate
    ? [
        publicFiles[code],
        ...privateFiles[code],
        ...Array.from(withModules, (name) => moduleFiles[code][name]),
      ]
    : [publicFiles[code], ...(withSentences ? sentenceFiles[code] : [])];

const load = async (code: LanguageCode): Promise<void> => {
  const codes: readonly LanguageCode[] = code === 'en' ? ['en'] : [code, 'en'];
  const lists = await Promise.all(codes.map((each) => read(filesOf(each))));
  loaded = { language: languageOf(code), lists };
  speech = inSchoolWords(loaded);
  document.documentElement.lang = speech.language.tag;
  for (const listener of listeners) listener();
};

const storedCode = (): LanguageCode => languageOf(browserStore.getItem(storageKeys.language)).code;

/** Loads the texts of the stored language; a language that cannot be loaded falls back to English. */
export const loadLanguage = (): Promise<void> => load(storedCode()).catch(() => undefined);

/** From now on the texts for signed-in users are included. */
export const loadPrivateTexts = (): Promise<void> => {
  withPrivate = true;
  return load(storedCode());
};

/** From now on server messages are included; pages without a session load them when something is refused. */
export const loadSentences = (): Promise<void> => {
  if (withPrivate || withSentences) return Promise.resolve();
  withSentences = true;
  return loadLanguage();
};

/** From now on the texts of these modules are included, in whatever language; resolves once they are available. */
export const loadModuleTexts = (names: readonly ModuleTexts[]): Promise<void> => {
  const missing = names.filter((name) => !withModules.has(name));
  if (missing.length === 0) return pending;
  for (const name of missing) withModules.add(name);
  const coming = pending.then(() => load(speech.language.code));
  pending = coming.catch(() => {
    for (const name of missing) withModules.delete(name);
  });
  return coming;
};

/** Chooses a language and stores the choice. */
export const chooseLanguage = async (code: LanguageCode): Promise<void> => {
  browserStore.setItem(storageKeys.language, code);
  await load(code);
};

/** The language of an account: used if none has been chosen in this browser. */
export const proposeLanguage = async (code: LanguageCode): Promise<void> => {
  if (browserStore.getItem(storageKeys.language) !== null || code === speech.language.code) return;
  await chooseLanguage(code);
};

export const currentSpeech = (): Speech => speech;
export const currentLanguage = (): Language => speech.language;

/** Numbers in texts are formatted for the language. */
const shown = (params: TextParams): TextParams =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      String(shownParameter(name, value, speech.language.tag)),
    ]),
  );

export const say = (key: string, params?: TextParams): string =>
  textFrom(speech.lists, key, params && shown(params));
/** English text of the server or of a definition in the language, if it has a translation. */
const inLanguage = (english: string): string => {
  const key = `words.${english}`;
  const words = textFrom(speech.lists, key);
  return words === key ? english : words;
};

/** A sentence in English, and its wording in other languages if it contains values. */
export type Told = Pick<FieldProblem, 'message' | 'text' | 'params'>;

const hasPlaces = (text: string): boolean => /%\{\w+\}/.test(text);

/** A value of a sentence: words of a definition, or itself a sentence, which is filled with the same values. */
const sayValue = (value: string | number, params: TextParams): string | number => {
  if (typeof value !== 'string') return value;
  return hasPlaces(value) ? fillText(inLanguage(value), shown(params)) : inLanguage(value);
};

/** A server sentence with its values, which may themselves be words or sentences. */
export const saySentence = (text: string, params: TextParams = {}): string =>
  fillText(
    inLanguage(text),
    shown(Object.fromEntries(Object.entries(params).map(([name, value]) => [name, sayValue(value, params)]))),
  );

let withPlaces: { readonly of: Speech; readonly texts: readonly string[] } | undefined;

/** English sentences with placeholders, for which the language has a translation. */
export const sentencesWithPlaces = (): readonly string[] => {
  if (withPlaces?.of !== speech) {
    const keys = Object.keys(speech.lists[0] ?? {}).filter(
      (key) => key.startsWith('words.') && hasPlaces(key),
    );
    withPlaces = { of: speech, texts: keys.map((key) => key.slice('words.'.length)) };
  }
  return withPlaces.texts;
};

/** What the server sends in words besides its figures, with or without values. */
export const sayTold = ({ message, text, params }: Told): string =>
  text === undefined ? saySentence(message) : saySentence(text, params);

export const onLanguage = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
