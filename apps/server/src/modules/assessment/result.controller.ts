import { Controller, Get, Inject, Param } from '@nestjs/common';
import { NotFound } from '@school/kernel';
import { Caller } from '../../engine/calls/session.guard.ts';
import type { CallContext } from '../../engine/context.ts';
import { succeeded, type Envelope } from '../../engine/envelope/envelope.ts';
import { requireAny } from '../../engine/own-calls/require-any.ts';
import { RECORDS } from '../../engine/records.ts';
import type { Records } from '../../engine/records.ts';
import { IdPipe } from '../../platform/bodies/id.pipe.ts';
import { Database } from '../../platform/database/database.ts';
import { groupFacts } from './exam.store.ts';
import { readers } from './exam-rights.ts';
import { papersOf } from './report-cards.ts';

/** What a result is made of. */
@Controller('setup/v1/ExamResult')
export class ResultController {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(RECORDS) private readonly records: Records,
  ) {}

  /** The subjects of a result, for whoever sees it. */
  @Get(':id/subjects')
  async subjects(
    @Param('id', IdPipe) id: number,
    @Caller() caller: CallContext,
  ): Promise<Envelope<readonly object[]>> {
    requireAny(caller.actor, [...readers, 'STUDENT', 'PARENT']);
    const result = await this.records.read(caller, 'examResult', id);
    if (!result) throw new NotFound();
    const connection = this.database.of(caller.institute);
    const group = await groupFacts(connection, Number(result['examGroup']));
    if (!group) throw new NotFound();
    const papers = await papersOf(connection, group);
    return succeeded(papers(Number(result['student'])));
  }
}
