import { Body, Controller, Get, Inject, Param, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { NotFound, type Principal } from '@school/kernel';
import type { RecordValues } from '../../engine/behaviour.ts';
import { Caller } from '../../engine/calls/session.guard.ts';
import type { CallContext } from '../../engine/context.ts';
import { succeeded, type Envelope } from '../../engine/envelope/envelope.ts';
import { bodyDate, bodyId, bodyObject, bodyText } from '../../engine/own-calls/body-values.ts';
import { KnownQuery, type KnownParameters } from '../../engine/own-calls/known-query.ts';
import { invalidField } from '../../engine/envelope/refusals.ts';
import { requireAny } from '../../engine/own-calls/require-any.ts';
import { WriteCalls } from '../../engine/own-calls/write-calls.ts';
import { IdPipe } from '../../platform/bodies/id.pipe.ts';
import { Database } from '../../platform/database/database.ts';
import { borrowerOf, type Borrower, type BorrowerKey } from './borrower.store.ts';
import { borrowerAtDesk, findBorrowers, scanCopy, type BorrowerAtDesk, type ScannedCopy } from './desk.ts';
import { issueBook, type Issue } from './issue-book.ts';
import { libraryOf, type OwnLibrary } from './mine.ts';

const librarians: readonly Principal[] = ['LibraryManagement'];
const everybody: readonly Principal[] = ['EMPLOYEE', 'STUDENT', 'PARENT', 'ADMIN'];
const issueKeys = new Set(['copy', 'student', 'employee', 'dueOn', 'overrideReason', 'clientRequestId']);
const longest = 100;

const words = (given: string | undefined, field: string): string => {
  const text = (given ?? '').trim();
  if (text === '') throw invalidField(field, 'required', 'Something to look for is needed.');
  if (text.length > longest)
    throw invalidField(field, 'maxLength', 'At most %{max} characters.', { max: longest });
  return text;
};

const kindOf = (text: string): BorrowerKey['kind'] => {
  if (text === 'STUDENT' || text === 'EMPLOYEE') return text;
  throw new NotFound();
};

const issueFrom = (sent: unknown): Issue => {
  const body = bodyObject(sent, '', issueKeys);
  const { student, employee, dueOn } = body;
  if ((student === undefined) === (employee === undefined)) {
    throw invalidField('student', 'required', 'Either a student or an employee borrows.');
  }
  const who: BorrowerKey =
    student === undefined
      ? { kind: 'EMPLOYEE', id: bodyId(employee, 'employee') }
      : { kind: 'STUDENT', id: bodyId(student, 'student') };
  return {
    copy: bodyId(body['copy'], 'copy'),
    who,
    dueOn: dueOn === undefined || dueOn === null ? undefined : bodyDate(dueOn, 'dueOn'),
    overrideReason: bodyText(body['overrideReason'], 'overrideReason', 200),
  };
};

/** The desk of the library: what a scanner reads, and who stands in front of it. */
@Controller('setup/v1/LibraryDesk')
export class DeskController {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(WriteCalls) private readonly writes: WriteCalls,
  ) {}

  /** The copy with this barcode or number, and its loan. */
  @Get('copy')
  async copy(
    @KnownQuery(['code']) { code }: KnownParameters,
    @Caller() caller: CallContext,
  ): Promise<Envelope<ScannedCopy>> {
    requireAny(caller.actor, librarians);
    const connection = this.database.of(caller.institute);
    const copy = await scanCopy(connection, words(code, 'code'), caller.today);
    if (!copy) throw new NotFound();
    return succeeded(copy);
  }

  /** Borrowers by card or number, else by name. */
  @Get('borrowers')
  async borrowers(
    @KnownQuery(['q']) { q }: KnownParameters,
    @Caller() caller: CallContext,
  ): Promise<Envelope<readonly Borrower[]>> {
    requireAny(caller.actor, librarians);
    return succeeded(await findBorrowers(this.database.of(caller.institute), words(q, 'q')));
  }

  /** What a borrower has, may have and owes. */
  @Get('borrower/:kind/:id')
  async borrower(
    @Param('kind') kind: string,
    @Param('id', IdPipe) id: number,
    @Caller() caller: CallContext,
  ): Promise<Envelope<BorrowerAtDesk>> {
    requireAny(caller.actor, librarians);
    const connection = this.database.of(caller.institute);
    const who = await borrowerOf(connection, { kind: kindOf(kind), id });
    if (!who) throw new NotFound();
    return succeeded(await borrowerAtDesk(connection, who, caller));
  }

  /** A copy goes out. */
  @Post('issue')
  issue(
    @Body() sent: unknown,
    @Caller() caller: CallContext,
    @Req() request: FastifyRequest,
  ): Promise<Envelope<RecordValues>> {
    requireAny(caller.actor, librarians);
    const issue = issueFrom(sent);
    return this.writes.run({ request, caller }, (work) => issueBook(issue, work));
  }

  /** What the caller and his children have borrowed, reserved and owe. */
  @Get('mine')
  async mine(@Caller() caller: CallContext): Promise<Envelope<OwnLibrary>> {
    requireAny(caller.actor, everybody);
    const connection = this.database.of(caller.institute);
    return succeeded(await libraryOf(connection, caller.actor, caller.today));
  }
}
