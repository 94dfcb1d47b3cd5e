import { NotFound } from '@school/kernel';
import type { RecordValues } from '../../engine/behaviour.ts';
import type { CallContext } from '../../engine/context.ts';
import { commonValues } from '../../engine/paper/common-values.ts';
import type { Design, DocumentBinding, KeptPaper } from '../../engine/document/documents.ts';
import { fieldValues } from '../../engine/paper/field-values.ts';
import type { Engine } from '../../engine/engine.ts';
import { letterhead, pictureOf } from '../../platform/letterhead/letterhead.ts';
import { designOf, documentFor, textOf, tokensUsed, usualDesign } from './issuing.ts';
import { papersFor, type PaperReader } from './kept-papers.ts';

const document = documentFor('tcTemplate', 'STUDENT');
const resource = 'transferCertificate';

/** A draft as it would be issued, marked as a draft. */
const draft = async (
  reader: PaperReader & { readonly engine: Engine },
  context: CallContext,
  row: RecordValues,
): Promise<KeptPaper> => {
  const { database, engine, files, records } = reader;
  const own = Number(row['template'] ?? 0);
  const filter = own > 0 ? { id: own } : { current: true };
  const asked = { filter, range: [0, 0] as const, system: true };
  const [template] = await records.list(context, 'tcTemplate', asked);
  const design: Design = template ? designOf(template, document) : usualDesign(document);
  const connection = database.of(context.institute);
  const head = await letterhead(connection);
  const picture = (id: number | null): Promise<string> => pictureOf(files, context.institute, id);
  const [values = {}] = await fieldValues(
    { engine, connection, context, head, picture },
    document,
    tokensUsed(design),
    [Number(row['id'])],
  );
  const common = commonValues(head, await picture(head.logoId), context.today);
  return {
    design,
    values: { ...values, ...common, number: '', issuedOn: '', verifyAddress: '' },
    name: textOf(row['studentName']),
    stamp: 'Draft',
  };
};

/** Transfer certificates: issued ones as they were issued, drafts in their current state. */
export const transferPapers = (reader: PaperReader & { readonly engine: Engine }): DocumentBinding => ({
  kept: async (context, ids) => {
    const papers: KeptPaper[] = [];
    for (const id of ids) {
      const row = await reader.records.read(context, resource, id);
      if (!row) throw new NotFound();
      if (row['status'] === 'DRAFT') papers.push(await draft(reader, context, row));
      else papers.push(...(await papersFor(reader, context, resource, [row])));
    }
    return papers;
  },
});
