import { NotFound, isAmong, tokensOf } from '@school/kernel';
import type { Filter, TokenValues } from '@school/kernel';
import { catalogue } from '@school/resources';
import type { RecordValues } from '../../engine/behaviour.ts';
import type { CallContext } from '../../engine/context.ts';
import type { DocumentBinding, KeptPaper } from '../../engine/document/documents.ts';
import type { Records } from '../../engine/records.ts';
import { verifyAddress } from '../verification/verify-address.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Files } from '../../platform/files/files.ts';
import { pictureOf } from '../../platform/letterhead/letterhead.ts';
import { textOf } from './issuing.ts';
import { papersOf, type IssuedPaper, type PaperResource } from './paper.store.ts';

/** What stored documents are read with. */
export interface PaperReader {
  readonly database: Database;
  readonly records: Records;
  readonly files: Files;
  readonly publicUrl: string;
}

const keepers: Readonly<Record<PaperResource, readonly string[]>> = {
  generatedCertificate: ['Certificates'],
  generatedIdCard: ['IdCards'],
  transferCertificate: ['TransferCertificates'],
};
const states: Readonly<Record<string, string>> = {
  CANCELLED: 'Revoked',
  EXPIRED: 'Expired',
  LOST: 'Lost',
  REPLACED: 'Replaced',
};
const numbers = {
  generatedCertificate: 'number',
  generatedIdCard: 'cardNumber',
  transferCertificate: 'number',
};

/** What is printed across a document: that it is invalid, a duplicate, or a copy for the person it is about. */
const stampFor = (resource: PaperResource, row: RecordValues, { actor }: CallContext): string | undefined => {
  const state = states[String(row['status'])];
  if (state !== undefined) return state;
  if (Number(row['duplicates'] ?? 0) > 0 || row['isDuplicate'] === true) return 'Duplicate';
  return isAmong(actor, keepers[resource]) ? undefined : 'Copy';
};

/** Values of a document with its pictures and the address of its code. */
export const shownValues = async (
  { document, values, code }: Pick<IssuedPaper, 'document' | 'values' | 'code'>,
  { files, publicUrl }: Pick<PaperReader, 'files' | 'publicUrl'>,
  institute: string,
): Promise<TokenValues> => {
  const definition = catalogue.documents.find(({ key }) => key === document);
  const pictures: Record<string, string> = {};
  for (const [key, token] of Object.entries(definition ? tokensOf(definition) : {})) {
    const id = token.kind === 'image' ? Number(values[key] ?? '') : 0;
    if (id > 0) pictures[key] = await pictureOf(files, institute, id);
  }
  return { ...values, ...pictures, verifyAddress: verifyAddress(publicUrl, institute, code) };
};

const portion = 200;

/** Rows that the caller sees, in the order of the ids. @throws NotFound if one of them does not exist */
const seen = async (
  { records }: PaperReader,
  context: CallContext,
  resource: PaperResource,
  filter: Filter,
): Promise<readonly RecordValues[]> =>
  records.list(context, resource, { filter, sort: [['id', 'ASC']], range: [0, 3_000] });

/** Documents of rows as they were issued. */
export const papersFor = async (
  reader: PaperReader,
  context: CallContext,
  resource: PaperResource,
  rows: readonly RecordValues[],
): Promise<readonly KeptPaper[]> => {
  const connection = reader.database.of(context.institute);
  const kept: KeptPaper[] = [];
  for (let from = 0; from < rows.length; from += portion) {
    const some = rows.slice(from, from + portion);
    const papers = await papersOf(
      connection,
      resource,
      some.map(({ id }) => Number(id)),
    );
    for (const row of some) {
      const paper = papers.get(Number(row['id']));
      if (!paper) throw new NotFound();
      const stamp = stampFor(resource, row, context);
      kept.push({
        design: paper.design,
        values: await shownValues(paper, reader, context.institute),
        name: textOf(row[numbers[resource]]).replaceAll('/', '-'),
        ...(stamp === undefined ? {} : { stamp }),
      });
    }
  }
  return kept;
};

/** Individual documents by their own ids. */
export const singlePapers = (reader: PaperReader, resource: PaperResource): DocumentBinding => ({
  kept: async (context, ids) => {
    const rows = await seen(reader, context, resource, { id_in: [...ids] });
    const byId = new Map(rows.map((row) => [Number(row['id']), row]));
    const ordered = ids.map((id) => {
      const row = byId.get(id);
      if (!row) throw new NotFound();
      return row;
    });
    return papersFor(reader, context, resource, ordered);
  },
});

/** All documents that were issued together. */
export const papersOfRuns = (reader: PaperReader, resource: PaperResource): DocumentBinding => ({
  kept: async (context, ids) => {
    const rows = await seen(reader, context, resource, { run_in: [...ids] });
    return papersFor(reader, context, resource, rows);
  },
});
