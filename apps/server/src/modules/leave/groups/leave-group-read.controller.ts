import { Controller, Get, Inject, Param } from '@nestjs/common';
import { NotFound } from '@school/kernel';
import type { GroupPerson } from '@school/domain';
import type { CallContext } from '../../../engine/context.ts';
import { Caller } from '../../../engine/calls/session.guard.ts';
import { succeeded } from '../../../engine/envelope/envelope.ts';
import type { Envelope } from '../../../engine/envelope/envelope.ts';
import { IdPipe } from '../../../platform/bodies/id.pipe.ts';
import { Database } from '../../../platform/database/database.ts';
import type { Connection } from '../../../platform/database/database.ts';
import { KnownQuery } from '../../../engine/own-calls/known-query.ts';
import type { KnownParameters } from '../../../engine/own-calls/known-query.ts';
import { IdOrAllPipe, idParameter } from '../../../engine/own-calls/id-or-all.ts';
import { requireAny } from '../../../engine/own-calls/require-any.ts';
import { wrongAt } from '../leave-refusal.ts';
import { groupCounts, groupTypesOf, peopleOf } from './group-reads.store.ts';
import type { GroupTypeRow } from './group-reads.store.ts';

const shortest = 2;

/** Who is in which leave group, and what the groups have. */
@Controller('setup/v1/LeaveGroups')
export class LeaveGroupReadController {
  constructor(@Inject(Database) private readonly database: Database) {}

  @Get('getAllEmployees/:id')
  async employees(
    @Param('id', IdPipe) group: number,
    @KnownQuery(['departmentId']) query: KnownParameters,
    @Caller() caller: CallContext,
  ): Promise<Envelope<readonly GroupPerson[]>> {
    const department = idParameter('departmentId', query['departmentId']);
    return succeeded(
      await peopleOf(await this.of(caller, group), { membership: 'group', group, department }),
    );
  }

  @Get('getSavedEmployees/:group/:department')
  async savedEmployees(
    @Param('group', IdPipe) group: number,
    @Param('department', IdOrAllPipe) department: number,
    @Caller() caller: CallContext,
  ): Promise<Envelope<readonly GroupPerson[]>> {
    return succeeded(
      await peopleOf(await this.of(caller, group), { membership: 'group', group, department }),
    );
  }

  @Get('getAllleaveGroupbyGroupId/:id')
  async types(
    @Param('id', IdPipe) group: number,
    @Caller() caller: CallContext,
  ): Promise<Envelope<readonly GroupTypeRow[]>> {
    return succeeded(await groupTypesOf(await this.of(caller, group), group));
  }

  @Get('GetUnAssignedEmployeesToLeaveGroup/:id')
  async unassigned(
    @Param('id', IdPipe) group: number,
    @KnownQuery(['departmentId']) query: KnownParameters,
    @Caller() caller: CallContext,
  ): Promise<Envelope<readonly GroupPerson[]>> {
    const department = idParameter('departmentId', query['departmentId']);
    return succeeded(await peopleOf(await this.of(caller, group), { membership: 'none', department }));
  }

  @Get('getAllEmployeesByNumber/:id')
  async byNumber(
    @Param('id') number: string,
    @Caller() caller: CallContext,
  ): Promise<Envelope<readonly GroupPerson[]>> {
    return succeeded(
      await peopleOf(await this.of(caller), { membership: 'any', number: number.slice(0, 30) }),
    );
  }

  @Get('getByNameOrNumber/:x')
  async search(
    @Param('x') text: string,
    @Caller() caller: CallContext,
  ): Promise<Envelope<readonly GroupPerson[]>> {
    const search = text.trim().slice(0, 100);
    if (search.length < shortest) throw wrongAt('x', 'minLength', 'Please give two characters at least.');
    return succeeded(await peopleOf(await this.of(caller), { membership: 'any', search, few: true }));
  }

  @Get('LeavetypeNoAndEmployeeNo/getall')
  async counts(@Caller() caller: CallContext): Promise<Envelope<Awaited<ReturnType<typeof groupCounts>>>> {
    return succeeded(await groupCounts(await this.of(caller)));
  }

  @Get('getAllLeaveGroupTypes')
  async allTypes(@Caller() caller: CallContext): Promise<Envelope<readonly GroupTypeRow[]>> {
    return succeeded(await groupTypesOf(await this.of(caller), 0));
  }

  /** The tables of the institute, for who manages leave; a group that is named must be there. */
  private async of({ actor, institute }: CallContext, group?: number): Promise<Connection> {
    requireAny(actor, ['LeaveManagement']);
    const connection = this.database.of(institute);
    if (group === undefined) return connection;
    if (!(await connection.repository('leaveGroup').existsBy({ id: group }))) throw new NotFound();
    return connection;
  }
}
