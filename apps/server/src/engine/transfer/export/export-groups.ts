import { fieldTypeOf, hasTotal, readGroupedBy } from '@school/kernel';
import type { AnyResource } from '@school/kernel';
import { jsonOf, scalarOf } from '../../query/compile.ts';
import type { Scalar } from '../../query/compile.ts';
import { groupKey, groupValue } from '../../query/grouping.ts';
import type { GroupValue } from '../../query/grouping.ts';
import type { Grouping } from '../../query/list-request.ts';
import { quoted } from '../../query/source.ts';
import type { Source } from '../../query/source.ts';
import type { OutCell } from '../sheet/cell.ts';
import type { SheetLine } from '../sheet/sheet-line.ts';
import { exportCell } from './export-cell.ts';
import type { ExportContext } from './export-cell.ts';
import { exportColumns } from './export-columns.ts';
import type { ExportColumn } from './export-columns.ts';

interface SummedColumn extends Scalar {
  /** Position of the column. */
  readonly at: number;
}

/** How the rows of an export are grouped, and what their headings say. */
export interface ExportGroups {
  readonly resource: AnyResource;
  readonly by: string;
  readonly value: GroupValue;
  /** The group field as it would be written in a column. */
  readonly named: ExportColumn;
  readonly sums: readonly SummedColumn[];
}

/** The same columns are summed as below a list on the screen. */
export const isSummed = (resource: AnyResource, { path, field, form }: ExportColumn): boolean =>
  form.kind === 'number' && hasTotal(resource, path, field);

/** @throws Invalid for what cannot be grouped, or what the reader may not read */
export const exportGroups = (
  source: Source,
  group: Grouping,
  columns: readonly ExportColumn[],
): ExportGroups => {
  const { resource } = source;
  const value = groupValue(source, group);
  const [named] = exportColumns(source, [readGroupedBy(group.by).path]);
  if (!named) throw new Error(`${resource.key} has no column for its groups by ${group.by}.`);
  const sums = columns.flatMap((column, at) => {
    const scalar = isSummed(resource, column) ? scalarOf(source, column.path.split('.')) : undefined;
    return scalar ? [{ ...scalar, at }] : [];
  });
  return { resource, by: group.by, value, named, sums };
};

/** Figures of a row's group, as columns of the rows: from the same snapshot. */
export const groupFigureColumns = ({ value, sums }: ExportGroups): string => {
  const alike = `OVER (PARTITION BY ${value.sql})`;
  const own = sums.map(({ at, sql }) => `, coalesce(sum(${sql}) ${alike}, 0) AS ${quoted(`_s${at}`)}`);
  return `, count(*) ${alike} AS _count${own.join('')}`;
};

/** The same as in the JSON of a row, with the name of the group. */
export const groupColumns = ({ value, sums }: ExportGroups, alias: string, title: string): string[] => [
  `${groupKey(value)} AS _group`,
  `${title} AS _title`,
  `${alias}._count`,
  ...sums.map(({ at, field }) => {
    const name = quoted(`_s${at}`);
    return `${jsonOf({ field, sql: `${alias}.${name}` })} AS ${name}`;
  }),
];

type Values = Readonly<Record<string, unknown>>;

const monthWords = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });

const titleOf = (
  { resource, by, value: { grain, field }, named }: ExportGroups,
  values: Values,
  context: ExportContext,
): string => {
  const key = String(values['_group']);
  if (key === '') return `${named.header}: not given`;
  if (grain === 'month') return monthWords.format(new Date(`${key}-01T00:00:00Z`));
  if (grain !== 'value') return key;
  if (field.type === 'flag')
    return `${named.header}: ${fieldTypeOf(field).toText(values['_title'], context)}`;
  const own = resource.list.group?.by === by ? resource.list.group.titles?.[key] : undefined;
  const cell = exportCell(values['_title'], named, context);
  return own ?? (typeof cell === 'string' ? cell : key);
};

/** Name of a row's group and how many records it has: `Science (12)`. */
export const groupTitle = (groups: ExportGroups, values: Values, context: ExportContext): string =>
  `${titleOf(groups, values, context)} (${String(values['_count'])})`;

/** Puts each group's heading above its rows. */
export class GroupHeadings {
  private last: unknown;
  private readonly groups: ExportGroups;
  private readonly context: ExportContext;

  constructor(groups: ExportGroups, context: ExportContext) {
    this.groups = groups;
    this.context = context;
  }

  /** The lines that a row becomes: itself, below a heading where its group begins. */
  above(values: Values, cells: readonly OutCell[]): readonly SheetLine[] {
    if (values['_group'] === this.last) return [cells];
    this.last = values['_group'];
    const sums = new Map(this.groups.sums.map(({ at }) => [at, String(values[`_s${at}`])]));
    const title = groupTitle(this.groups, values, this.context);
    const heading = cells.map((_, at): OutCell => {
      if (at === 0) return title;
      const sum = sums.get(at);
      return sum === undefined ? null : { number: sum };
    });
    return [{ heading }, cells];
  }
}
