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
  gr: () => import('./gr/public.json', { with: { type: 'json' } }),
  it: () => import('./it/public.json', { with: { type: 'json' } }),
  rs: () => import('./rs/public.json', { with: { type: 'json' } }),
  sp: () => import('./sp/public.json', { with: { type: 'json' } }),
};

/** What the server says. English is what it says itself. */
export const sentenceFiles: Readonly<Record<LanguageCode, readonly MessageFile[]>> = {
  en: [],
  gr: [() => import('./gr/sentences.json', { with: { type: 'json' } })],
  it: [() => import('./it/sentences.json', { with: { type: 'json' } })],
  rs: [() => import('./rs/sentences.json', { with: { type: 'json' } })],
  sp: [() => import('./sp/sentences.json', { with: { type: 'json' } })],
};

/** Texts that signed-in users need at once: shell, generated screens, overrides of the catalogue's words, what the server says, and react-admin's own. */
export const privateFiles: Readonly<Record<LanguageCode, readonly MessageFile[]>> = {
  en: [
    () => import('./en/shell.json', { with: { type: 'json' } }),
    () => import('./en/engine.json', { with: { type: 'json' } }),
    () => import('./en/find.json', { with: { type: 'json' } }),
    () => import('./en/list.json', { with: { type: 'json' } }),
    () => import('./en/access.json', { with: { type: 'json' } }),
    () => import('./en/administration.json', { with: { type: 'json' } }),
    () => import('./en/organisation.json', { with: { type: 'json' } }),
  ],
  gr: [
    () => import('./gr/shell.json', { with: { type: 'json' } }),
    () => import('./gr/engine.json', { with: { type: 'json' } }),
    () => import('./gr/find.json', { with: { type: 'json' } }),
    () => import('./gr/list.json', { with: { type: 'json' } }),
    () => import('./gr/access.json', { with: { type: 'json' } }),
    () => import('./gr/catalogue.json', { with: { type: 'json' } }),
    () => import('./gr/words.json', { with: { type: 'json' } }),
    ...sentenceFiles.gr,
    () => import('./gr/ra.json', { with: { type: 'json' } }),
    () => import('./gr/administration.json', { with: { type: 'json' } }),
    () => import('./gr/organisation.json', { with: { type: 'json' } }),
  ],
  it: [
    () => import('./it/shell.json', { with: { type: 'json' } }),
    () => import('./it/engine.json', { with: { type: 'json' } }),
    () => import('./it/find.json', { with: { type: 'json' } }),
    () => import('./it/list.json', { with: { type: 'json' } }),
    () => import('./it/access.json', { with: { type: 'json' } }),
    () => import('./it/catalogue.json', { with: { type: 'json' } }),
    () => import('./it/words.json', { with: { type: 'json' } }),
    ...sentenceFiles.it,
    () => import('./it/ra.json', { with: { type: 'json' } }),
    () => import('./it/administration.json', { with: { type: 'json' } }),
    () => import('./it/organisation.json', { with: { type: 'json' } }),
  ],
  rs: [
    () => import('./rs/shell.json', { with: { type: 'json' } }),
    () => import('./rs/engine.json', { with: { type: 'json' } }),
    () => import('./rs/find.json', { with: { type: 'json' } }),
    () => import('./rs/list.json', { with: { type: 'json' } }),
    () => import('./rs/access.json', { with: { type: 'json' } }),
    () => import('./rs/catalogue.json', { with: { type: 'json' } }),
    () => import('./rs/words.json', { with: { type: 'json' } }),
    ...sentenceFiles.rs,
    () => import('./rs/ra.json', { with: { type: 'json' } }),
    () => import('./rs/administration.json', { with: { type: 'json' } }),
    () => import('./rs/organisation.json', { with: { type: 'json' } }),
  ],
  sp: [
    () => import('./sp/shell.json', { with: { type: 'json' } }),
    () => import('./sp/engine.json', { with: { type: 'json' } }),
    () => import('./sp/find.json', { with: { type: 'json' } }),
    () => import('./sp/list.json', { with: { type: 'json' } }),
    () => import('./sp/access.json', { with: { type: 'json' } }),
    () => import('./sp/catalogue.json', { with: { type: 'json' } }),
    () => import('./sp/words.json', { with: { type: 'json' } }),
    ...sentenceFiles.sp,
    () => import('./sp/ra.json', { with: { type: 'json' } }),
    () => import('./sp/administration.json', { with: { type: 'json' } }),
    () => import('./sp/organisation.json', { with: { type: 'json' } }),
  ],
};

/** Modules with screens written by hand; their texts come with the first of these that is opened. */
export const moduleTexts = [
  'payroll',
  'leave',
  'hr',
  'news',
  'polls',
  'calendar',
  'drive',
  'students',
  'library',
  'academics',
  'attendance',
  'assessment',
  'fees',
  'timetable',
  'payments',
  'transport',
  'messages',
  'onlineExams',
  'reporting',
] as const;
export type ModuleTexts = (typeof moduleTexts)[number];

export const moduleFiles: Readonly<Record<LanguageCode, Readonly<Record<ModuleTexts, MessageFile>>>> = {
  en: {
    payroll: () => import('./en/payroll.json', { with: { type: 'json' } }),
    leave: () => import('./en/leave.json', { with: { type: 'json' } }),
    hr: () => import('./en/hr.json', { with: { type: 'json' } }),
    news: () => import('./en/news.json', { with: { type: 'json' } }),
    polls: () => import('./en/polls.json', { with: { type: 'json' } }),
    calendar: () => import('./en/calendar.json', { with: { type: 'json' } }),
    drive: () => import('./en/drive.json', { with: { type: 'json' } }),
    students: () => import('./en/students.json', { with: { type: 'json' } }),
    library: () => import('./en/library.json', { with: { type: 'json' } }),
    academics: () => import('./en/academics.json', { with: { type: 'json' } }),
    attendance: () => import('./en/attendance.json', { with: { type: 'json' } }),
    assessment: () => import('./en/assessment.json', { with: { type: 'json' } }),
    fees: () => import('./en/fees.json', { with: { type: 'json' } }),
    timetable: () => import('./en/timetable.json', { with: { type: 'json' } }),
    payments: () => import('./en/payments.json', { with: { type: 'json' } }),
    transport: () => import('./en/transport.json', { with: { type: 'json' } }),
    messages: () => import('./en/messages.json', { with: { type: 'json' } }),
    onlineExams: () => import('./en/onlineExams.json', { with: { type: 'json' } }),
    reporting: () => import('./en/reporting.json', { with: { type: 'json' } }),
  },
  gr: {
    payroll: () => import('./gr/payroll.json', { with: { type: 'json' } }),
    leave: () => import('./gr/leave.json', { with: { type: 'json' } }),
    hr: () => import('./gr/hr.json', { with: { type: 'json' } }),
    news: () => import('./gr/news.json', { with: { type: 'json' } }),
    polls: () => import('./gr/polls.json', { with: { type: 'json' } }),
    calendar: () => import('./gr/calendar.json', { with: { type: 'json' } }),
    drive: () => import('./gr/drive.json', { with: { type: 'json' } }),
    students: () => import('./gr/students.json', { with: { type: 'json' } }),
    library: () => import('./gr/library.json', { with: { type: 'json' } }),
    academics: () => import('./gr/academics.json', { with: { type: 'json' } }),
    attendance: () => import('./gr/attendance.json', { with: { type: 'json' } }),
    assessment: () => import('./gr/assessment.json', { with: { type: 'json' } }),
    fees: () => import('./gr/fees.json', { with: { type: 'json' } }),
    timetable: () => import('./gr/timetable.json', { with: { type: 'json' } }),
    payments: () => import('./gr/payments.json', { with: { type: 'json' } }),
    transport: () => import('./gr/transport.json', { with: { type: 'json' } }),
    messages: () => import('./gr/messages.json', { with: { type: 'json' } }),
    onlineExams: () => import('./gr/onlineExams.json', { with: { type: 'json' } }),
    reporting: () => import('./gr/reporting.json', { with: { type: 'json' } }),
  },
  it: {
    payroll: () => import('./it/payroll.json', { with: { type: 'json' } }),
    leave: () => import('./it/leave.json', { with: { type: 'json' } }),
    hr: () => import('./it/hr.json', { with: { type: 'json' } }),
    news: () => import('./it/news.json', { with: { type: 'json' } }),
    polls: () => import('./it/polls.json', { with: { type: 'json' } }),
    calendar: () => import('./it/calendar.json', { with: { type: 'json' } }),
    drive: () => import('./it/drive.json', { with: { type: 'json' } }),
    students: () => import('./it/students.json', { with: { type: 'json' } }),
    library: () => import('./it/library.json', { with: { type: 'json' } }),
    academics: () => import('./it/academics.json', { with: { type: 'json' } }),
    attendance: () => import('./it/attendance.json', { with: { type: 'json' } }),
    assessment: () => import('./it/assessment.json', { with: { type: 'json' } }),
    fees: () => import('./it/fees.json', { with: { type: 'json' } }),
    timetable: () => import('./it/timetable.json', { with: { type: 'json' } }),
    payments: () => import('./it/payments.json', { with: { type: 'json' } }),
    transport: () => import('./it/transport.json', { with: { type: 'json' } }),
    messages: () => import('./it/messages.json', { with: { type: 'json' } }),
    onlineExams: () => import('./it/onlineExams.json', { with: { type: 'json' } }),
    reporting: () => import('./it/reporting.json', { with: { type: 'json' } }),
  },
  rs: {
    payroll: () => import('./rs/payroll.json', { with: { type: 'json' } }),
    leave: () => import('./rs/leave.json', { with: { type: 'json' } }),
    hr: () => import('./rs/hr.json', { with: { type: 'json' } }),
    news: () => import('./rs/news.json', { with: { type: 'json' } }),
    polls: () => import('./rs/polls.json', { with: { type: 'json' } }),
    calendar: () => import('./rs/calendar.json', { with: { type: 'json' } }),
    drive: () => import('./rs/drive.json', { with: { type: 'json' } }),
    students: () => import('./rs/students.json', { with: { type: 'json' } }),
    library: () => import('./rs/library.json', { with: { type: 'json' } }),
    academics: () => import('./rs/academics.json', { with: { type: 'json' } }),
    attendance: () => import('./rs/attendance.json', { with: { type: 'json' } }),
    assessment: () => import('./rs/assessment.json', { with: { type: 'json' } }),
    fees: () => import('./rs/fees.json', { with: { type: 'json' } }),
    timetable: () => import('./rs/timetable.json', { with: { type: 'json' } }),
    payments: () => import('./rs/payments.json', { with: { type: 'json' } }),
    transport: () => import('./rs/transport.json', { with: { type: 'json' } }),
    messages: () => import('./rs/messages.json', { with: { type: 'json' } }),
    onlineExams: () => import('./rs/onlineExams.json', { with: { type: 'json' } }),
    reporting: () => import('./rs/reporting.json', { with: { type: 'json' } }),
  },
  sp: {
    payroll: () => import('./sp/payroll.json', { with: { type: 'json' } }),
    leave: () => import('./sp/leave.json', { with: { type: 'json' } }),
    hr: () => import('./sp/hr.json', { with: { type: 'json' } }),
    news: () => import('./sp/news.json', { with: { type: 'json' } }),
    polls: () => import('./sp/polls.json', { with: { type: 'json' } }),
    calendar: () => import('./sp/calendar.json', { with: { type: 'json' } }),
    drive: () => import('./sp/drive.json', { with: { type: 'json' } }),
    students: () => import('./sp/students.json', { with: { type: 'json' } }),
    library: () => import('./sp/library.json', { with: { type: 'json' } }),
    academics: () => import('./sp/academics.json', { with: { type: 'json' } }),
    attendance: () => import('./sp/attendance.json', { with: { type: 'json' } }),
    assessment: () => import('./sp/assessment.json', { with: { type: 'json' } }),
    fees: () => import('./sp/fees.json', { with: { type: 'json' } }),
    timetable: () => import('./sp/timetable.json', { with: { type: 'json' } }),
    payments: () => import('./sp/payments.json', { with: { type: 'json' } }),
    transport: () => import('./sp/transport.json', { with: { type: 'json' } }),
    messages: () => import('./sp/messages.json', { with: { type: 'json' } }),
    onlineExams: () => import('./sp/onlineExams.json', { with: { type: 'json' } }),
    reporting: () => import('./sp/reporting.json', { with: { type: 'json' } }),
  },
};

/** Every text of signed-in users in a language. */
export const everyPrivateFile = (code: LanguageCode): readonly MessageFile[] => [
  ...privateFiles[code],
  ...Object.values(moduleFiles[code]),
];
