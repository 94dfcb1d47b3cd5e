import { Forbidden, NotFound, fieldTypeOf, resolvePath } from '@school/kernel';
import type { AnyField, Document, TextToken, TokenValues } from '@school/kernel';
import type { Connection } from '../../platform/database/database.ts';
import { amountInWords, formatAmount, printedDay } from '../../platform/letterhead/letterhead.ts';
import type { Letterhead } from '../../platform/letterhead/letterhead.ts';
import type { RecordValues } from '../behaviour.ts';
import type { CallContext } from '../context.ts';
import type { Engine } from '../engine.ts';
import { rowsStatement } from '../query/list-statement.ts';
import { listQuery } from '../query/list.ts';
import { rightsOf } from '../query/rights.ts';

/** What is needed to read records for a document. */
export interface FieldReader {
  readonly engine: Engine;
  /** Where the rows are read: a transaction sees its own writes. */
  readonly connection: Connection;
  readonly context: CallContext;
  readonly head: Letterhead;
  /** What represents a stored picture: its `data:` address, or whatever resolves to it later. */
  readonly picture: (id: number | null) => Promise<string>;
}

type Bound = readonly [key: string, token: TextToken & { readonly field: string }];

const boundTokens = ({ tokens }: Document, used: ReadonlySet<string>): readonly Bound[] =>
  Object.entries(tokens).flatMap(([key, token]) =>
    token.kind !== 'list' && token.field !== undefined && used.has(key)
      ? [[key, { ...token, field: token.field }] as const]
      : [],
  );

const kindOf = (field: AnyField): string => ('as' in field ? (field.as ?? field.type) : field.type);

const valueAt = (row: RecordValues, path: string): unknown => {
  const [key = '', part] = path.split('.');
  const value = row[key];
  if (part === undefined || value === null || value === undefined) return value;
  return (value as Readonly<Record<string, unknown>>)[part];
};

const inText = (
  { context, head }: FieldReader,
  token: Bound[1],
  field: AnyField,
  row: RecordValues,
): string => {
  const value = valueAt(row, token.field);
  if (value === null || value === undefined || value === '') return '';
  if (field.type === 'ref' || field.type === 'refs') {
    const labels = (row['_labels'] as Readonly<Record<string, unknown>>)[token.field];
    return (Array.isArray(labels) ? labels : [labels]).filter(Boolean).join(', ');
  }
  const kind = kindOf(field);
  if (token.words) return amountInWords(String(value), head.currency);
  if (kind === 'money') return formatAmount(String(value), head.currency);
  if (kind === 'date') return printedDay(String(value), head.dateOrder);
  const { today, locale } = context;
  if ('as' in field) return String(value);
  return fieldTypeOf(field).toText(value, { today, locale, dateOrder: head.dateOrder });
};

const pictureId = (value: unknown): number | null =>
  value instanceof Object && 'id' in value ? Number(value.id) : null;

/**
 * Values of the tokens that name fields, for each record in the order of the ids, with the rights of the caller.
 * @throws Forbidden when a token shows a field that the caller may not read, NotFound for records that the caller may not
 * see
 */
export const fieldValues = async (
  reader: FieldReader,
  document: Document,
  used: ReadonlySet<string>,
  ids: readonly number[],
): Promise<readonly TokenValues[]> => {
  const { engine, context } = reader;
  const bound = boundTokens(document, used);
  if (bound.length === 0) return ids.map(() => ({}));
  const resource = engine.catalogue.resource(document.of);
  const rights = rightsOf(context.actor, resource, false);
  const resolved = bound.map(([key, token]) => {
    const outer = resource.fields[token.field.split('.')[0] ?? ''];
    const field = resolvePath(resource, token.field, engine.catalogue)?.field;
    if (!field || !outer || !rights.reads(outer) || !rights.reads(field)) throw new Forbidden();
    return { key, token, field };
  });
  const names = [...new Set(bound.map(([, { field }]) => field.split('.')[0] ?? ''))];
  const labels = resolved
    .filter(({ field }) => field.type === 'ref' || field.type === 'refs')
    .map(({ token }) => token.field);
  const request = {
    filter: { id_in: [...ids] },
    fields: ['id', ...names],
    ...(labels.length > 0 ? { labels } : {}),
  };
  const statement = rowsStatement(listQuery(engine, context, resource, request), ids.length);
  const rows = await reader.connection.query<{ row: string }>(statement);
  const byId = new Map(
    rows.map(({ row }) => JSON.parse(row) as RecordValues).map((row) => [Number(row['id']), row]),
  );
  const valuesOf = async (id: number): Promise<TokenValues> => {
    const row = byId.get(id);
    if (!row) throw new NotFound();
    const values: Record<string, string> = {};
    for (const { key, token, field } of resolved) {
      values[key] =
        token.kind === 'image'
          ? await reader.picture(pictureId(row[token.field]))
          : inText(reader, token, field, row);
    }
    return values;
  };
  const all: TokenValues[] = [];
  for (const id of ids) all.push(await valuesOf(id));
  return all;
};
