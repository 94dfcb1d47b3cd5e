import type { AnyResource } from '@school/kernel';
import type { RecordRow } from '../data/record-row.ts';
import { useEnvironment } from '../environment/environment.ts';
import { lineColumns } from '../field/lines/line-columns.ts';
import { isBlank, PastValue } from '../field/PastValue.tsx';
import type { ChangedPlace } from './changed-place.ts';

interface ChangedLineProps {
  readonly child: AnyResource;
  readonly line: NonNullable<ChangedPlace['line']>;
  readonly record: RecordRow;
}

/** The first value of a changed line, if the line still exists: ` · Annual leave`. */
export const ChangedLine = ({ child, line, record }: ChangedLineProps) => {
  const rows = record[line.lines];
  const row = Array.isArray(rows)
    ? rows.find((one: Readonly<Record<string, unknown>>) => one['id'] === line.id)
    : undefined;
  const { actor } = useEnvironment();
  const [name] = lineColumns(child, actor)[0] ?? [child.title];
  const title = row?.[name];
  if (isBlank(title)) return null;
  return (
    <>
      {' · '}
      <PastValue resource={child} name={name} value={title} />
    </>
  );
};
