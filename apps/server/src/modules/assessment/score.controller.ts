import { Body, Controller, Get, Inject, Param, Put, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { classAverage, toScore } from '@school/domain';
import type { ExamAttendance, GradeLevel } from '@school/domain';
import { NotFound, isAmong } from '@school/kernel';
import { Caller } from '../../engine/calls/session.guard.ts';
import type { CallContext } from '../../engine/context.ts';
import { succeeded, type Envelope } from '../../engine/envelope/envelope.ts';
import { bodyId, bodyList, bodyObject, bodyText } from '../../engine/own-calls/body-values.ts';
import { invalidField } from '../../engine/envelope/refusals.ts';
import { requireAny } from '../../engine/own-calls/require-any.ts';
import { WriteCalls } from '../../engine/own-calls/write-calls.ts';
import { IdPipe } from '../../platform/bodies/id.pipe.ts';
import { Database } from '../../platform/database/database.ts';
import { enterScores, type Entered, type SentScore } from './entering.ts';
import { keepers, makers, readers, readsSubject } from './exam-rights.ts';
import { partOf, scaleOf } from './exam.store.ts';
import { entryRows, examFacts, type EntryRow, type ExamFacts } from './score.store.ts';

const staff = ['EMPLOYEE', ...readers];
const bodyKeys = new Set(['examId', 'rows', 'clientRequestId']);
const rowKeys = new Set(['studentId', 'marks', 'gradingLevelId', 'status', 'remarks', 'version']);
const attendances: readonly string[] = ['PRESENT', 'ABSENT', 'EXEMPT', 'MALPRACTICE'];

interface MarkSheet extends ExamFacts {
  readonly scale: readonly GradeLevel[];
  readonly students: readonly EntryRow[];
  /** Of those with a mark, two decimals. */
  readonly average: string | null;
  /** Those who teach the batch another subject see the exam, and none of its students. */
  readonly mayRead: boolean;
  readonly mayEnter: boolean;
}

const marksIn = (value: unknown): string | null => {
  if (value === undefined || value === null || value === '') return null;
  return String(value).trim().slice(0, 20);
};

const versionIn = (value: unknown, at: string): number | null | undefined => {
  if (value === undefined || value === null) return value;
  if (Number.isSafeInteger(value)) return Number(value);
  throw invalidField(at, 'notInteger', 'The version must be a whole number.');
};

const rowFrom = (value: unknown, index: number): SentScore => {
  const at = `rows[${index}]`;
  const row = bodyObject(value, at, rowKeys);
  const status = row['status'] ?? 'PRESENT';
  if (typeof status !== 'string' || !attendances.includes(status)) {
    throw invalidField(`${at}.status`, 'notOption', 'This must be one of %{words}.', {
      words: attendances.join(', '),
    });
  }
  const level = row['gradingLevelId'];
  return {
    student: bodyId(row['studentId'], `${at}.studentId`),
    marks: marksIn(row['marks']),
    gradingLevel: level === undefined || level === null ? null : bodyId(level, `${at}.gradingLevelId`),
    attendanceStatus: status as ExamAttendance,
    remarks: bodyText(row['remarks'], `${at}.remarks`, 255) ?? null,
    version: versionIn(row['version'], `${at}.version`),
  };
};

/** Marks of an exam, entered for all of its students together. */
@Controller('setup/v1/examScore')
export class ScoreController {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(WriteCalls) private readonly writes: WriteCalls,
  ) {}

  /**
   * The students of an exam with their marks, for whoever teaches the subject or looks after the batch, and the office;
   * the exam alone for others who teach the batch.
   */
  @Get('exam/:exam')
  async sheet(
    @Param('exam', IdPipe) id: number,
    @Caller() caller: CallContext,
  ): Promise<Envelope<MarkSheet>> {
    const { actor } = caller;
    requireAny(actor, staff);
    const connection = this.database.of(caller.institute);
    const exam = await examFacts(connection, id);
    if (!exam) throw new NotFound();
    const mayRead = await readsSubject(actor, connection, exam);
    if (!mayRead && !actor.batches?.includes(exam.batch)) throw new NotFound();
    const students = mayRead ? await entryRows(connection, id) : [];
    const average = classAverage(students.map(({ marks }) => marks));
    const isTeacher = (await partOf(connection, actor.employee, exam)).teaches;
    return succeeded({
      ...exam,
      scale: await scaleOf(connection, exam.batch),
      students,
      mayRead,
      average: average ? toScore(average) : null,
      mayEnter: exam.status === 'PUBLISHED' ? isAmong(actor, keepers) : isAmong(actor, makers) || isTeacher,
    });
  }

  /** Keeps the rows that are right; `errors` names the others. */
  @Put('bulk')
  save(
    @Body() sent: unknown,
    @Caller() caller: CallContext,
    @Req() request: FastifyRequest,
  ): Promise<Envelope<Entered>> {
    requireAny(caller.actor, ['EMPLOYEE', ...makers]);
    const body = bodyObject(sent, '', bodyKeys);
    const exam = bodyId(body['examId'], 'examId');
    const rows = bodyList(body['rows'], 'rows', 1000).map(rowFrom);
    if (new Set(rows.map(({ student }) => student)).size < rows.length) {
      throw invalidField('rows', 'duplicate', 'A student stands here twice.');
    }
    return this.writes.run({ request, caller }, (work) => enterScores(exam, rows, work));
  }
}
