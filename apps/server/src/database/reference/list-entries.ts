import { firstListEntries } from '@school/resources';

/**
 * The entries that every new institution has in its short lists: `MOVED_AWAY` reads Moved away. Numbered in steps of ten.
 */
export const listEntries = () =>
  Object.entries(firstListEntries).flatMap(([listKey, labels]) =>
    labels.map((label, at) => ({
      listKey,
      code: label.toUpperCase().replaceAll(' ', '_'),
      label,
      sortOrder: (at + 1) * 10,
    })),
  );
