import type { StoredUser } from './stored-user.ts';

const keys = ['name', 'themeColorId', 'fontName', 'gradingSystem'] as const;

/** The institution's look, taken from settings that may contain more. */
export const lookOf = (settings: unknown): Readonly<Record<string, unknown>> => {
  const given = (typeof settings === 'object' && settings !== null ? settings : {}) as Record<
    string,
    unknown
  >;
  return Object.fromEntries(keys.map((key) => [key, given[key] ?? null]));
};

/** The look held in the stored sign-in, as a comparable text. */
export const storedLook = (user: StoredUser | null): string => JSON.stringify(lookOf(user?.['settings']));
