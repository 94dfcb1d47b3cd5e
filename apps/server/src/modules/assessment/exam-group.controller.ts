import { newExam } from '@school/resources';
import { Body, Controller, Inject, Param, Post, Put, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { areWeights } from '@school/domain';
import { NotFound, f, list, rows } from '@school/kernel';
import { actorId, writeAuditLines } from '../../engine/audit/audit-lines.ts';
import type { Work } from '../../engine/behaviour.ts';
import { Caller } from '../../engine/calls/session.guard.ts';
import type { CallContext } from '../../engine/context.ts';
import { type Envelope } from '../../engine/envelope/envelope.ts';
import { bodyId, bodyIds, bodyList, bodyObject } from '../../engine/own-calls/body-values.ts';
import { invalidField } from '../../engine/envelope/refusals.ts';
import { requireAny } from '../../engine/own-calls/require-any.ts';
import { WriteCalls } from '../../engine/own-calls/write-calls.ts';
import { IdPipe } from '../../platform/bodies/id.pipe.ts';
import { keepers, makers } from './exam-rights.ts';
import { groupFacts, groupsOfBatch, holdBatch } from './exam.store.ts';
import { setWeights } from './grouping.store.ts';
import { generateBatch, refreshGrouped, type Generated } from './grouped-results.ts';
import { Described, clientRequestId } from '../../engine/calls/described.ts';
import { createExams } from './create-exams.ts';

const examToAdd = { subject: f.ref('subject', { required: true }), ...newExam };
const newExams = { exams: rows(examToAdd, { max: 100 }), clientRequestId };
const weight = {
  examGroupId: f.ref('examGroup', { required: true }),
  weightage: f.percent({ required: true }),
};
const weights = { items: rows(weight, { max: 100 }), clientRequestId };
const generated = { batchIds: list(f.ref('batch'), { min: 1, max: 60 }), clientRequestId };

const weightOf = (value: unknown, at: string): string => {
  const text = String(value ?? '');
  if (/^\d{1,3}(\.\d{1,2})?$/.test(text)) return text;
  throw invalidField(at, 'notNumber', 'This must be a percentage.');
};

/** Stores the weights of the groups of a batch; groups not named have none (R9). */
const weigh = async (
  batch: number,
  items: readonly { readonly group: number; readonly weight: string }[],
  work: Work,
): Promise<{ readonly changed: number }> => {
  await holdBatch(work.transaction, batch);
  const groups = await groupsOfBatch(work.transaction, batch);
  items.forEach(({ group }, at) => {
    const known = groups.find(({ id }) => id === group);
    const place = `items[${at}].examGroupId`;
    if (!known) throw invalidField(place, 'notReference', 'The batch does not have this exam group.');
    if (known.examType === 'GRADES')
      throw invalidField(place, 'GRADES', 'Exam groups with grades only cannot be weighted.');
  });
  if (items.length > 0 && !areWeights(items.map(({ weight }) => weight))) {
    throw invalidField('items', 'NOT_100', 'The weights must add up to 100.');
  }
  const before = new Map(groups.map(({ id, weight }) => [id, weight]));
  const changed = await setWeights(work.transaction, batch, items, actorId(work));
  writeAuditLines(
    work,
    'examGroup',
    'update',
    changed.map(({ weight, ...row }) => ({
      ...row,
      changes: { weight: [before.get(row.id) ?? null, weight] },
    })),
  );
  if (changed.length > 0) await refreshGrouped([batch], work);
  return { changed: changed.length };
};

/** Exams of a group, weights of the groups of a batch, and the results across them. */
@Controller('setup/v1')
export class ExamGroupController {
  constructor(@Inject(WriteCalls) private readonly writes: WriteCalls) {}

  /** Adds exams to a group, all or none. */
  @Post('ExamGroup/:group/exams')
  @Described('Adds exams to an exam group', {
    takes: newExams,
  })
  add(
    @Param('group', IdPipe) id: number,
    @Body() sent: unknown,
    @Caller() caller: CallContext,
    @Req() request: FastifyRequest,
  ): Promise<Envelope<{ readonly created: number }>> {
    requireAny(caller.actor, makers);
    const exams = bodyList(bodyObject(sent, '', newExams)['exams'], 'exams', 100).map((value, at) =>
      bodyObject(value, `exams[${at}]`, examToAdd),
    );
    return this.writes.run({ request, caller }, async (work) => {
      const group = await groupFacts(work.transaction, id);
      if (!group) throw new NotFound();
      const rows = exams.map((exam, at) => ({ at, values: { ...exam, examGroup: id, batch: group.batch } }));
      return { created: await createExams(rows, work) };
    });
  }

  @Put('ExamGroup/grouping/:batch')
  @Described('Sets the weights of the exam groups of a batch', {
    takes: weights,
  })
  weigh(
    @Param('batch', IdPipe) batch: number,
    @Body() sent: unknown,
    @Caller() caller: CallContext,
    @Req() request: FastifyRequest,
  ): Promise<Envelope<{ readonly changed: number }>> {
    requireAny(caller.actor, keepers);
    const items = bodyList(bodyObject(sent, '', weights)['items'], 'items', 100).map((value, at) => {
      const item = bodyObject(value, `items[${at}]`, weight);
      return {
        group: bodyId(item['examGroupId'], `items[${at}].examGroupId`),
        weight: weightOf(item['weightage'], `items[${at}].weightage`),
      };
    });
    return this.writes.run({ request, caller }, (work) => weigh(batch, items, work));
  }

  /** Calculates the grouped results of batches, all or none. */
  @Post('ReportSetting/generate')
  @Described('Works out the grouped results of batches', { takes: generated })
  generate(
    @Body() sent: unknown,
    @Caller() caller: CallContext,
    @Req() request: FastifyRequest,
  ): Promise<Envelope<readonly Generated[]>> {
    requireAny(caller.actor, keepers);
    const batches = bodyIds(bodyObject(sent, '', generated)['batchIds'], 'batchIds', 60);
    if (batches.length === 0) throw invalidField('batchIds', 'required', 'Choose batches.');
    return this.writes.run({ request, caller }, async (work) => {
      const done: Generated[] = [];
      for (const batch of batches.toSorted((a, b) => a - b)) done.push(await generateBatch(batch, work));
      return done;
    });
  }
}
