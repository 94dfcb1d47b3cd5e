import { useMemo } from 'react';
import { useMarked } from '../../../engine/own-screen/use-marked.ts';

/** Selection of students, all of them initially: a class moves on as a whole, and anyone who stays is the exception. */
export const useAllMarked = (rows: readonly { readonly id: number }[] | undefined) => {
  const all = useMemo(() => (rows ?? []).map(({ id }) => id), [rows]);
  return useMarked(rows, all);
};
