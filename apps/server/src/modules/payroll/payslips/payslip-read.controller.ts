import { Controller, Get, Header, Headers, Inject, Param, Res } from '@nestjs/common';
import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { NotFound } from '@school/kernel';
import type {
  EmployeeRow,
  GroupEmployeeState,
  PayslipDetail,
  PayslipPeriod,
  PayslipRow,
  PayTotals,
  PeriodRow,
  SalaryListingRow,
} from '@school/domain';
import type { CallContext } from '../../../engine/context.ts';
import { Caller } from '../../../engine/calls/session.guard.ts';
import { badParameter } from '../../../engine/calls/query-parameters.ts';
import { Printing } from '../../../engine/document/printing.ts';
import { sendPdf } from '../../../engine/document/send-pdf.ts';
import { succeeded } from '../../../engine/envelope/envelope.ts';
import type { Envelope } from '../../../engine/envelope/envelope.ts';
import { IdPipe } from '../../../platform/bodies/id.pipe.ts';
import { Database } from '../../../platform/database/database.ts';
import type { Connection } from '../../../platform/database/database.ts';
import { ABSENCE_SOURCE } from '../../leave/attendance/absence-source.ts';
import type { AbsenceSource } from '../../leave/attendance/absence-source.ts';
import { headOf } from '../generation/employee-row.ts';
import { membersOf } from '../generation/member.store.ts';
import { checkDay, groupsFor, periodFor } from '../generation/preview.ts';
import type { PreviewSource } from '../generation/preview.ts';
import { regularList } from '../generation/regular-list.ts';
import { groupOf } from '../groups/group.store.ts';
import { bodyDate } from '../../../engine/own-calls/body-values.ts';
import { FailsWith } from '../../../engine/envelope/fails-with.ts';
import { KnownQuery } from '../../../engine/own-calls/known-query.ts';
import type { KnownParameters } from '../../../engine/own-calls/known-query.ts';
import { allRows, answerLongList, rangeParameter } from '../../../engine/own-calls/long-list.ts';
import { IdOrAllPipe, idParameter } from '../../../engine/own-calls/id-or-all.ts';
import { readers, readersAndOwners, seesAll } from '../http/rights.ts';
import { requireAny } from '../../../engine/own-calls/require-any.ts';
import { periodOfGroup } from '../periods/period-of-group.ts';
import { visiblePayslip } from './visible-payslip.ts';
import { payslipPlaces, payslipRows } from './payslip-row.store.ts';
import type { PayslipFilter } from './payslip-row.store.ts';
import { departmentsAndGroups, salaryListing } from './salary-listing.store.ts';
import { payslipPeriods } from './summary.store.ts';

/** Payslips of a list with their sums beside the data. */
type Listed = Envelope<readonly PayslipRow[]> & { readonly meta: PayTotals & { readonly count: number } };

/** A client that names PDF before anything else wants the file. */
const wantsPdf = (accept: string | undefined): boolean =>
  accept?.split(',', 1)[0]?.trim().startsWith('application/pdf') === true;

/** Payslips and those who have none yet. */
@Controller('setup/v1/paySlip')
export class PayslipReadController {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(ABSENCE_SOURCE) private readonly absences: AbsenceSource,
    @Inject(Printing) private readonly printing: Printing,
  ) {}

  @Get('getEmployeePayslips/:id')
  @FailsWith('Failed to fetch payslip')
  async ofEmployee(
    @Param('id', IdPipe) employee: number,
    @Caller() caller: CallContext,
  ): Promise<Envelope<readonly PayslipRow[]>> {
    requireAny(caller.actor, readersAndOwners);
    if (seesAll(caller.actor)) return succeeded(await payslipRows(this.of(caller), { employee }));
    if (caller.actor.employee !== employee) throw new NotFound();
    return succeeded(await payslipRows(this.of(caller), { employee, statuses: ['APPROVED'] }));
  }

  @Get('getAllPayslipPeriods')
  @FailsWith('Failed to fetch payslip periods')
  async periods(@Caller() caller: CallContext): Promise<Envelope<readonly PayslipPeriod[]>> {
    requireAny(caller.actor, readers);
    return succeeded(await payslipPeriods(this.of(caller)));
  }

  @Get('getGroupEmployeeByPeriod/:groupId/:period')
  async statesOfPeriod(
    @Param('groupId', IdOrAllPipe) groupId: number,
    @Param('period') period: string,
    @Caller() caller: CallContext,
  ): Promise<Envelope<readonly GroupEmployeeState[]>> {
    requireAny(caller.actor, readers);
    checkDay(period);
    const rows: GroupEmployeeState[] = [];
    for (const group of await groupsFor(this.of(caller), groupId)) {
      const members = await membersOf(this.of(caller), group.id, periodOfGroup(group, period));
      rows.push(
        ...members.map((member) => ({
          ...headOf(member),
          groupId: group.id,
          payslipId: member.payslip?.id ?? null,
          status: (member.payslip?.status ?? 'NONE') as GroupEmployeeState['status'],
          netPay: member.payslip?.netPay ?? null,
        })),
      );
    }
    return succeeded(rows);
  }

  @Get('getRegularEmployees/:groupId/:period')
  @FailsWith('Failed to fetch regular employees')
  async regular(
    @Param('groupId', IdOrAllPipe) groupId: number,
    @Param('period') period: string,
    @KnownQuery(['range']) query: KnownParameters,
    @Caller() caller: CallContext,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<object | Readable> {
    requireAny(caller.actor, readers);
    const range = rangeParameter(query['range']);
    const list = await regularList(this.source(caller), groupId, period);
    return answerLongList(reply, list, range, (rows) => succeeded(rows));
  }

  @Get('viewPaySlipsForPayPeriod/:groupId/:period')
  @FailsWith('Failed to fetch payslips for pay period')
  async ofPeriod(
    @Param('groupId', IdOrAllPipe) groupId: number,
    @Param('period') period: string,
    @KnownQuery(['range']) query: KnownParameters,
    @Caller() caller: CallContext,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<object | Readable> {
    requireAny(caller.actor, readers);
    const range = rangeParameter(query['range']);
    const connection = this.of(caller);
    const { ids, totals } = await payslipPlaces(connection, await this.filterOf(connection, groupId, period));
    const rowsOf = (some: readonly number[]): Promise<PayslipRow[]> => payslipRows(connection, { ids: some });
    return answerLongList(reply, { key: 'payslip', places: ids, rowsOf }, range, (rows): Listed => ({
      ...succeeded(rows),
      meta: { ...totals, count: ids.length },
    }));
  }

  @Get('getAllRejectedPayslips')
  async rejected(
    @KnownQuery(['groupId', 'departmentId']) query: KnownParameters,
    @Caller() caller: CallContext,
  ): Promise<Envelope<readonly PayslipRow[]>> {
    requireAny(caller.actor, readers);
    const group = idParameter('groupId', query['groupId']);
    const department = idParameter('departmentId', query['departmentId']);
    return succeeded(
      await payslipRows(this.of(caller), {
        statuses: ['REJECTED'],
        ...(group === 0 ? {} : { group }),
        ...(department === 0 ? {} : { department }),
      }),
    );
  }

  @Get('getDepartmentAndGroup')
  async options(@Caller() caller: CallContext): Promise<ReturnType<typeof succeeded>> {
    requireAny(caller.actor, readers);
    return succeeded(await departmentsAndGroups(this.of(caller)));
  }

  @Get('getPayslipListByDateAndGroup/:date/:groupId')
  async byDateAndGroup(
    @Param('date') date: string,
    @Param('groupId', IdOrAllPipe) groupId: number,
    @Caller() caller: CallContext,
  ): Promise<
    Envelope<{
      readonly period: PeriodRow | null;
      readonly generated: readonly PayslipRow[];
      readonly regular: readonly EmployeeRow[];
      readonly rejected: readonly PayslipRow[];
    }>
  > {
    requireAny(caller.actor, readers);
    const connection = this.of(caller);
    const rows = await payslipRows(connection, await this.filterOf(connection, groupId, date));
    const group = groupId === 0 ? undefined : await groupOf(connection, groupId);
    return succeeded({
      period: group ? periodFor(group, date) : null,
      generated: rows.filter(({ status }) => status !== 'REJECTED'),
      regular: await allRows(await regularList(this.source(caller), groupId, date)),
      rejected: rows.filter(({ status }) => status === 'REJECTED'),
    });
  }

  @Get('getEmpSalaryListingByDepartment/:id')
  @FailsWith('Failed to fetch salary listing')
  async salaries(
    @Param('id', IdOrAllPipe) department: number,
    @KnownQuery(['start-date', 'end-date']) query: KnownParameters,
    @Caller() caller: CallContext,
  ): Promise<Envelope<readonly SalaryListingRow[]>> {
    requireAny(caller.actor, readers);
    const [from, to] = ['start-date', 'end-date'].map((name) =>
      query[name] === undefined ? null : bodyDate(query[name], name),
    );
    return succeeded(await salaryListing(this.of(caller), department, from ?? null, to ?? null));
  }

  /** JSON, or the printed payslip with `format=pdf` or for who accepts nothing but PDF. */
  @Get(['get/:id', ':id'])
  @Header('cache-control', 'private, no-store')
  @FailsWith('Failed to fetch payslip')
  async one(
    @Param('id', IdPipe) id: number,
    @KnownQuery(['format']) { format }: KnownParameters,
    @Headers('accept') accept: string | undefined,
    @Caller() caller: CallContext,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Envelope<PayslipDetail> | Buffer> {
    requireAny(caller.actor, readersAndOwners);
    if (format !== undefined && format !== 'pdf' && format !== 'json') {
      throw badParameter('format', 'format must be json or pdf.');
    }
    if ((format ?? (wantsPdf(accept) ? 'pdf' : 'json')) === 'pdf') {
      return sendPdf(reply, await this.printing.print(caller, 'payslip', [id]));
    }
    return succeeded(await visiblePayslip(this.of(caller), caller.actor, id));
  }

  private async filterOf(connection: Connection, groupId: number, date: string): Promise<PayslipFilter> {
    checkDay(date);
    if (groupId === 0) return { from: date, to: date };
    const group = await groupOf(connection, groupId);
    return { group: group.id, payPeriod: periodOfGroup(group, date).start };
  }

  private of({ institute }: CallContext): Connection {
    return this.database.of(institute);
  }

  private source(caller: CallContext): PreviewSource {
    return { connection: this.of(caller), absences: this.absences, today: caller.today };
  }
}
