import { Inject, Injectable } from '@nestjs/common';
import { Invalid, f, list } from '@school/kernel';
import type { Document, Filter } from '@school/kernel';
import { Files } from '../../platform/files/files.ts';
import type { StoredFile } from '../../platform/files/stored-file.ts';
import { defineJob } from '../../platform/jobs/job.ts';
import { Jobs } from '../../platform/jobs/jobs.ts';
import type { CallContext } from '../context.ts';
import { bodyObject } from '../own-calls/body-values.ts';
import { invalidField } from '../envelope/refusals.ts';
import { RECORDS } from '../records.ts';
import type { Records } from '../records.ts';
import { Documents } from './documents.ts';
import { Printing } from './printing.ts';
import type { PdfFile } from './send-pdf.ts';
import { unknownPaper } from './unknown-paper.ts';
import { zipOf } from './zip-of.ts';

/** One file with all pages, or an archive with a file for each record. */
export type Packing = 'pdf' | 'zip';

interface Batch {
  readonly key: string;
  readonly packing?: Packing;
  readonly label: string;
  readonly ids: readonly number[];
  readonly paper?: string | undefined;
}

const mostRecords = 3_000;

/** What a batch is requested for: ids, or the filter of a list. */
export const batchBody = {
  ids: list(f.int({ min: 1 }), { max: mostRecords }),
  filter: f.json(),
  paper: f.text(),
  packing: f.choice({ pdf: 'One file', zip: 'A file for each' }),
};

const refuse = (field: string, code: string, message: string): Invalid =>
  new Invalid(message, [{ field, code, message }]);

const idsOf = (value: unknown): number[] => {
  const isList = Array.isArray(value) && value.length <= mostRecords;
  if (!isList || !value.every((id) => Number.isSafeInteger(id) && Number(id) > 0)) {
    throw invalidField('ids', 'notList', 'This must be a list of at most %{max}.', { max: mostRecords });
  }
  return [...new Set(value.map(Number))];
};

const packingOf = (body: unknown): Packing => {
  const packing = (body as { readonly packing?: unknown } | null | undefined)?.packing ?? 'pdf';
  if (packing !== 'pdf' && packing !== 'zip')
    throw refuse('packing', 'choice', 'packing must be pdf or zip.');
  return packing;
};

const resultOf = ({ id, name, type, size }: StoredFile): object => ({
  fileIds: [id],
  files: [{ id, name, type, size }],
  name,
});

/** Documents of many records as one file or as an archive of files, generated in the background. */
@Injectable()
export class DocumentBatches {
  /** The result names the file: `{fileIds: [7], files: [{id, name, type, size}]}`, as job trays offer it. */
  readonly definition = defineJob({
    kind: 'document.batch',
    title: ({ label, ids }: Batch) => `${label}, ${ids.length}`,
    run: async ({ key, label, ids, packing, paper }: Batch, { context, progress, signal }) => {
      await progress(0, ids.length);
      if (packing === 'zip') {
        const print = async (id: number): Promise<PdfFile> =>
          this.printing.print(context, key, [id], { paper });
        const archive = zipOf(ids, print, (done) => progress(done, ids.length));
        const about = { name: `${label}.zip`, type: 'application/zip', createdBy: context.actor.id };
        const file = await this.files.keep(context.institute, about, archive);
        return resultOf(file);
      }
      const { name, content } = await this.printing.print(context, key, ids, {
        paper,
        progress: (done) => progress(done, ids.length),
      });
      signal.throwIfAborted();
      const about = { name: `${name}.pdf`, type: 'application/pdf', createdBy: context.actor.id };
      const file = await this.files.keep(context.institute, about, content);
      return resultOf(file);
    },
  });

  constructor(
    @Inject(Documents) private readonly documents: Documents,
    @Inject(Printing) private readonly printing: Printing,
    @Inject(RECORDS) private readonly records: Records,
    @Inject(Files) private readonly files: Files,
    @Inject(Jobs) private readonly jobs: Jobs,
  ) {}

  /**
   * Starts the job for `{ids}` or `{filter}`; the filter covers the records that the caller sees. `packing: 'zip'` requests
   * a separate file for each record, `paper` one of the papers of the document.
   */
  async start(
    caller: CallContext,
    key: string,
    body: unknown,
  ): Promise<{ readonly jobId: string; readonly total: number }> {
    const document = this.documents.find(caller, key);
    const packing = packingOf(body);
    const { ids, paper } = await this.chosen(caller, document, body);
    if (ids.length === 0) throw refuse('ids', 'required', 'There is nothing to print.');
    const { jobId } = await this.jobs.start(caller, this.definition, {
      key,
      label: document.label,
      ids,
      packing,
      paper,
    });
    return { jobId, total: ids.length };
  }

  private async chosen(
    caller: CallContext,
    document: Document,
    body: unknown,
  ): Promise<Pick<Batch, 'ids' | 'paper'>> {
    const { ids, filter, paper } = bodyObject(body, '', batchBody);
    const wanted = paper === undefined ? undefined : document.papers.find((known) => known === paper);
    if (paper !== undefined && wanted === undefined) {
      throw unknownPaper(document);
    }
    if (ids !== undefined) return { ids: idsOf(ids), paper: wanted };
    if (typeof filter !== 'object' || filter === null)
      throw refuse('ids', 'required', 'Provide ids or a filter.');
    const range = [0, mostRecords - 1] as const;
    const rows = await this.records.list(caller, document.of, {
      filter: filter as Filter,
      fields: ['id'],
      range,
    });
    return { ids: rows.map(({ id }) => Number(id)), paper: wanted };
  }
}
