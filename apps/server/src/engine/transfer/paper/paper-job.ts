import { defineJob } from '../../../platform/jobs/job.ts';
import type { JobDefinition } from '../../../platform/jobs/job.ts';
import type { Query } from '../../calls/query-parameters.ts';
import { extendedResource } from '../../custom/custom-fields.ts';
import type { Engine } from '../../engine.ts';
import { servicesOf } from '../transfer-services.ts';
import { checkPaper, printList } from './list-paper.ts';

/** What a job of this kind receives. */
export interface PaperInput {
  readonly resource: string;
  readonly title: string;
  readonly query: Query;
}

/** Kind of the job; job records carry it. */
export const paperKind = { kind: 'export.pdf', title: ({ title }: PaperInput): string => `${title} (PDF)` };

/** The job that prints a list. The result names the file, as job trays offer it. */
export const paperJob = (engine: Engine): JobDefinition<PaperInput> =>
  defineJob({
    ...paperKind,
    run: async ({ resource: key, query }: PaperInput, { context, progress, signal }) => {
      const { institute } = context;
      const resource = await extendedResource(engine.database.of(institute), engine.catalogue.resource(key));
      const list = { engine, context, resource, query };
      const total = await checkPaper(list);
      await progress(0, total);
      const { name, content } = await printList(list, (done) => progress(done, total));
      signal.throwIfAborted();
      const about = { name: `${name}.pdf`, type: 'application/pdf', createdBy: context.actor.id };
      const { id, name: kept, type, size } = await servicesOf(engine).files().keep(institute, about, content);
      return { fileIds: [id], files: [{ id, name: kept, type, size }], name: kept };
    },
  });
