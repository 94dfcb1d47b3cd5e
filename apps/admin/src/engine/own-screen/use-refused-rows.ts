import type { FieldProblem } from '@school/kernel';
import { useState } from 'react';
import { useViolationWords } from '../field/use-violation-words.ts';
import { outsideEntries, problemsByEntry } from './problems-by-entry.ts';

const none: ReadonlyMap<number, string> = new Map();

/**
 * Selected rows that the last call refused, with the reason for each.
 * @param list the key of its body under which the rows were sent, an entry for each
 */
export const useRefusedRows = (list: string) => {
  const say = useViolationWords();
  const [reasons, setReasons] = useState(none);
  /** For `useWrite`. @param sent the rows in the order of the entries */
  const refused =
    (sent: readonly number[]) =>
    (problems: readonly FieldProblem[]): readonly FieldProblem[] => {
      const byEntry = problemsByEntry(problems, list, say);
      const found = sent.flatMap((id, at) => {
        const why = byEntry.get(at);
        return why ? [[id, Object.values(why).join(' ')] as const] : [];
      });
      setReasons(new Map(found));
      return outsideEntries(problems, list);
    };
  return { reasons, refused };
};
