import type { StoredFile } from '@school/kernel';

/** A photo with what is written below it. */
export interface Photo {
  readonly file: StoredFile;
  readonly title: string;
  readonly description: string;
  /** yyyy-mm-dd, empty if nobody has entered it. */
  readonly takenOn: string;
  /** Names of the students in it; none for readers who may not see them. */
  readonly students: readonly string[];
  /** Whether it may be saved as a file. */
  readonly mayKeep: boolean;
}

const isFile = (value: unknown): value is StoredFile =>
  typeof value === 'object' && value !== null && 'id' in value;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const namesOf = (labels: unknown): readonly string[] => {
  const names = (labels as Readonly<Record<string, unknown>> | undefined)?.['students'];
  return Array.isArray(names) ? names.filter((name) => typeof name === 'string') : [];
};

/**
 * The photos among an album's lines or a view's rows, in order.
 * @param mayKeep whether they may be saved, where the rows do not state it
 */
export const photosIn = (rows: unknown, mayKeep = true): readonly Photo[] =>
  (Array.isArray(rows) ? (rows as readonly Readonly<Record<string, unknown>>[]) : []).flatMap((row) =>
    isFile(row['photo'])
      ? [
          {
            file: row['photo'],
            title: textOf(row['title']),
            description: textOf(row['description']),
            takenOn: textOf(row['takenOn']),
            students: namesOf(row['_labels']),
            mayKeep: typeof row['mayKeep'] === 'boolean' ? row['mayKeep'] : mayKeep,
          },
        ]
      : [],
  );
