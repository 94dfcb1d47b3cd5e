import { Inject, Injectable } from '@nestjs/common';
import { servicesFor } from '@school/kernel';
import type { Role } from '@school/kernel';
import type { CallContext } from '../../../engine/context.ts';
import { Engine } from '../../../engine/engine.ts';
import { Database } from '../../../platform/database/database.ts';
import { effectivePrivileges } from '../../../platform/sessions/effective-privileges.ts';
import { roleStateOf } from './role-state.ts';
import { personalUser, userById } from './user-rows.ts';

/** An account together with the menu that its rights open. */
@Injectable()
export class UserWithServices {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Engine) private readonly engine: Engine,
  ) {}

  async read(userId: number, { institute }: CallContext): Promise<object> {
    const connection = this.database.of(institute);
    const user = await userById(connection, userId);
    const state = await roleStateOf(connection, userId);
    const { catalogue } = this.engine;
    const role = user.entity_type as Role;
    const privileges = effectivePrivileges(role, state, catalogue.privileges);
    const services = user.blocked ? [] : servicesFor({ id: userId, role, privileges }, catalogue);
    return { ...personalUser(user), services };
  }
}
