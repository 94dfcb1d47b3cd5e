import { Body, Controller, Inject, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Principal } from '@school/kernel';
import type { Work } from '../../engine/behaviour.ts';
import { Caller } from '../../engine/calls/session.guard.ts';
import type { CallContext } from '../../engine/context.ts';
import type { Envelope } from '../../engine/envelope/envelope.ts';
import { bodyIds, bodyObject } from '../../engine/own-calls/body-values.ts';
import { invalidField } from '../../engine/own-calls/refusals.ts';
import { requireAny } from '../../engine/own-calls/require-any.ts';
import { WriteCalls } from '../../engine/own-calls/write-calls.ts';
import { copiedValues, copySubjects, type Copied } from './copy-subjects.ts';

const keepers: readonly Principal[] = ['GeneralSettings', 'HrBasics', 'BatchManagement'];
const bodyKeys = new Set(['courseSubjects', 'batches', 'unlink', 'clientRequestId']);
const most = 200;

interface Linked extends Copied {
  readonly removed: number;
}
interface Wanted {
  readonly courseSubjects: readonly number[];
  readonly batches: readonly number[];
  /** Subjects of batches that go. */
  readonly unlink: readonly number[];
}

/** Every chosen subject into every chosen batch of its course, and those taken away that nothing hangs on. */
const link = async ({ courseSubjects, batches, unlink }: Wanted, work: Work): Promise<Linked> => {
  for (const id of [...unlink].sort((a, b) => a - b)) await work.records.remove(work, 'subject', id);
  const rows = await work.records.list(work, 'courseSubject', {
    filter: { id_in: courseSubjects },
    sort: [['sortOrder', 'ASC']],
    range: [0, most],
  });
  const created: string[] = [];
  const skipped: string[] = [];
  for (const id of [...batches].sort((a, b) => a - b)) {
    const batch = await work.records.read(work, 'batch', id);
    if (!batch) throw invalidField('batches', 'notReference', `There is no batch ${id}.`);
    const sources = rows
      .filter(({ course }) => course === batch['course'])
      .map((row) => ({
        values: copiedValues(row),
        courseSubject: Number(row['id']),
        subjectGroup: typeof row['subjectGroup'] === 'number' ? row['subjectGroup'] : null,
        electiveGroup: typeof row['electiveGroupName'] === 'string' ? row['electiveGroupName'] : null,
      }));
    const done = await copySubjects(work, sources, id);
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
  link(
    @Body() sent: unknown,
    @Caller() caller: CallContext,
    @Req() request: FastifyRequest,
  ): Promise<Envelope<Linked>> {
    requireAny(caller.actor, keepers);
    const body = bodyObject(sent, '', bodyKeys);
    const ids = (key: keyof Wanted): readonly number[] => bodyIds(body[key] ?? [], key, most);
    const wanted = { courseSubjects: ids('courseSubjects'), batches: ids('batches'), unlink: ids('unlink') };
    return this.writes.run({ request, caller }, (work) => link(wanted, work));
  }
}
