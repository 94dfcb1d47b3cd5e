import type { AnyField } from '../field/definition.ts';
import type { AnyResource } from '../resource/definition.ts';
import { fieldOf } from '../resource/fields-of.ts';
import type { AnyReport, ReportColumn } from './define.ts';

type Find = (key: string) => AnyResource | undefined;

/** The field at a path from a resource: through references, and into groups. */
const fieldAlong = (resource: AnyResource, path: readonly string[], find: Find): AnyField | undefined => {
  const [key = '', ...rest] = path;
  const field = fieldOf(resource, key);
  if (!field || rest.length === 0) return field;
  if (field.type === 'group') return field.fields[rest.join('.')];
  const target = field.type === 'ref' ? find(field.to) : undefined;
  return target && fieldAlong(target, rest, find);
};

const ofChoice = (field: AnyField | undefined): readonly string[] | undefined =>
  field?.type === 'choice' ? Object.values(field.options as Readonly<Record<string, string>>) : undefined;

const withOwn = (key: string, column: ReportColumn, from: AnyResource, find: Find): ReportColumn => {
  const { value = key, figure, elsewhere, words: given } = column;
  if (given !== undefined || figure !== undefined) return column;
  const rows = elsewhere && find(elsewhere.of);
  const words = elsewhere
    ? rows && ofChoice(fieldAlong(rows, elsewhere.field.split('.'), find))
    : ofChoice(fieldAlong(from, value.split('.'), find));
  return words ? { ...column, words } : column;
};

/** Tells which columns of a report over the rows of a resource hold the words of a choice, in English. */
export const withColumnWords = (report: AnyReport, find: Find): AnyReport => {
  const from = report.from === undefined ? undefined : find(report.from);
  if (!from) return report;
  const columns = Object.entries(report.columns).map(
    ([key, column]) => [key, withOwn(key, column, from, find)] as const,
  );
  return { ...report, columns: Object.fromEntries(columns) };
};
