import { Forbidden } from '@school/kernel';
import type { Readable } from 'node:stream';
import { contentDisposition } from '../../../platform/files/content-disposition.ts';
import type { Changes } from '../../audit-entry.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import type { Call } from '../../calls/generic-call.ts';
import { listRequestOf } from '../../calls/list-parameters.ts';
import { badParameter, namesParameter, refuseUnknown, single } from '../../calls/query-parameters.ts';
import type { Query } from '../../calls/query-parameters.ts';
import type { ListRequest } from '../../query/list-request.ts';
import { openSource } from '../../query/list-statement.ts';
import { listQuery } from '../../query/list.ts';
import { rightsIn } from '../../query/source.ts';
import { EngineRecords } from '../../write/records.ts';
import { mediaTypes, sheetFormats } from '../sheet/sheet-writer.ts';
import type { SheetFormat } from '../sheet/sheet-writer.ts';
import { servicesOf } from '../transfer-services.ts';
import { exportColumns } from './export-columns.ts';
import { exportGroups } from './export-groups.ts';
import { exportStatement } from './export-statement.ts';
import { streamExport } from './stream-export.ts';

const known = new Set(['format', 'columns', 'filter', 'sort', 'q', 'group']);

/** The format requested by a call, CSV by default. */
export const formatOf = (query: Query): SheetFormat => {
  const asked = single(query, 'format') ?? 'csv';
  const format = sheetFormats.find((candidate) => candidate === asked);
  if (format) return format;
  throw badParameter('format', 'format must be one of %{formats}.', {
    formats: sheetFormats.join(', '),
  });
};

/** Header of the answer: what it is, and the name to save it under. */
export const announce = ({ reply }: Call, format: SheetFormat, name: string): void => {
  reply.header('content-type', mediaTypes[format]);
  reply.header('content-disposition', contentDisposition(`${name}.${format}`));
  reply.header('x-content-type-options', 'nosniff');
};

/** Records that rows are exported, and which. */
const audited = (
  call: Call,
  request: ListRequest,
  columns: readonly string[],
  format: SheetFormat | 'pdf',
): Promise<void> => {
  const { engine, context, resource } = call;
  const changes: Changes = {
    format: [null, format],
    columns: [null, columns],
    ...(request.filter ? { filter: [null, request.filter] as const } : {}),
    ...(request.search ? { search: [null, request.search] as const } : {}),
  };
  return engine.database.transaction(context.institute, (transaction) => {
    writeAudit(
      { context, transaction, records: new EngineRecords(engine) },
      { resource, id: null, verb: 'export', version: null, changes },
    );
    return Promise.resolve();
  });
};

const requestOf = (query: Query): ListRequest =>
  listRequestOf({
    filter: query['filter'],
    sort: query['sort'],
    q: query['q'],
    group: query['group'],
  });

/** Records that a list is exported in a form other than a sheet. */
export const auditExport = (call: Call, format: 'pdf'): Promise<void> => {
  const { engine, context, resource, query } = call;
  const request = requestOf(query);
  const source = openSource(listQuery(engine, context, resource, request));
  const columns = exportColumns(source, namesParameter(query, 'columns'));
  return audited(
    call,
    request,
    columns.map(({ path }) => path),
    format,
  );
};

/**
 * Streams the rows of a list that the caller may see, with the columns that the caller may read.
 * @throws Forbidden without the right, Invalid for unknown and unreadable columns, filters and sorts
 */
export const exportRows = async (call: Call): Promise<Readable> => {
  const { engine, context, resource, query } = call;
  refuseUnknown(query, known);
  const format = formatOf(query);
  const request = requestOf(query);
  const source = openSource(listQuery(engine, context, resource, request));
  if (!rightsIn(source).may('export')) throw new Forbidden();
  const services = servicesOf(engine);
  const say = await services.words(context);
  const columns = exportColumns(source, namesParameter(query, 'columns')).map((column) => ({
    ...column,
    header: say(column.header),
  }));
  const name = say(resource.label[1]);
  // Plain values have no headings: there the group column states it.
  const named = request.group && format === 'xlsx' && exportGroups(source, request.group, columns);
  const groups = named ? { ...named, named: { ...named.named, header: say(named.named.header) } } : undefined;
  const statement = exportStatement(source, request, columns, groups);
  const forms = await services.forms(context);
  await audited(
    call,
    request,
    columns.map(({ path }) => path),
    format,
  );
  announce(call, format, `${name} ${context.today}`);
  return streamExport({
    engine,
    institute: context.institute,
    statement,
    columns,
    format,
    name,
    groups,
    context: { ...forms, today: context.today, locale: context.locale },
  });
};
