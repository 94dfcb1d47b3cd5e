import { Body, Controller, Inject, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { f, type Principal } from '@school/kernel';
import type { RecordOf } from '../../engine/behaviour.ts';
import { Caller } from '../../engine/calls/session.guard.ts';
import type { CallContext } from '../../engine/context.ts';
import { type Envelope } from '../../engine/envelope/envelope.ts';
import { bodyDate, bodyId, bodyObject, bodyText } from '../../engine/own-calls/body-values.ts';
import { invalidField } from '../../engine/envelope/refusals.ts';
import { Described, clientRequestId } from '../../engine/calls/described.ts';
import { requireAny } from '../../engine/own-calls/require-any.ts';
import { WriteCalls } from '../../engine/own-calls/write-calls.ts';
import { type BorrowerKey } from './borrower.store.ts';
import { issueBook, type Issue } from './issue-book.ts';

const librarians: readonly Principal[] = ['LibraryManagement'];
const longestReason = 200;

const loan = {
  copy: f.ref('bookCopy', { required: true }),
  student: f.ref('student', { help: 'The borrower must be either a student or an employee' }),
  employee: f.ref('employee'),
  dueOn: f.date({ help: 'As the card setting says, if it is not said' }),
  overrideReason: f.text({ max: longestReason }),
  clientRequestId,
};

const issueFrom = (sent: unknown): Issue => {
  const body = bodyObject(sent, '', loan);
  const { student, employee, dueOn } = body;
  if ((student === undefined) === (employee === undefined)) {
    throw invalidField('student', 'required', 'The borrower must be either a student or an employee.');
  }
  const who: BorrowerKey =
    student === undefined
      ? { kind: 'EMPLOYEE', id: bodyId(employee, 'employee') }
      : { kind: 'STUDENT', id: bodyId(student, 'student') };
  return {
    copy: bodyId(body['copy'], 'copy'),
    who,
    dueOn: dueOn === undefined || dueOn === null ? undefined : bodyDate(dueOn, 'dueOn'),
    overrideReason: bodyText(body['overrideReason'], 'overrideReason', longestReason),
  };
};

/** The library desk: what a scanner reads, and who is standing in front of it. */
@Controller('setup/v1/LibraryDesk')
export class DeskController {
  constructor(@Inject(WriteCalls) private readonly writes: WriteCalls) {}

  /** Issues a copy. */
  @Post('issue')
  @Described('Issues a copy to a student or an employee', { takes: loan })
  issue(
    @Body() sent: unknown,
    @Caller() caller: CallContext,
    @Req() request: FastifyRequest,
  ): Promise<Envelope<RecordOf<'bookMovement'>>> {
    requireAny(caller.actor, librarians);
    const issue = issueFrom(sent);
    return this.writes.run({ request, caller }, (work) => issueBook(issue, work));
  }
}
