import { Inject, Module } from '@nestjs/common';
import type { OnModuleDestroy } from '@nestjs/common';
import { Engine } from '../../engine/engine.ts';
import { InstitutionPeriods } from '../../engine/query/institution-periods.ts';
import { AUTHENTICATOR } from '../../engine/authenticator.ts';
import { InstitutionClock } from '../../platform/clock/institution-clock.ts';
import { Sessions } from '../../platform/sessions/sessions.ts';
import { AuthController } from './auth/auth.controller.ts';
import { JwtController } from './auth/jwt.controller.ts';
import { OwnProfile } from './auth/own-profile.ts';
import { PasswordReset } from './auth/password-reset.ts';
import { PresentPassword } from './auth/present-password.ts';
import { SignIn } from './auth/sign-in.ts';
import { ClientTokens } from './oauth/client-tokens.ts';
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
    {
      provide: AUTHENTICATOR,
      inject: [Sessions, ClientTokens, InstitutionClock, Engine],
      useFactory: (sessions: Sessions, clients: ClientTokens, clock: InstitutionClock, engine: Engine) =>
        new SessionAuthenticator({ sessions, clients, clock, periods: new InstitutionPeriods(engine) }),
    },
  ],
})
export class AccessModule implements OnModuleDestroy {
  constructor(
    @Inject(PasswordReset) private readonly resets: PasswordReset,
    @Inject(SessionStream) private readonly streams: SessionStream,
  ) {}

  /** Links that are being written get into the outbox before the process stops; open streams would keep it from that. */
  async onModuleDestroy(): Promise<void> {
    this.streams.endAll();
    await this.resets.settled();
  }
}
