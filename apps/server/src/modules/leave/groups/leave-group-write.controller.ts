import { Body, Controller, Delete, HttpCode, Inject, Param, Post, Put, Req } from '@nestjs/common';
import { Conflict, f, list, rows } from '@school/kernel';
import type { FastifyRequest } from 'fastify';
import type { RecordOf, Work } from '../../../engine/behaviour.ts';
import type { CallContext } from '../../../engine/context.ts';
import { Caller } from '../../../engine/calls/session.guard.ts';
import type { Envelope } from '../../../engine/envelope/envelope.ts';
import { IdPipe } from '../../../platform/bodies/id.pipe.ts';
import { bodyDate, bodyId, bodyIds, bodyList, bodyObject } from '../../../engine/own-calls/body-values.ts';
import { Described, clientRequestId } from '../../../engine/calls/described.ts';
import { KnownQuery } from '../../../engine/own-calls/known-query.ts';
import type { KnownParameters } from '../../../engine/own-calls/known-query.ts';
import { requireAny } from '../../../engine/own-calls/require-any.ts';
import { WriteCalls } from '../../../engine/own-calls/write-calls.ts';
import { Database } from '../../../platform/database/database.ts';
import { succeeded } from '../../../engine/envelope/envelope.ts';
import { activeYear } from '../balances/leave-type.store.ts';
import { creditInGroup } from '../credit/credit-leave.ts';
import { peopleOf } from './group-reads.store.ts';
import { groupOf, typesOf } from './group-types.ts';

const most = 5_000;
const newMembers = {
  employeeIds: list(f.ref('employee'), { max: most }),
  addedOn: f.date({ help: 'Today, if it is not said' }),
  clientRequestId,
};
const typeInGroup = {
  leaveTypeId: f.ref('leaveType', { required: true }),
  leaveCount: f.decimal({ required: true, scale: 1 }),
};
const groupTypes = {
  leaveGroupId: f.ref('leaveGroup', { required: true }),
  leaveTypes: rows(typeInGroup, { max: 100 }),
  clientRequestId,
};

const refuseGrouped = async (work: Work, employees: readonly number[]): Promise<void> => {
  const people = await peopleOf(work.transaction, { membership: 'any', employees });
  const grouped = people.filter(({ leaveGroupId }) => leaveGroupId !== null);
  if (grouped.length === 0) return;
  const names = grouped.slice(0, 5).map(({ name, leaveGroupName }) => `${name} (${leaveGroupName})`);
  throw new Conflict('Already in a leave group: %{names}.', {
    code: 'ALREADY_GROUPED',
    params: { names: `${names.join(', ')}${grouped.length > 5 ? ' …' : ''}` },
    data: { employees: grouped.map(({ employeeId }) => employeeId) },
  });
};

/** Adds employees and leave types to leave groups and removes them. */
@Controller('setup/v1/LeaveGroups')
export class LeaveGroupWriteController {
  constructor(
    @Inject(WriteCalls) private readonly writes: WriteCalls,
    @Inject(Database) private readonly database: Database,
  ) {}

  /** The id is in the body. */
  @Put('update')
  @Described('Changes a leave group; its id stands in the body', { takes: 'leaveGroup' })
  update(
    @Body() sent: Readonly<Record<string, unknown>> | undefined,
    @Caller() caller: CallContext,
    @Req() request: FastifyRequest,
  ): Promise<Envelope<RecordOf<'leaveGroup'>>> {
    requireAny(caller.actor, ['LeaveManagement']);
    const { id, ...values } = sent ?? {};
    const group = bodyId(id, 'id');
    return this.writes.run(
      { request, caller },
      (work) => work.records.update(work, 'leaveGroup', group, values),
      'Saved',
    );
  }

  /** The id is in the query or in the body. */
  @Delete('delete')
  @Described('Deletes a leave group')
  remove(
    @KnownQuery(['id']) query: KnownParameters,
    @Body() sent: Readonly<Record<string, unknown>> | undefined,
    @Caller() caller: CallContext,
    @Req() request: FastifyRequest,
  ): Promise<Envelope<{ readonly id: number }>> {
    requireAny(caller.actor, ['LeaveManagement']);
    const id = bodyId(query['id'] ?? sent?.['id'], 'id');
    return this.writes.run(
      { request, caller },
      async (work) => {
        await work.records.remove(work, 'leaveGroup', id);
        return { id };
      },
      'Deleted',
    );
  }

  @Post('AddEmployessIntoGroup/:id')
  @Described('Brings employees into a leave group', { takes: newMembers })
  @HttpCode(200)
  addEmployees(
    @Param('id', IdPipe) leaveGroup: number,
    @Body() sent: unknown,
    @Caller() caller: CallContext,
    @Req() request: FastifyRequest,
  ): Promise<Envelope<{ readonly added: number }>> {
    requireAny(caller.actor, ['LeaveManagement']);
    const body = Array.isArray(sent) ? { employeeIds: sent as unknown } : bodyObject(sent, '', newMembers);
    const employees = bodyIds(body['employeeIds'], 'employeeIds', most);
    const addedOn = body['addedOn'] == null ? caller.today : bodyDate(body['addedOn'], 'addedOn');
    return this.writes.run({ request, caller }, async (work) => {
      await groupOf(work, leaveGroup);
      await refuseGrouped(work, employees);
      const members = employees.map((employee) => ({ leaveGroup, employee, addedOn }));
      await work.records.create(work, 'leaveGroupMember', members);
      return { added: members.length };
    });
  }

  /** What the employees would be credited on joining the group; nothing is written. */
  @Post('creditPreview/:id')
  @Described('What employees would be credited in a leave group', { takes: newMembers })
  @HttpCode(200)
  async preview(
    @Param('id', IdPipe) leaveGroup: number,
    @Body() sent: unknown,
    @Caller() caller: CallContext,
  ): Promise<Envelope<Awaited<ReturnType<typeof creditInGroup>>>> {
    requireAny(caller.actor, ['LeaveManagement']);
    const body = bodyObject(sent, '', newMembers);
    const employees = bodyIds(body['employeeIds'], 'employeeIds', most);
    const addedOn = body['addedOn'] == null ? caller.today : bodyDate(body['addedOn'], 'addedOn');
    const connection = this.database.of(caller.institute);
    const year = await activeYear(connection);
    if (!year) return succeeded([]);
    return succeeded(await creditInGroup(connection, year, caller.today, { employees, leaveGroup, addedOn }));
  }

  @Post('AddLeaveTypesIntoGroup/save')
  @Described('Adds leave types to a leave group', { takes: groupTypes })
  @HttpCode(200)
  addTypes(
    @Body() sent: unknown,
    @Caller() caller: CallContext,
    @Req() request: FastifyRequest,
  ): Promise<Envelope<RecordOf<'leaveGroup'>>> {
    requireAny(caller.actor, ['LeaveManagement']);
    const body = bodyObject(sent, '', groupTypes);
    const id = bodyId(body['leaveGroupId'], 'leaveGroupId');
    const wanted = bodyList(body['leaveTypes'], 'leaveTypes', 100).map((entry, index) => {
      const type = bodyObject(entry, `leaveTypes[${index}]`, typeInGroup);
      return {
        leaveType: bodyId(type['leaveTypeId'], `leaveTypes[${index}].leaveTypeId`),
        leaveCount: type['leaveCount'],
      };
    });
    return this.writes.run({ request, caller }, async (work) => {
      const kept = typesOf(await groupOf(work, id)).filter(
        ({ leaveType }) => !wanted.some((type) => type.leaveType === leaveType),
      );
      return work.records.update(work, 'leaveGroup', id, { types: [...kept, ...wanted] });
    });
  }
}
