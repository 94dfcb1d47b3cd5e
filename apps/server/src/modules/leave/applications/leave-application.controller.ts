import { Body, Controller, Get, HttpCode, Inject, Param, Post, Req } from '@nestjs/common';
import { Forbidden, NotFound, isAmong } from '@school/kernel';
import { addDays, dayNumber } from '@school/domain';
import type { AwayRow, LeaveDecisionFacts, LeavePreview, LeaveStanding } from '@school/domain';
import type { FastifyRequest } from 'fastify';
import type { RecordValues } from '../../../engine/behaviour.ts';
import type { CallContext } from '../../../engine/context.ts';
import { Caller } from '../../../engine/calls/session.guard.ts';
import { succeeded } from '../../../engine/envelope/envelope.ts';
import type { Envelope } from '../../../engine/envelope/envelope.ts';
import { IdPipe } from '../../../platform/bodies/id.pipe.ts';
import { Database } from '../../../platform/database/database.ts';
import { bodyDate, bodyId, bodyObject, bodyText } from '../../../engine/own-calls/body-values.ts';
import type { BodyObject } from '../../../engine/own-calls/body-values.ts';
import { KnownQuery } from '../../../engine/own-calls/known-query.ts';
import type { KnownParameters } from '../../../engine/own-calls/known-query.ts';
import { idParameter } from '../../../engine/own-calls/id-or-all.ts';
import { WriteCalls } from '../../../engine/own-calls/write-calls.ts';
import { leaveEmployee } from '../balances/leave-employee.store.ts';
import type { LeaveEmployee } from '../balances/leave-employee.store.ts';
import { standingOf } from '../balances/standing.store.ts';
import { wrongAt } from '../leave-refusal.ts';
import { awayNames, awayRows } from './away.store.ts';
import { decisionFacts } from './decision-facts.store.ts';
import { wishOf, workOutLeave } from './work-out.ts';

const keys = new Set([
  'employee',
  'leaveType',
  'duration',
  'startDate',
  'endDate',
  'halfDaySession',
  'halfDayDate',
  'reason',
  'attachment',
  'clientRequestId',
]);
const longestRange = 62;

const isOffice = ({ actor }: CallContext): boolean => isAmong(actor, ['LeaveManagement']);

/** The employee of an application: the caller himself, or whom the personnel office names. */
const applicantOf = (body: BodyObject, caller: CallContext): number => {
  const own = caller.actor.employee ?? null;
  if (body['employee'] == null) {
    if (own === null) throw wrongAt('employee', 'required', 'Please choose an employee.');
    return own;
  }
  const employee = bodyId(body['employee'], 'employee');
  if (employee !== own && !isOffice(caller)) throw new NotFound();
  return employee;
};

const requireEmployee = (caller: CallContext): void => {
  if (!isAmong(caller.actor, ['EMPLOYEE', 'LeaveManagement'])) throw new Forbidden();
};

/** Whether somebody may look at the leave of an employee: himself, his managers and the office. */
const maySee = (caller: CallContext, { id, reportingManager, departmentHead }: LeaveEmployee): boolean => {
  const own = caller.actor.employee ?? null;
  return isOffice(caller) || (own !== null && [id, reportingManager, departmentHead].includes(own));
};

/** Applying for leave, balances, and who is away. */
@Controller('setup/v1/employeeLeave')
export class LeaveApplicationController {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(WriteCalls) private readonly writes: WriteCalls,
  ) {}

  @Post(['save', ''])
  @HttpCode(201)
  save(
    @Body() sent: unknown,
    @Caller() caller: CallContext,
    @Req() request: FastifyRequest,
  ): Promise<Envelope<RecordValues | undefined>> {
    requireEmployee(caller);
    const { clientRequestId, ...body } = bodyObject(sent, '', keys);
    const employee = applicantOf(body, caller);
    const single = body['endDate'] == null ? { endDate: body['startDate'] } : {};
    return this.writes.run(
      { request, caller, clientRequestId: bodyText(clientRequestId, 'clientRequestId', 200) },
      async (work) => {
        const values = { ...body, ...single, employee };
        const [saved] = await work.records.create(work, 'leaveApplication', [values], { system: true });
        return saved;
      },
      'Saved',
    );
  }

  /** What an application would come to; nothing is written. */
  @Post('preview')
  @HttpCode(200)
  async preview(@Body() sent: unknown, @Caller() caller: CallContext): Promise<Envelope<LeavePreview>> {
    requireEmployee(caller);
    const body = bodyObject(sent, '', keys);
    const startDate = bodyDate(body['startDate'], 'startDate');
    const endDate = body['endDate'] == null ? startDate : bodyDate(body['endDate'], 'endDate');
    const leaveType = bodyId(body['leaveType'], 'leaveType');
    // The document is asked for when it is sent.
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

  /** Balances of an employee, 0 for the caller himself, in the active leave year or the one that is named. */
  @Get('standing/:employeeId')
  async standing(
    @Param('employeeId') id: string,
    @KnownQuery(['leaveYear']) query: KnownParameters,
    @Caller() caller: CallContext,
  ): Promise<Envelope<LeaveStanding>> {
    requireEmployee(caller);
    const employee = id === '0' ? (caller.actor.employee ?? 0) : new IdPipe().transform(id);
    const connection = this.database.of(caller.institute);
    const found = await leaveEmployee(connection, employee);
    if (!found || !maySee(caller, found)) throw new NotFound();
    const leaveYear = idParameter('leaveYear', query['leaveYear']) || undefined;
    return succeeded(await standingOf(connection, employee, caller.today, leaveYear));
  }

  /** What bears on the decision about each application that waits for the caller. */
  @Get('deciding')
  async deciding(@Caller() caller: CallContext): Promise<Envelope<readonly LeaveDecisionFacts[]>> {
    requireEmployee(caller);
    const own = caller.actor.employee ?? -1;
    const viewer = isOffice(caller) ? 0 : own;
    return succeeded(await decisionFacts(this.database.of(caller.institute), { viewer, own }));
  }

  @Get('away')
  async away(
    @KnownQuery(['from', 'to', 'department']) query: KnownParameters,
    @Caller() caller: CallContext,
  ): Promise<Envelope<readonly AwayRow[]>> {
    requireEmployee(caller);
    const from = bodyDate(query['from'], 'from');
    const to = query['to'] === undefined ? addDays(from, 30) : bodyDate(query['to'], 'to');
    if (to < from || dayNumber(to) - dayNumber(from) > longestRange) {
      throw wrongAt('to', 'range', 'At most two months at a time.');
    }
    const department = idParameter('department', query['department']);
    // An account without an employee that is not the office's sees nobody.
    const viewer = isOffice(caller) ? 0 : (caller.actor.employee ?? -1);
    return succeeded(await awayRows(this.database.of(caller.institute), { from, to, department, viewer }));
  }
}
