import { Body, Controller, Get, Inject, Param, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { NotFound } from '@school/kernel';
import type { RecordValues } from '../../engine/behaviour.ts';
import { Caller } from '../../engine/calls/session.guard.ts';
import type { CallContext } from '../../engine/context.ts';
import { succeeded, type Envelope } from '../../engine/envelope/envelope.ts';
import { bodyId, bodyList, bodyObject } from '../../engine/own-calls/body-values.ts';
import { invalidField } from '../../engine/envelope/refusals.ts';
import { requireAny } from '../../engine/own-calls/require-any.ts';
import { WriteCalls } from '../../engine/own-calls/write-calls.ts';
import { IdPipe } from '../../platform/bodies/id.pipe.ts';
import { Database } from '../../platform/database/database.ts';
import { keepers } from './exam-rights.ts';
import {
  holdPlan,
  openSubjectsOfPlan,
  planFacts,
  type PlanFacts,
  type PlanSubject,
} from './exam-plan.store.ts';

const bodyKeys = new Set(['exams', 'clientRequestId']);
const examKeys = new Set(['subject', 'date', 'startTime', 'endTime', 'maximumMarks', 'minimumMarks', 'room']);

interface OpenPlan extends PlanFacts {
  readonly subjects: readonly PlanSubject[];
}

/** The exams that all batches of a plan have in common. */
@Controller('setup/v1/CourseExamGroup')
export class ExamPlanController {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(WriteCalls) private readonly writes: WriteCalls,
  ) {}

  /** Subjects, by their code, that batches of the plan have no exam of yet. */
  @Get(':plan/subjects')
  async subjects(
    @Param('plan', IdPipe) id: number,
    @Caller() caller: CallContext,
  ): Promise<Envelope<OpenPlan>> {
    requireAny(caller.actor, keepers);
    const connection = this.database.of(caller.institute);
    const plan = await planFacts(connection, id);
    if (!plan) throw new NotFound();
    return succeeded({ ...plan, subjects: await openSubjectsOfPlan(connection, id) });
  }

  /** Adds exams to the groups of all batches that have the subject, all or none. */
  @Post(':plan/exams')
  add(
    @Param('plan', IdPipe) id: number,
    @Body() sent: unknown,
    @Caller() caller: CallContext,
    @Req() request: FastifyRequest,
  ): Promise<Envelope<{ readonly created: number }>> {
    requireAny(caller.actor, keepers);
    const exams = bodyList(bodyObject(sent, '', bodyKeys)['exams'], 'exams', 100).map((value, at) => {
      const exam = bodyObject(value, `exams[${at}]`, examKeys);
      return { ...exam, subject: bodyId(exam['subject'], `exams[${at}].subject`) };
    });
    return this.writes.run({ request, caller }, async (work) => {
      await holdPlan(work.transaction, id);
      if (!(await planFacts(work.transaction, id))) throw new NotFound();
      const open = await openSubjectsOfPlan(work.transaction, id);
      const rows = exams.flatMap((exam, at): RecordValues[] => {
        const found = open.find(({ groups }) => groups.some(({ subject }) => subject === exam.subject));
        if (!found) {
          const message = 'No batch of the plan has such a subject without an exam.';
          throw invalidField(`exams[${at}].subject`, 'notReference', message);
        }
        return found.groups.map(({ group, ...one }) => ({ ...exam, ...one, examGroup: group }));
      });
      return { created: (await work.records.create(work, 'exam', rows, { system: true })).length };
    });
  }
}
