import type { RightsOfUser } from '@school/domain';
import { Body, Controller, HttpCode, Inject, Param, Post, Put, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { setContentRange } from '../../../engine/calls/content-range.ts';
import { listRequestOf } from '../../../engine/calls/list-parameters.ts';
import { Described } from '../../../engine/calls/described.ts';
import { KnownQuery } from '../../../engine/own-calls/known-query.ts';
import type { KnownParameters } from '../../../engine/own-calls/known-query.ts';
import type { CallContext } from '../../../engine/context.ts';
import { Caller } from '../../../engine/calls/session.guard.ts';
import { succeeded } from '../../../engine/envelope/envelope.ts';
import type { Envelope } from '../../../engine/envelope/envelope.ts';
import { BodyPipe } from '../../../platform/bodies/body.pipe.ts';
import { IdPipe } from '../../../platform/bodies/id.pipe.ts';
import { Database } from '../../../platform/database/database.ts';
import type { Session } from '../../../platform/sessions/session.ts';
import { CurrentSession } from '../../../platform/sessions/current-session.ts';
import { Blocking } from './blocking.ts';
import { ChangePassword } from './change-password.ts';
import { managesUsers, requireManagement } from './management.ts';
import { RolesOfUser } from './roles-of-user.ts';
import { BlockBody, ChangePasswordBody, RoleGroupsBody, UsersByTypeBody } from './user.bodies.ts';
import { usersByType } from './user-rows.ts';
import { tellableOf } from './tellable-users.ts';
import type { TellableUser } from './tellable-users.ts';

/** Pickers without a range get at most this many; those with more people request pages. */
const mostPicked = 5_000;

interface Blocked {
  readonly id: number;
  readonly blocked: boolean;
}

/** Account calls that other records do not have. */
@Controller('setup/v1/user')
export class UserController {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(RolesOfUser) private readonly roles: RolesOfUser,
    @Inject(Blocking) private readonly blocking: Blocking,
    @Inject(ChangePassword) private readonly passwords: ChangePassword,
  ) {}

  @Post('update_role_group/:id')
  @Described('Sets the role groups of a user and the privileges given or denied directly')
  @HttpCode(200)
  async updateRoleGroups(
    @Param('id', IdPipe) id: number,
    @Body(new BodyPipe(RoleGroupsBody)) body: RoleGroupsBody,
    @Caller() caller: CallContext,
  ): Promise<Envelope<RightsOfUser>> {
    requireManagement(caller.actor);
    return succeeded(await this.roles.change(id, body, caller), 'The rights have been saved.');
  }

  /**
   * For people pickers: those whom the caller may choose (`tellableOf`). Blocked accounts are shown only to user managers.
   */
  @Post('get_users_by_type')
  @Described('Lists users of one kind for a picker')
  @HttpCode(200)
  async usersByType(
    @Body(new BodyPipe(UsersByTypeBody)) body: UsersByTypeBody,
    @KnownQuery(['range']) { range }: KnownParameters,
    @Caller() caller: CallContext,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Envelope<readonly TellableUser[]>> {
    const tell = tellableOf(caller.actor, body.entityType);
    if (!tell) return succeeded([]);
    const status = managesUsers(caller.actor) ? (body.entityStatus ?? 'ACTIVE') : 'ACTIVE';
    const span = listRequestOf(range === undefined ? {} : { range }).range ?? {
      offset: 0,
      limit: mostPicked,
    };
    const selection = {
      entityType: body.entityType,
      department: body.entityType === 'EMPLOYEE' ? (body.id ?? null) : null,
      blocked: status === 'ALL' ? null : status === 'BLOCKED',
    };
    const rows = await usersByType(this.database.of(caller.institute), selection, span);
    const shown = rows.length === 0 ? '*' : `${span.offset}-${span.offset + rows.length - 1}`;
    setContentRange(reply, `user ${shown}/${rows[0]?.total ?? 0}`);
    return succeeded(rows.map(tell));
  }

  @Put('blockByUserId/:id')
  @Described('Blocks a user')
  async block(
    @Param('id', IdPipe) id: number,
    @Body(new BodyPipe(BlockBody)) body: BlockBody,
    @Caller() caller: CallContext,
  ): Promise<Envelope<Blocked>> {
    requireManagement(caller.actor);
    await this.blocking.block(id, body.reason ?? null, caller);
    return succeeded({ id, blocked: true }, 'The user has been blocked.');
  }

  @Put('unblockByUserId/:id')
  @Described('Lets a blocked user sign in again')
  async unblock(@Param('id', IdPipe) id: number, @Caller() caller: CallContext): Promise<Envelope<Blocked>> {
    requireManagement(caller.actor);
    await this.blocking.unblock(id, caller);
    return succeeded({ id, blocked: false }, 'The user may sign in again.');
  }

  @Post('changePassword')
  @Described("Changes the caller's password, or for managers that of another user")
  @HttpCode(200)
  async changePassword(
    @Body(new BodyPipe(ChangePasswordBody)) body: ChangePasswordBody,
    @CurrentSession() session: Session,
    @Caller() caller: CallContext,
  ): Promise<Envelope<{ readonly password?: string }>> {
    const password = await this.passwords.change(body, session, caller);
    return succeeded(password === undefined ? {} : { password }, 'The password has been changed.');
  }
}
