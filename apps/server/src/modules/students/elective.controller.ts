import { Body, Controller, Get, Inject, Param, Put, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Conflict, NotFound, type Principal } from '@school/kernel';
import type { Work } from '../../engine/behaviour.ts';
import { actorId, writeAuditLines } from '../../engine/audit/audit-lines.ts';
import { Caller } from '../../engine/calls/session.guard.ts';
import type { CallContext } from '../../engine/context.ts';
import { succeeded, type Envelope } from '../../engine/envelope/envelope.ts';
import { bodyIds, bodyObject } from '../../engine/own-calls/body-values.ts';
import { invalidField } from '../../engine/envelope/refusals.ts';
import { requireAny } from '../../engine/own-calls/require-any.ts';
import { WriteCalls } from '../../engine/own-calls/write-calls.ts';
import { IdPipe } from '../../platform/bodies/id.pipe.ts';
import { Database } from '../../platform/database/database.ts';
import {
  addElectives,
  electiveStudents,
  electiveSubject,
  holdElectiveGroup,
  removeElectives,
  type ElectiveStudent,
  type ElectiveSubject,
} from './elective.store.ts';
import { studentSettingOf } from './student.store.ts';

const keepers: readonly Principal[] = ['BatchManagement'];
const mostStudents = 1000;
const bodyKeys = new Set(['students', 'clientRequestId']);

interface SubjectWithStudents extends ElectiveSubject {
  readonly students: readonly ElectiveStudent[];
}
interface Saved {
  readonly added: number;
  readonly removed: number;
}

/** @throws Conflict naming those who would take more subjects of the group than they may (R32) */
const refuseTooMany = (
  { maxChoices, groupName }: ElectiveSubject,
  adding: readonly ElectiveStudent[],
): void => {
  const over = adding.filter(({ others }) => others.length >= maxChoices);
  if (over.length === 0) return;
  const names = over.slice(0, 5).map(({ name, others }) => `${name} (${others.join(', ')})`);
  throw new Conflict('Of %{groupName} one may take %{maxChoices}: %{names}.', {
    code: 'TOO_MANY',
    params: { groupName, maxChoices, names: names.join('; ') },
    data: { students: over.map(({ id }) => id) },
  });
};

const setStudents = async (subject: number, chosen: readonly number[], work: Work): Promise<Saved> => {
  const { transaction } = work;
  const elective = await electiveSubject(transaction, subject);
  if (!elective) throw new NotFound();
  await holdElectiveGroup(transaction, elective.group);
  const { sortBy } = await studentSettingOf(transaction);
  const present = await electiveStudents(transaction, elective, sortBy);
  const stranger = chosen.find((id) => !present.some((student) => student.id === id));
  if (stranger !== undefined) {
    throw invalidField('students', 'notReference', 'Student %{stranger} is not in this batch.', { stranger });
  }
  const adding = present.filter(({ id, takes }) => !takes && chosen.includes(id));
  const leaving = present.filter(({ id, takes }) => takes && !chosen.includes(id));
  refuseTooMany(elective, adding);
  const ids = (students: readonly ElectiveStudent[]): number[] => students.map(({ id }) => id);
  const added = await addElectives(transaction, elective, ids(adding), actorId(work));
  writeAuditLines(work, 'studentElective', 'create', added);
  const removed = await removeElectives(transaction, subject, ids(leaving));
  writeAuditLines(work, 'studentElective', 'delete', removed);
  return { added: added.length, removed: removed.length };
};

/** Who takes which of the subjects that not everybody takes. */
@Controller('setup/v1/StudentElective')
export class ElectiveController {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(WriteCalls) private readonly writes: WriteCalls,
  ) {}

  /** The students of the batch of an elective subject, and who takes it. */
  @Get('subject/:subject')
  async students(
    @Param('subject', IdPipe) subject: number,
    @Caller() caller: CallContext,
  ): Promise<Envelope<SubjectWithStudents>> {
    requireAny(caller.actor, keepers);
    const connection = this.database.of(caller.institute);
    const elective = await electiveSubject(connection, subject);
    if (!elective) throw new NotFound();
    const { sortBy } = await studentSettingOf(connection);
    return succeeded({ ...elective, students: await electiveStudents(connection, elective, sortBy) });
  }

  /** Sets who takes the subject. */
  @Put('subject/:subject')
  save(
    @Param('subject', IdPipe) subject: number,
    @Body() sent: unknown,
    @Caller() caller: CallContext,
    @Req() request: FastifyRequest,
  ): Promise<Envelope<Saved>> {
    requireAny(caller.actor, keepers);
    const body = bodyObject(sent, '', bodyKeys);
    if (!Array.isArray(body['students'])) {
      throw invalidField('students', 'required', 'A list of students is needed.');
    }
    const students = bodyIds(body['students'], 'students', mostStudents);
    return this.writes.run({ request, caller }, (work) => setStudents(subject, students, work));
  }
}
