import type { ReportColumn } from '@school/kernel';
import { useWords } from '../catalogue/use-words.ts';

/** A value of a column, in the user's language if it is one of the words that the column may hold. */
export type ColumnWord = (text: string, column: Pick<ReportColumn, 'words'> | undefined) => string;

export const useColumnWord = (): ColumnWord => {
  const { say } = useWords();
  return (text, column) => (column?.words?.includes(text) ? say(`words.${text}`, text) : text);
};

/** Words of column values as needed for files and printing, by `values.<English>`; those that are the same are left out. */
export const useSentValues = (): ((
  columns: readonly Pick<ReportColumn, 'words'>[],
) => Readonly<Record<string, string>>) => {
  const { say } = useWords();
  return (columns) => {
    const known = new Set(columns.flatMap(({ words = [] }) => words));
    return Object.fromEntries(
      [...known].flatMap((text) => {
        const word = say(`words.${text}`, text);
        return word === text ? [] : [[`values.${text}`, word] as const];
      }),
    );
  };
};
