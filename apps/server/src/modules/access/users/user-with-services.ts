import { Inject, Injectable } from '@nestjs/common';
import { may, servicesFor } from '@school/kernel';
import type { RecordOf } from '../../../engine/behaviour.ts';
import type { CallContext } from '../../../engine/context.ts';
import { Engine } from '../../../engine/engine.ts';
import { RECORDS } from '../../../engine/records.ts';
import type { Records } from '../../../engine/records.ts';
import { Database } from '../../../platform/database/database.ts';
import { effectivePrivileges } from '../../../platform/sessions/effective-privileges.ts';
import { managesUsers } from './management.ts';
import { roleStateOf } from './role-state.ts';
import { personalUser, userById } from './user-rows.ts';

type ShownUser = RecordOf<'user'> &
  ReturnType<typeof personalUser> & {
    readonly services: ReturnType<typeof servicesFor>;
    readonly _labels?: { readonly roleGroups: readonly string[]; readonly employee: string | null };
  };

/** An account together with the menu that its rights open. */
@Injectable()
export class UserWithServices {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Engine) private readonly engine: Engine,
    @Inject(RECORDS) private readonly records: Records,
  ) {}

  /** User managers additionally get the whole record, read like any other. */
  async read(userId: number, caller: CallContext): Promise<ShownUser> {
    const connection = this.database.of(caller.institute);
    const user = await userById(connection, userId);
    const state = await roleStateOf(connection, userId);
    const { catalogue } = this.engine;
    const role = user.entity_type;
    const privileges = effectivePrivileges(role, state, catalogue.privileges);
    const services = user.blocked ? [] : servicesFor({ id: userId, role, privileges }, catalogue);
    const labels = {
      roleGroups: state.groups.map(({ name }) => name),
      employee: await this.employeeLabel(user.employee_id, caller),
    };
    const record = managesUsers(caller.actor) ? await this.records.read(caller, 'user', userId) : undefined;
    return { ...record, ...personalUser(user), services, ...(record ? { _labels: labels } : {}) };
  }

  /** Name of the employee for those who may read the record; null for others. */
  private async employeeLabel(id: string | null, caller: CallContext): Promise<string | null> {
    if (id === null || !managesUsers(caller.actor)) return null;
    const { access, title } = this.engine.catalogue.resource('employee');
    if (!may(caller.actor, access, 'read')) return null;
    const name = (await this.records.read(caller, 'employee', Number(id)))?.[title];
    return typeof name === 'string' ? name : null;
  }
}
