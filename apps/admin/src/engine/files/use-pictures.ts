import type { StoredFile } from '@school/kernel';
import { useMemo } from 'react';
import { useCall } from '../environment/use-call.ts';

const aWhile = 300_000;

/**
 * Pictures of records by id, as far as the reader may open those records; the others are shown by their initials.
 * @param path the list of the records @param field the picture
 */
export const usePictures = (
  path: string,
  field: string,
  filter: Readonly<Record<string, unknown>>,
): ReadonlyMap<number, StoredFile> => {
  const { data } = useCall<readonly Readonly<Record<string, unknown>>[]>(
    path,
    { filter, fields: [field] },
    { staleMs: aWhile },
  );
  return useMemo(
    () =>
      new Map(
        (data ?? []).flatMap((row) => {
          const file = row[field] as StoredFile | null | undefined;
          return file ? [[Number(row['id']), file] as const] : [];
        }),
      ),
    [data, field],
  );
};
