import { subjectsInBatch } from '@school/resources';
import { f, list, rows } from '@school/kernel';
import { Body, Controller, Inject, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Principal } from '@school/kernel';
import type { RecordValues, Work } from '../../engine/behaviour.ts';
import { Caller } from '../../engine/calls/session.guard.ts';
import type { CallContext } from '../../engine/context.ts';
import type { Envelope } from '../../engine/envelope/envelope.ts';
import { bodyId, bodyIds, bodyList, bodyObject } from '../../engine/own-calls/body-values.ts';
import { invalidField } from '../../engine/envelope/refusals.ts';
import { requireAny } from '../../engine/own-calls/require-any.ts';
import { WriteCalls } from '../../engine/own-calls/write-calls.ts';
import { copiedValues, copySubjects, type Copied, type SubjectSource } from './copy-subjects.ts';
import { Described, clientRequestId } from '../../engine/calls/described.ts';

const keepers: readonly Principal[] = ['GeneralSettings', 'HrBasics', 'BatchManagement'];
const links = {
  courseSubjects: list(f.ref('courseSubject'), { max: 200 }),
  batches: list(f.ref('batch'), { max: 200 }),
  links: rows(subjectsInBatch, { max: 200 }),
  unlink: list(f.ref('subject'), { max: 200 }),
  clientRequestId,
};
const most = 200;

interface Linked extends Copied {
  readonly removed: number;
}
/** Subjects of a course that a batch should have. */
interface Link {
  readonly batch: number;
  readonly courseSubjects: readonly number[];
}
interface Wanted {
  readonly links: readonly Link[];
  /** Subjects of batches that are removed. */
  readonly unlink: readonly number[];
}

/** Every subject for every batch, and the additional ones for individual batches. */
const wantedOf = (sent: unknown): Wanted => {
  const body = bodyObject(sent, '', links);
  const courseSubjects = bodyIds(body['courseSubjects'], 'courseSubjects', most);
  const batches = bodyIds(body['batches'], 'batches', most);
  const single = bodyList(body['links'], 'links', most).map((value, index): Link => {
    const at = `links[${index}]`;
    const link = bodyObject(value, at, subjectsInBatch);
    return {
      batch: bodyId(link['batch'], `${at}.batch`),
      courseSubjects: bodyIds(link['courseSubjects'], `${at}.courseSubjects`, most),
    };
  });
  return {
    links: [...batches.map((batch) => ({ batch, courseSubjects })), ...single],
    unlink: bodyIds(body['unlink'], 'unlink', most),
  };
};

const sourceOf = (row: RecordValues): SubjectSource => ({
  values: copiedValues(row),
  courseSubject: Number(row['id']),
  subjectGroup: typeof row['subjectGroup'] === 'number' ? row['subjectGroup'] : null,
  electiveGroup: typeof row['electiveGroupName'] === 'string' ? row['electiveGroupName'] : null,
});

/** Adds every wanted subject to its batch of the same course, and removes those that nothing depends on. */
const link = async ({ links: wantedLinks, unlink }: Wanted, work: Work): Promise<Linked> => {
  for (const id of [...unlink].sort((a, b) => a - b)) await work.records.remove(work, 'subject', id);
  const rows = await work.records.list(work, 'courseSubject', {
    filter: { id_in: [...new Set(wantedLinks.flatMap(({ courseSubjects }) => courseSubjects))] },
    sort: [['sortOrder', 'ASC']],
    most: 5_000,
  });
  const created: string[] = [];
  const skipped: string[] = [];
  // The same order for all, so that two concurrent link calls never deadlock.
  for (const { batch: id, courseSubjects } of [...wantedLinks].sort((a, b) => a.batch - b.batch)) {
    const batch = await work.records.read(work, 'batch', id);
    if (!batch) throw invalidField('batches', 'notReference', 'Batch %{id} does not exist.', { id });
    const wanted = new Set<unknown>(courseSubjects);
    const sources = rows.filter((row) => row['course'] === batch['course'] && wanted.has(row['id']));
    const done = await copySubjects(work, sources.map(sourceOf), id);
    const named = (names: readonly string[]): string[] =>
      names.map((name) => `${String(batch['fullName'])}: ${name}`);
    created.push(...named(done.created));
    skipped.push(...named(done.skipped));
  }
  return { created, skipped, removed: unlink.length };
};

/** Subjects of a course in its batches. */
@Controller('setup/v1/Subjects')
export class SubjectLinkController {
  constructor(@Inject(WriteCalls) private readonly writes: WriteCalls) {}

  @Post('link')
  @Described('Brings subjects of a course into its batches or takes them out', { takes: links })
  link(
    @Body() sent: unknown,
    @Caller() caller: CallContext,
    @Req() request: FastifyRequest,
  ): Promise<Envelope<Linked>> {
    requireAny(caller.actor, keepers);
    const wanted = wantedOf(sent);
    return this.writes.run({ request, caller }, (work) => link(wanted, work));
  }
}
