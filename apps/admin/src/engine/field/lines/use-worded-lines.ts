import type { AnyField } from '@school/kernel';
import { useQueries } from '@tanstack/react-query';
import { offers } from '../../catalogue/rights.ts';
import { useEnvironment } from '../../environment/environment.ts';
import { useProvider } from '../../environment/use-provider.ts';

type Row = Readonly<Record<string, unknown>>;
type Words = Readonly<Record<string, string>>;

const wordsIn = (row: Row): Words => (row['_labels'] as Words | undefined) ?? {};
const isId = (value: unknown): value is number => typeof value === 'number';

/** The lines with the words of the records they refer to, which come with lists but not with a record's lines. */
export const useWordedLines = (
  columns: readonly (readonly [string, AnyField])[],
  rows: readonly Row[],
): readonly Row[] => {
  const provider = useProvider();
  const { actor, catalogue } = useEnvironment();
  const mayAsk = (to: string): boolean => offers(actor, catalogue.resource(to), 'read');
  const asked = columns.flatMap(([key, field]) => {
    if (field.type !== 'ref' || !mayAsk(field.to)) return [];
    const ids = rows.flatMap((row) => (isId(row[key]) && wordsIn(row)[key] === undefined ? [row[key]] : []));
    return ids.length > 0 ? [{ key, to: field.to, ids: [...new Set(ids)] }] : [];
  });
  const found = useQueries({
    queries: asked.map(({ to, ids }) => ({
      queryKey: [to, 'options', 'ids', ids],
      queryFn: () => provider.options(to, { ids }),
      staleTime: 60_000,
      retry: false,
    })),
    combine: (answers) =>
      answers.map(({ data }) => new Map((data ?? []).map(({ id, label }) => [id, label]))),
  });
  if (asked.length === 0) return rows;
  return rows.map((row) => {
    const words = asked.flatMap(({ key }, at): [string, string][] => {
      const label = isId(row[key]) ? found[at]?.get(row[key]) : undefined;
      return label === undefined ? [] : [[key, label]];
    });
    return { ...row, _labels: { ...wordsIn(row), ...Object.fromEntries(words) } };
  });
};
