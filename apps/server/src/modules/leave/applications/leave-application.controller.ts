import { Body, Controller, HttpCode, Inject, Post, Req } from '@nestjs/common';
import { Forbidden, NotFound, isAmong, f } from '@school/kernel';
import type { LeavePreview } from '@school/domain';
import type { FastifyRequest } from 'fastify';
import type { RecordOf } from '../../../engine/behaviour.ts';
import type { CallContext } from '../../../engine/context.ts';
import { Caller } from '../../../engine/calls/session.guard.ts';
import { succeeded } from '../../../engine/envelope/envelope.ts';
import type { Envelope } from '../../../engine/envelope/envelope.ts';
import { Database } from '../../../platform/database/database.ts';
import { bodyDate, bodyId, bodyObject, bodyText } from '../../../engine/own-calls/body-values.ts';
import type { BodyObject } from '../../../engine/own-calls/body-values.ts';
import { WriteCalls } from '../../../engine/own-calls/write-calls.ts';
import { leaveEmployee } from '../balances/leave-employee.store.ts';
import { wrongAt } from '../leave-refusal.ts';
import { awayNames } from './away.store.ts';
import { wishOf, workOutLeave } from './work-out.ts';
import { Described, clientRequestId } from '../../../engine/calls/described.ts';

const application = {
  employee: f.ref('employee', { help: 'The caller, if it is not said' }),
  leaveType: f.ref('leaveType', { required: true }),
  duration: f.text(),
  startDate: f.date({ required: true }),
  endDate: f.date({ help: 'The first day, if it is not said' }),
  halfDaySession: f.text(),
  halfDayDate: f.date(),
  reason: f.text(),
  attachment: f.file({ accept: ['pdf', 'jpg', 'jpeg', 'png'] }),
  clientRequestId,
};

const isOffice = ({ actor }: CallContext): boolean => isAmong(actor, ['LeaveManagement']);

/** The employee of an application: the caller, or whoever the personnel office names. */
const applicantOf = (body: BodyObject, caller: CallContext): number => {
  const own = caller.actor.employee ?? null;
  if (body['employee'] == null) {
    if (own === null) throw wrongAt('employee', 'required', 'Choose an employee.');
    return own;
  }
  const employee = bodyId(body['employee'], 'employee');
  if (employee !== own && !isOffice(caller)) throw new NotFound();
  return employee;
};

const requireEmployee = (caller: CallContext): void => {
  if (!isAmong(caller.actor, ['EMPLOYEE', 'LeaveManagement'])) throw new Forbidden();
};

/** Applying for leave, balances, and who is away. */
@Controller('setup/v1/employeeLeave')
export class LeaveApplicationController {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(WriteCalls) private readonly writes: WriteCalls,
  ) {}

  @Post(['save', ''])
  @Described('Applies for leave', { takes: application })
  @HttpCode(201)
  save(
    @Body() sent: unknown,
    @Caller() caller: CallContext,
    @Req() request: FastifyRequest,
  ): Promise<Envelope<RecordOf<'leaveApplication'> | undefined>> {
    requireEmployee(caller);
    const { clientRequestId: requestId, ...body } = bodyObject(sent, '', application);
    const employee = applicantOf(body, caller);
    const single = body['endDate'] == null ? { endDate: body['startDate'] } : {};
    return this.writes.run(
      { request, caller, clientRequestId: bodyText(requestId, 'clientRequestId', 200) },
      async (work) => {
        const values = { ...body, ...single, employee };
        const [saved] = await work.records.create(work, 'leaveApplication', [values], { system: true });
        return saved;
      },
      'Saved',
    );
  }

  /** What an application would amount to; nothing is written. */
  @Post('preview')
  @Described('What an application for leave would come to', { takes: application })
  @HttpCode(200)
  async preview(@Body() sent: unknown, @Caller() caller: CallContext): Promise<Envelope<LeavePreview>> {
    requireEmployee(caller);
    const body = bodyObject(sent, '', application);
    const startDate = bodyDate(body['startDate'], 'startDate');
    const endDate = body['endDate'] == null ? startDate : bodyDate(body['endDate'], 'endDate');
    const leaveType = bodyId(body['leaveType'], 'leaveType');
    // The document is requested on submission.
    const wish = wishOf({ ...body, startDate, endDate, leaveType, attachment: true });
    return this.database.transaction(caller.institute, async (transaction) => {
      const employee = await leaveEmployee(transaction, applicantOf(body, caller));
      if (!employee) throw new NotFound();
      const { available, cover } = await workOutLeave(transaction, employee, wish);
      const { rows, days, coveredDays, additionalDays, lopDays } = cover;
      const away = await awayNames(transaction, employee.id, employee.departmentId, startDate, endDate);
      const dates = rows.map(({ date, session }) => ({ date, session }));
      return succeeded({ days, coveredDays, additionalDays, lopDays, available, dates, away });
    });
  }
}
