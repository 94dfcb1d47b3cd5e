import type { TokenValues } from '@school/kernel';
import type { Connection } from '../../platform/database/database.ts';
import type { Design } from '../../engine/document/documents.ts';

/** Resources whose records are issued documents. */
export type PaperResource = 'generatedCertificate' | 'generatedIdCard' | 'transferCertificate';

/** A document as it was issued; pictures among its values are the ids of their files. */
export interface IssuedPaper {
  readonly code: string;
  readonly resource: PaperResource;
  readonly record: number;
  readonly revision: number;
  readonly document: string;
  readonly design: Design;
  readonly values: TokenValues;
}

/**
 * The next number of a counter. Its row stays locked until the transaction ends: a rollback leaves no gap, and nobody else
 * gets the same number.
 * @param start where the counter begins
 */
export const nextOfCount = async (
  connection: Connection,
  resource: PaperResource,
  count: string,
  start: number,
): Promise<number> => {
  const [row] = await connection.query<{ last: string }>({
    name: 'paper_series_next',
    text: `insert into series_counter (series, prefix, last) values ($1, $2, $3)
      on conflict (series, prefix) do update set last = series_counter.last + 1 returning last`,
    values: [`${resource}.number`, count, start],
  });
  return Number(row?.last);
};

/** Permanently records what a document states, and keeps the files it shows. */
export const keepPaper = async (
  connection: Connection,
  { code, resource, record, revision, document, design, values }: IssuedPaper,
  files: readonly number[],
): Promise<void> => {
  await connection.query({
    name: 'issued_paper_insert',
    text: `insert into issued_paper (code, resource, record_id, revision, document, paper, body, back, style, token_values)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    values: [
      code,
      resource,
      record,
      revision,
      document,
      design.paper,
      design.body,
      design.back ?? null,
      design.style,
      JSON.stringify(values),
    ],
  });
  if (files.length === 0) return;
  await connection.query({
    name: 'kept_file_insert',
    text: 'insert into kept_file (file_id) select unnest($1::bigint[]) on conflict do nothing',
    values: [files],
  });
};

const select = `select code, resource, record_id::float8 as record, revision, document, token_values as values,
  json_strip_nulls(json_build_object('paper', paper, 'body', body, 'back', back, 'style', style)) as design
  from issued_paper`;

/** The last revision of each of the documents, by record. */
export const papersOf = async (
  connection: Connection,
  resource: PaperResource,
  records: readonly number[],
): Promise<ReadonlyMap<number, IssuedPaper>> => {
  const rows = await connection.query<IssuedPaper>({
    name: 'issued_papers_of',
    text: `${select} p where resource = $1 and record_id = any($2::bigint[]) and revision =
      (select max(revision) from issued_paper l where l.resource = p.resource and l.record_id = p.record_id)`,
    values: [resource, records],
  });
  return new Map(rows.map((row) => [row.record, row]));
};

/** The document with a code, whichever revision; undefined for an invalid code. */
export const paperWithCode = async (
  connection: Connection,
  code: string,
): Promise<IssuedPaper | undefined> => {
  const [row] = await connection.query<IssuedPaper>({
    name: 'issued_paper_with_code',
    text: `${select} where code = $1 order by revision desc limit 1`,
    values: [code],
  });
  return row;
};
