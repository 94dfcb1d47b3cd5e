import { sentTeachers } from '@school/resources';
import { f, rows } from '@school/kernel';
import { Body, Controller, Inject, Put, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Principal } from '@school/kernel';
import type { Work } from '../../engine/behaviour.ts';
import { Caller } from '../../engine/calls/session.guard.ts';
import type { CallContext } from '../../engine/context.ts';
import type { Envelope } from '../../engine/envelope/envelope.ts';
import { bodyFlag, bodyId, bodyIds, bodyList, bodyObject } from '../../engine/own-calls/body-values.ts';
import { invalidField } from '../../engine/envelope/refusals.ts';
import { requireAny } from '../../engine/own-calls/require-any.ts';
import { WriteCalls } from '../../engine/own-calls/write-calls.ts';
import { actorId, writeAuditLines } from '../../engine/audit/audit-lines.ts';
import { addAllotments, lockLoads, loadsOf, teachersOf } from './allotment.store.ts';
import { overloaded, tooMuch } from './overload.ts';
import { Described, clientRequestId } from '../../engine/calls/described.ts';

const keepers: readonly Principal[] = ['EmployeeManagement', 'HrBasics', 'TimetableManagement'];
const mostSubjects = 100;
const mostTeachers = 100;
const allotments = { items: rows(sentTeachers, { max: mostSubjects }), override: f.flag(), clientRequestId };

interface Item {
  readonly subjectId: number;
  readonly employeeIds: readonly number[];
}

interface Saved {
  readonly saved: number;
  readonly overloaded: ReturnType<typeof overloaded>;
}

/** Adds the employees that are new and removes those not named; returns those added. */
const setTeachers = async ({ subjectId, employeeIds }: Item, work: Work): Promise<readonly number[]> => {
  const now = await teachersOf(work.transaction, subjectId);
  const kept = new Set(now.map(({ employeeId }) => employeeId));
  for (const { allotmentId, employeeId } of now) {
    if (!employeeIds.includes(employeeId)) await work.records.remove(work, 'workAllotment', allotmentId);
  }
  const added = employeeIds.filter((id) => !kept.has(id));
  const known = await loadsOf(work.transaction, 0, added);
  const stranger = added.find((id) => !known.some((row) => row.id === id));
  if (stranger !== undefined) {
    throw invalidField('employeeIds', 'notReference', 'Employee %{stranger} does not work here.', {
      stranger,
    });
  }
  const subject = await work.records.read(work, 'subject', subjectId, { system: true });
  if (!subject) throw invalidField('subjectId', 'notReference', 'The subject does not exist.');
  // The load is checked once all of them are there, since the office may override it.
  const rows = await addAllotments(work.transaction, subjectId, added, actorId(work));
  const lines = rows.map((row) => ({
    ...row,
    changes: { employee: [null, row.employeeId], subject: [null, subjectId] } as const,
  }));
  writeAuditLines(work, 'workAllotment', 'create', lines);
  return added;
};

/** Who teaches what. */
@Controller('setup/v1/WorkAllotment')
export class AllotmentController {
  constructor(@Inject(WriteCalls) private readonly writes: WriteCalls) {}

  /** Sets the teachers of subjects; anyone who would teach too much is refused unless the office overrides it. */
  @Put('save')
  @Described('Sets the teachers of subjects', { takes: allotments })
  save(
    @Body() sent: unknown,
    @Caller() caller: CallContext,
    @Req() request: FastifyRequest,
  ): Promise<Envelope<Saved>> {
    requireAny(caller.actor, keepers);
    const body = bodyObject(sent, '', allotments);
    const override = body['override'] == null ? false : bodyFlag(body['override'], 'override');
    const items = bodyList(body['items'], 'items', mostSubjects).map((value, index): Item => {
      const item = bodyObject(value, `items[${index}]`, sentTeachers);
      if (!Array.isArray(item['employeeIds'])) {
        // An empty list removes all teachers; a missing list must not.
        throw invalidField(`items[${index}].employeeIds`, 'required', 'A list of employees is required.');
      }
      return {
        subjectId: bodyId(item['subjectId'], `items[${index}].subjectId`),
        employeeIds: bodyIds(item['employeeIds'], `items[${index}].employeeIds`, mostTeachers),
      };
    });
    return this.writes.run({ request, caller }, async (work) => {
      await lockLoads(work.transaction, [...new Set(items.flatMap(({ employeeIds }) => employeeIds))]);
      const added: number[] = [];
      for (const item of items.toSorted((a, b) => a.subjectId - b.subjectId)) {
        added.push(...(await setTeachers(item, work)));
      }
      const rows = added.length === 0 ? [] : overloaded(await loadsOf(work.transaction, 0, added));
      if (rows.length > 0 && !override) throw tooMuch(rows);
      return { saved: items.length, overloaded: rows };
    });
  }
}
