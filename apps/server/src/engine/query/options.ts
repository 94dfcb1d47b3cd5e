import { objectOf, offeredTitleOf, titleOf } from './record-json.ts';
import type { Statement } from '../../platform/database/database.ts';
import { openPicker } from './list-statement.ts';
import type { ListQuery } from './list-statement.ts';
import { idsInOrder, pageRows } from './page-rows.ts';
import { tableName } from './source.ts';
import type { Source } from './source.ts';
import { prepared } from './statement-name.ts';
import { subtitleOf, subtitlePartsOf } from './subtitle.ts';
import { titleTerms } from './title-terms.ts';
import { restrictionsOf } from './where.ts';

/** Rows of a picker if no range is given. */
const defaultRows = 25;

/** Matches at the beginning come before matches further on: "Teacher" before "Senior Teacher" for "tea". */
const bestFirst = ({ parameters }: Source, label: string, typed: string | undefined): string => {
  const text = typed?.trim();
  if (!text) return '';
  return `(NOT starts_with(lower(${label}), lower(${parameters.add(text, 'text')}))), `;
};

/**
 * Rows of a picker, `[{id, label, subtitle}]` as JSON text in `rows`, and their number. Archived rows are offered only when
 * requested by id, so that old choices keep their labels.
 * @param more further conditions on a row
 * @param typed the text the rows are searched for
 */
export const optionsStatement = (
  query: ListQuery,
  ids?: readonly number[],
  more: (source: Source) => readonly string[] = () => [],
  typed: string | undefined = query.request.search,
): Statement => {
  const source = openPicker(query);
  const { alias, parameters, resource } = source;
  const request = ids ? query.request : { archived: false, ...query.request };
  const conditions = [...restrictionsOf(source, request), ...more(source)];
  const chosen = ids ? [`${alias}.id = ANY(${parameters.add(ids, 'bigint[]')})`, ...conditions] : conditions;
  const where = chosen.length > 0 ? ` WHERE ${chosen.join(' AND ')}` : '';
  const { offset, limit } = query.request.range ?? { offset: 0, limit: ids?.length ?? defaultRows };
  const page = ` LIMIT ${parameters.add(limit, 'bigint')} OFFSET ${parameters.add(offset, 'bigint')}`;
  const label = titleOf(source);
  const table = `${tableName(resource)} ${alias}`;
  const order = {
    joins: '',
    by: `${bestFirst(source, label, typed)}${titleTerms(source).join(', ')}, ${alias}.id`,
  };
  const parts = subtitlePartsOf(source);
  const row = objectOf([
    ['id', `${alias}.id`],
    ['label', offeredTitleOf(source)],
    ['subtitle', subtitleOf(source)],
    ...(parts === undefined ? [] : ([['parts', parts]] as const)),
  ]);
  const rows = `SELECT coalesce(json_agg(o.row), '[]')::text FROM (SELECT ${row} AS row ${pageRows(source, idsInOrder(source, order, where, page))}) o`;
  return prepared(
    `SELECT (${rows}) AS rows, (SELECT count(*) FROM ${table}${where}) AS total`,
    parameters.values,
  );
};
