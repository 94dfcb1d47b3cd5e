import { Inject, Module } from '@nestjs/common';
import type { OnModuleDestroy, OnModuleInit } from '@nestjs/common';
import { Engine } from '../../engine/engine.ts';
import { InstitutionPeriods } from '../../engine/query/institution-periods.ts';
import { AUTHENTICATOR } from '../../engine/authenticator.ts';
import { Views } from '../../engine/view/views.ts';
import { InstitutionClock } from '../../platform/clock/institution-clock.ts';
import { Jobs } from '../../platform/jobs/jobs.ts';
import { Sessions } from '../../platform/sessions/sessions.ts';
import { AuthController } from './auth/auth.controller.ts';
import { JwtController } from './auth/jwt.controller.ts';
import { OwnProfile } from './auth/own-profile.ts';
import { PasswordReset } from './auth/password-reset.ts';
import { PresentPassword } from './auth/present-password.ts';
import { SignIn } from './auth/sign-in.ts';
import { ClientTokens } from './oauth/client-tokens.ts';
import { newAccounts } from './first-sign-ins/accounts.store.ts';
import type { Chosen } from './first-sign-ins/accounts.store.ts';
import { firstSignInHandlers } from './first-sign-ins/first-sign-ins.operations.ts';
import { FirstSignIns } from './first-sign-ins/first-sign-ins.ts';
import { OAuthModule } from './oauth/oauth.module.ts';
import { ServicesOfUser } from './services-of-user.ts';
import { SessionAuthenticator } from './session-authenticator.ts';
import { SessionController } from './session.controller.ts';
import { SessionStream } from './session-stream.ts';
import { Blocking } from './users/blocking.ts';
import { ChangePassword } from './users/change-password.ts';
import { RolesOfUser } from './users/roles-of-user.ts';
import { UserWithServices } from './users/user-with-services.ts';
import { UserController } from './users/user.controller.ts';
import { userReadings } from './users/user.operations.ts';
import { Operations } from '../../engine/operation/operations.ts';

const idOrNull = (value: unknown): number | null => (value === undefined ? null : Number(value));

/** Who may sign in and what they may do. */
@Module({
  imports: [OAuthModule],
  exports: [ServicesOfUser],
  controllers: [AuthController, JwtController, SessionController, UserController],
  providers: [
    SignIn,
    PasswordReset,
    OwnProfile,
    PresentPassword,
    SessionStream,
    ClientTokens,
    ServicesOfUser,
    Blocking,
    ChangePassword,
    RolesOfUser,
    UserWithServices,
    FirstSignIns,
    {
      provide: AUTHENTICATOR,
      inject: [Sessions, ClientTokens, InstitutionClock, Engine],
      useFactory: (sessions: Sessions, clients: ClientTokens, clock: InstitutionClock, engine: Engine) =>
        new SessionAuthenticator({ sessions, clients, clock, periods: new InstitutionPeriods(engine) }),
    },
  ],
})
export class AccessModule implements OnModuleInit, OnModuleDestroy {
  constructor(
    @Inject(PasswordReset) private readonly resets: PasswordReset,
    @Inject(SessionStream) private readonly streams: SessionStream,
    @Inject(FirstSignIns) private readonly firstSignIns: FirstSignIns,
    @Inject(Jobs) private readonly jobs: Jobs,
    @Inject(Views) private readonly views: Views,
    @Inject(RolesOfUser) private readonly roles: RolesOfUser,
    @Inject(UserWithServices) private readonly users: UserWithServices,
    @Inject(Operations) private readonly operations: Operations,
  ) {}

  onModuleInit(): void {
    this.operations.bind(...userReadings(this.roles, this.users), ...firstSignInHandlers(this.firstSignIns));
    this.jobs.register(this.firstSignIns.definition);
    this.views.bind('firstSignIns', async ({ people, course, batch }, _, connection) => {
      const accounts = await newAccounts(connection, {
        people: people as Chosen['people'],
        course: idOrNull(course),
        batch: idOrNull(batch),
      });
      return accounts.map((account) => ({ ...account }));
    });
  }

  /** Links being written reach the outbox before the process stops; open streams would prevent that. */
  async onModuleDestroy(): Promise<void> {
    this.streams.endAll();
    await this.resets.settled();
  }
}
