import type { AnyField } from '@school/kernel';
import { useEffect, useRef } from 'react';
import { useProvider } from '../../environment/use-provider.ts';
import { useToast } from '../../feedback/use-toast.ts';
import { useRow } from '../frame/row-context.ts';
import { nameQuestions, withNamed } from './named-cells.ts';
import type { Line } from './line-edit.ts';

type Columns = readonly (readonly [string, AnyField])[];

/** Maximum number of names in one call. */
const mostNames = 200;

/**
 * Replaces names pasted into reference cells with records: by any key, or by a title that is unique. What is typed in the
 * meantime stays.
 */
export const useNamedCells = (
  lines: readonly Line[],
  columns: Columns,
  onLines: (lines: readonly Line[]) => void,
): ((pasted: readonly Line[]) => Promise<void>) => {
  const provider = useProvider();
  const toast = useToast();
  const around = useRow();
  const now = useRef(lines);
  useEffect(() => {
    now.current = lines;
  }, [lines]);
  return async (pasted) => {
    now.current = pasted;
    // A filter may read a neighbouring cell that is still to be resolved, so the columns are processed in sequence.
    for (const [column] of columns) {
      for (const question of nameQuestions(now.current, columns, around)) {
        if (question.key !== column) continue;
        for (let from = 0; from < question.names.length; from += mostNames) {
          try {
            const names = question.names.slice(from, from + mostNames);
            const found = await provider.named(question.to, names, question.filter);
            if (found.length === 0) continue;
            now.current = withNamed(now.current, question, found, columns, around);
            onLines(now.current);
          } catch (error) {
            toast.failure(error);
            return;
          }
        }
      }
    }
  };
};
