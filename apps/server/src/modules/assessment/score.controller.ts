import { sentScore } from '@school/resources';
import { f, rows } from '@school/kernel';
import { Body, Controller, Inject, Put, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { ExamAttendance } from '@school/domain';
import { Caller } from '../../engine/calls/session.guard.ts';
import type { CallContext } from '../../engine/context.ts';
import { type Envelope } from '../../engine/envelope/envelope.ts';
import { bodyFlag, bodyId, bodyList, bodyObject, bodyText } from '../../engine/own-calls/body-values.ts';
import { invalidField } from '../../engine/envelope/refusals.ts';
import { requireAny } from '../../engine/own-calls/require-any.ts';
import { WriteCalls } from '../../engine/own-calls/write-calls.ts';
import { enterScores, type Entered, type SentScore } from './entering.ts';
import { makers } from './exam-rights.ts';
import { Described, clientRequestId } from '../../engine/calls/described.ts';

const scores = {
  examId: f.ref('exam', { required: true }),
  rows: rows(sentScore, { max: 1000 }),
  reason: f.text({ max: 255, label: 'Why published marks change' }),
  isRetake: f.flag({ label: 'The exam was written again' }),
  clientRequestId,
};
const attendances: readonly string[] = ['PRESENT', 'ABSENT', 'EXEMPT', 'MALPRACTICE'];

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
  const row = bodyObject(value, at, sentScore);
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
  constructor(@Inject(WriteCalls) private readonly writes: WriteCalls) {}

  /** Stores the valid rows; `errors` lists the others. */
  @Put('bulk')
  @Described('Enters marks of an exam; wrong rows are named and the others kept', { takes: scores })
  save(
    @Body() sent: unknown,
    @Caller() caller: CallContext,
    @Req() request: FastifyRequest,
  ): Promise<Envelope<Entered>> {
    requireAny(caller.actor, ['EMPLOYEE', ...makers]);
    const body = bodyObject(sent, '', scores);
    const exam = bodyId(body['examId'], 'examId');
    const sentRows = bodyList(body['rows'], 'rows', 1000).map(rowFrom);
    if (new Set(sentRows.map(({ student }) => student)).size < sentRows.length) {
      throw invalidField('rows', 'duplicate', 'A student is listed twice.');
    }
    const told = {
      reason: bodyText(body['reason'], 'reason', 255) ?? null,
      isRetake: bodyFlag(body['isRetake'], 'isRetake'),
    };
    return this.writes.run({ request, caller }, (work) => enterScores(exam, sentRows, work, told));
  }
}
