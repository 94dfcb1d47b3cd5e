import { withEach } from '@school/kernel';
import type { AnyReport, EachRecord, Filter } from '@school/kernel';
import type { RecordValues } from '../behaviour.ts';
import type { CallContext } from '../context.ts';
import type { Engine } from '../engine.ts';
import type { Records } from '../records.ts';

/** Nobody reads more columns than this side by side. */
const mostColumns = 60;

/** The records that have columns of their own, by the column they replace. */
export type EachColumns = Readonly<Record<string, readonly EachRecord[]>>;

/**
 * The records for which a report has columns. Their titles are headings of a report that the caller may run, so they are
 * read regardless of the caller.
 * @param values the accepted parameters, which may narrow them
 */
export const eachColumns = async (
  engine: Engine,
  records: Records,
  caller: CallContext,
  report: AnyReport,
  values: RecordValues = {},
): Promise<EachColumns> => {
  const found: Record<string, readonly EachRecord[]> = {};
  for (const [key, { each }] of Object.entries(report.columns)) {
    if (!each) continue;
    const asked = Object.entries(each.within ?? {}).map(([field, parameter]) => [
      field,
      values[parameter] ?? null,
    ]);
    const { title } = engine.catalogue.resource(each.resource);
    const rows = await records.list(caller, each.resource, {
      filter: { ...each.filter, ...(Object.fromEntries(asked) as Filter) },
      sort: [[each.sort ?? title, 'ASC']],
      most: mostColumns,
      system: true,
    });
    found[key] = rows.map((row) => ({ id: Number(row['id']), label: String(row[title] ?? '') }));
  }
  return found;
};

/** The report with these columns; unchanged if it has none of that kind. */
export const withEachColumn = (report: AnyReport, columns: EachColumns): AnyReport =>
  Object.keys(columns).length === 0 ? report : withEach(report, columns);
