import { Invalid } from '@school/kernel';
import type { Call } from '../../calls/generic-call.ts';
import { refuseUnknown } from '../../calls/query-parameters.ts';
import { givenWords } from '../../print/report-words.ts';
import { auditExport } from '../export/export-call.ts';
import { servicesOf } from '../transfer-services.ts';
import { checkPaper } from './list-paper.ts';
import { paperKind } from './paper-job.ts';

const known = new Set(['columns', 'filter', 'sort', 'q', 'group', 'words']);

/** Starts the job that prints a list, after checking everything that can be wrong with the request. */
export const startPaper = async (call: Call): Promise<{ readonly jobId: string; readonly total: number }> => {
  const { engine, context, resource, query, body } = call;
  refuseUnknown(query, known);
  if (body !== undefined && body !== null && Object.keys(body).length > 0)
    throw new Invalid('The list is requested through parameters; the body must be empty.');
  const total = await checkPaper(call);
  const services = servicesOf(engine);
  const say = await services.words(context);
  const title = givenWords(query).get('title')?.trim() || say(resource.label[1]);
  await auditExport(call, 'pdf');
  const { jobId } = await services.jobs().start(context, paperKind, { resource: resource.key, title, query });
  return { jobId, total };
};
