import type { StoredUser } from './stored-user.ts';

const keys = ['name', 'themeColorId', 'fontName', 'gradingSystem'] as const;

/** What the institution looks like, of settings that may hold more. */
export const lookOf = (settings: unknown): Readonly<Record<string, unknown>> => {
  const given = (typeof settings === 'object' && settings !== null ? settings : {}) as Record<
    string,
    unknown
  >;
  return Object.fromEntries(keys.map((key) => [key, given[key] ?? null]));
};

/** The look that the stored sign-in knows, as a text that can be compared. */
export const storedLook = (user: StoredUser | null): string => JSON.stringify(lookOf(user?.['settings']));
