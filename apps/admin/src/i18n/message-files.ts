import publicEnglish from './en/public.json' with { type: 'json' };
import type shellEnglish from './en/shell.json';
import type { LanguageCode } from './languages.ts';
import type { Messages } from './translator.ts';

/** Texts of the pages without a session are few and come with the page; all others come when somebody is signed in. */
export type PublicKey = keyof typeof publicEnglish;
export type ShellKey = keyof typeof shellEnglish;
export type TextKey = PublicKey | ShellKey;

/** A file of translations, loaded when its language is used. */
export type MessageFile = () => Promise<{ readonly default: object }>;

export const englishPublic: Messages = publicEnglish;

export const publicFiles: Readonly<Record<LanguageCode, MessageFile>> = {
  en: () => Promise.resolve({ default: publicEnglish }),
  gr: () => import('./gr/public.json'),
  it: () => import('./it/public.json'),
  rs: () => import('./rs/public.json'),
  sp: () => import('./sp/public.json'),
};

/** Texts for signed-in users: shell, generated screens, overrides of the catalogue's words, and react-admin's own. */
export const privateFiles: Readonly<Record<LanguageCode, readonly MessageFile[]>> = {
  en: [
    () => import('./en/shell.json'),
    () => import('./en/engine.json'),
    () => import('./en/find.json'),
    () => import('./en/list.json'),
    () => import('./en/access.json'),
    () => import('./en/payroll.json'),
    () => import('./en/leave.json'),
    () => import('./en/news.json'),
    () => import('./en/administration.json'),
    () => import('./en/organisation.json'),
  ],
  gr: [
    () => import('./gr/shell.json'),
    () => import('./gr/engine.json'),
    () => import('./gr/find.json'),
    () => import('./gr/list.json'),
    () => import('./gr/access.json'),
    () => import('./gr/catalogue.json'),
    () => import('./gr/ra.json'),
    () => import('./gr/payroll.json'),
    () => import('./gr/leave.json'),
    () => import('./gr/news.json'),
    () => import('./gr/administration.json'),
    () => import('./gr/organisation.json'),
  ],
  it: [
    () => import('./it/shell.json'),
    () => import('./it/engine.json'),
    () => import('./it/find.json'),
    () => import('./it/list.json'),
    () => import('./it/access.json'),
    () => import('./it/catalogue.json'),
    () => import('./it/ra.json'),
    () => import('./it/payroll.json'),
    () => import('./it/leave.json'),
    () => import('./it/news.json'),
    () => import('./it/administration.json'),
    () => import('./it/organisation.json'),
  ],
  rs: [
    () => import('./rs/shell.json'),
    () => import('./rs/engine.json'),
    () => import('./rs/find.json'),
    () => import('./rs/list.json'),
    () => import('./rs/access.json'),
    () => import('./rs/catalogue.json'),
    () => import('./rs/ra.json'),
    () => import('./rs/payroll.json'),
    () => import('./rs/leave.json'),
    () => import('./rs/news.json'),
    () => import('./rs/administration.json'),
    () => import('./rs/organisation.json'),
  ],
  sp: [
    () => import('./sp/shell.json'),
    () => import('./sp/engine.json'),
    () => import('./sp/find.json'),
    () => import('./sp/list.json'),
    () => import('./sp/access.json'),
    () => import('./sp/catalogue.json'),
    () => import('./sp/ra.json'),
    () => import('./sp/payroll.json'),
    () => import('./sp/leave.json'),
    () => import('./sp/news.json'),
    () => import('./sp/administration.json'),
    () => import('./sp/organisation.json'),
  ],
};
