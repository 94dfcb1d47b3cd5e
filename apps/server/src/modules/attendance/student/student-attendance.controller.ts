import { Controller, Get, Inject, Param } from '@nestjs/common';
import type { StudentTimeline } from '@school/domain';
import { Caller } from '../../../engine/calls/session.guard.ts';
import type { CallContext } from '../../../engine/context.ts';
import { succeeded, type Envelope } from '../../../engine/envelope/envelope.ts';
import { bodyDate } from '../../../engine/own-calls/body-values.ts';
import { idParameter } from '../../../engine/own-calls/id-or-all.ts';
import { KnownQuery, type KnownParameters } from '../../../engine/own-calls/known-query.ts';
import { requireAny } from '../../../engine/own-calls/require-any.ts';
import { IdPipe } from '../../../platform/bodies/id.pipe.ts';
import { Database } from '../../../platform/database/database.ts';
import { attendanceStaff } from '../limits.ts';
import { readTimeline } from './read-timeline.ts';

const day = (query: KnownParameters, name: string): string | undefined =>
  query[name] === undefined ? undefined : bodyDate(query[name], name);

/** The attendance of one student, for staff, for himself and for parents. */
@Controller('setup/v1/attendanceSystem/student')
export class StudentAttendanceController {
  constructor(@Inject(Database) private readonly database: Database) {}

  @Get(':student')
  async read(
    @Param('student', IdPipe) student: number,
    @KnownQuery(['batchId', 'from', 'to']) query: KnownParameters,
    @Caller() caller: CallContext,
  ): Promise<Envelope<StudentTimeline>> {
    requireAny(caller.actor, [...attendanceStaff, 'STUDENT', 'PARENT']);
    const batch = idParameter('batchId', query['batchId']);
    const asked = {
      student,
      batch: batch === 0 ? null : batch,
      from: day(query, 'from'),
      to: day(query, 'to'),
    };
    return succeeded(await readTimeline(this.database.of(caller.institute), asked, caller));
  }
}
