import type { ReportColumn } from '@school/kernel';
import { useWords } from '../catalogue/use-words.ts';

/** A value of a column, in the language of the user where it is one of the words that the column may hold. */
export type ColumnWord = (text: string, column: Pick<ReportColumn, 'words'> | undefined) => string;

export const useColumnWord = (): ColumnWord => {
  const { say } = useWords();
  return (text, column) => (column?.words?.includes(text) ? say(`words.${text}`, text) : text);
};

/** Words of the values of columns as files and paper need them, by `values.<English>`; those that are alike are left out. */
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
