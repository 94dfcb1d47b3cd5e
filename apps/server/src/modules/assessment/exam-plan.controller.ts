import { newExam } from '@school/resources';
import { Body, Controller, Inject, Param, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { NotFound, f, rows } from '@school/kernel';
import { Caller } from '../../engine/calls/session.guard.ts';
import type { CallContext } from '../../engine/context.ts';
import { type Envelope } from '../../engine/envelope/envelope.ts';
import { bodyId, bodyList, bodyObject } from '../../engine/own-calls/body-values.ts';
import { invalidField } from '../../engine/envelope/refusals.ts';
import { requireAny } from '../../engine/own-calls/require-any.ts';
import { WriteCalls } from '../../engine/own-calls/write-calls.ts';
import { IdPipe } from '../../platform/bodies/id.pipe.ts';
import { keepers } from './exam-rights.ts';
import { holdPlan, openSubjectsOfPlan, planFacts } from './exam-plan.store.ts';
import { Described, clientRequestId } from '../../engine/calls/described.ts';
import { createExams } from './create-exams.ts';
import type { PlannedExam } from './create-exams.ts';

const examToAdd = { subject: f.ref('courseSubject', { required: true }), ...newExam };
const newExams = { exams: rows(examToAdd, { max: 100 }), clientRequestId };

/** The exams that all batches of a plan have in common. */
@Controller('setup/v1/CourseExamGroup')
export class ExamPlanController {
  constructor(@Inject(WriteCalls) private readonly writes: WriteCalls) {}

  /** Adds exams to the groups of all batches that have the subject, all or none. */
  @Post(':plan/exams')
  @Described('Adds exams to all exam groups of a plan', {
    takes: newExams,
  })
  add(
    @Param('plan', IdPipe) id: number,
    @Body() sent: unknown,
    @Caller() caller: CallContext,
    @Req() request: FastifyRequest,
  ): Promise<Envelope<{ readonly created: number }>> {
    requireAny(caller.actor, keepers);
    const exams = bodyList(bodyObject(sent, '', newExams)['exams'], 'exams', 100).map((value, at) => {
      const exam = bodyObject(value, `exams[${at}]`, examToAdd);
      return { ...exam, subject: bodyId(exam['subject'], `exams[${at}].subject`) };
    });
    return this.writes.run({ request, caller }, async (work) => {
      await holdPlan(work.transaction, id);
      if (!(await planFacts(work.transaction, id))) throw new NotFound();
      const open = await openSubjectsOfPlan(work.transaction, id);
      const rows = exams.flatMap((exam, at): PlannedExam[] => {
        const found = open.find(({ groups }) => groups.some(({ subject }) => subject === exam.subject));
        if (!found) {
          const message = 'No batch in the plan has this subject without an exam.';
          throw invalidField(`exams[${at}].subject`, 'notReference', message);
        }
        return found.groups.map(({ group, ...one }) => ({
          at,
          values: { ...exam, ...one, examGroup: group },
        }));
      });
      return { created: await createExams(rows, work) };
    });
  }
}
