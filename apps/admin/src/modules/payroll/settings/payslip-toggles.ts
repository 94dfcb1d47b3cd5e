import type { PayslipToggles } from '@school/domain';

/** The settings record, as the calls carry it. */
export interface StoredSettings extends Readonly<Record<ToggleKey, boolean>> {
  readonly footnote: 'true' | 'false' | null;
  readonly footnoteText: string | null;
  readonly version?: number;
}

export type ToggleKey = Exclude<keyof PayslipToggles, 'footnote' | 'footnoteText'>;
export type SectionKey = 'employee' | 'additional' | 'attendance' | 'payroll';

export const sections: readonly { readonly key: SectionKey; readonly toggles: readonly ToggleKey[] }[] = [
  {
    key: 'employee',
    toggles: [
      'employeeName',
      'employeeNumber',
      'dateOfJoining',
      'department',
      'category',
      'position',
      'grade',
    ],
  },
  { key: 'additional', toggles: ['explainIssue', 'additionalDetail2', 'additionalDetail3'] },
  {
    key: 'attendance',
    toggles: ['workingDays', 'numberOfdaysPresent', 'numberOfDaysAbsent', 'lossOfPay'],
  },
  { key: 'payroll', toggles: ['paymentFrequency'] },
];

/** These cannot be turned off. */
export const fixedToggles: ReadonlySet<ToggleKey> = new Set(['employeeName', 'employeeNumber']);

const toggles = sections.flatMap((section) => section.toggles);

/** Reads settings from the server or this browser; missing ones are off, and the footnote is not chosen. */
export const readSettings = (given: unknown): StoredSettings => {
  const fields = (typeof given === 'object' && given !== null ? given : {}) as Readonly<
    Record<string, unknown>
  >;
  const flags = Object.fromEntries(
    toggles.map((key) => [key, fixedToggles.has(key) || fields[key] === true]),
  ) as Record<ToggleKey, boolean>;
  const footnote = fields['footnote'];
  return {
    ...flags,
    footnote:
      footnote === true || footnote === 'true'
        ? 'true'
        : footnote === false || footnote === 'false'
          ? 'false'
          : null,
    footnoteText: typeof fields['footnoteText'] === 'string' ? fields['footnoteText'] : null,
    ...(typeof fields['version'] === 'number' ? { version: fields['version'] } : {}),
  };
};

/** The body of the update: everything except what is fixed, with a text only if there is a footnote. */
export const settingsBody = (settings: StoredSettings): Readonly<Record<string, unknown>> => ({
  ...Object.fromEntries(toggles.filter((key) => !fixedToggles.has(key)).map((key) => [key, settings[key]])),
  footnote: settings.footnote,
  footnoteText: settings.footnote === 'true' ? settings.footnoteText?.trim() || null : null,
  ...(settings.version === undefined ? {} : { version: settings.version }),
});

/** Whether the settings can be saved: a footnote needs a text. */
export const isComplete = ({ footnote, footnoteText }: StoredSettings): boolean =>
  footnote !== 'true' || Boolean(footnoteText?.trim());
