import { Body, Controller, HttpCode, Inject, Post } from '@nestjs/common';
import type { CallContext } from '../../../engine/context.ts';
import { Caller, Public } from '../../../engine/calls/session.guard.ts';
import { succeeded } from '../../../engine/envelope/envelope.ts';
import type { Envelope } from '../../../engine/envelope/envelope.ts';
import { Described } from '../../../engine/calls/described.ts';
import { BodyPipe } from '../../../platform/bodies/body.pipe.ts';
import { Database } from '../../../platform/database/database.ts';
import type { Session } from '../../../platform/sessions/session.ts';
import { Sessions } from '../../../platform/sessions/sessions.ts';
import type { SessionOrigin } from '../../../platform/sessions/sessions.ts';
import { recordAccess } from '../access-audit.ts';
import { Origin } from '../request-origin.ts';
import { CurrentSession } from '../../../platform/sessions/current-session.ts';
import { ServicesOfUser } from '../services-of-user.ts';
import type { SignedInUser } from '../services-of-user.ts';
import { ForgotPasswordBody, LoginBody, ProfileBody, ResetPasswordBody } from './auth.bodies.ts';
import { registrationClosed, resetAnswer } from './auth-words.ts';
import { OwnProfile } from './own-profile.ts';
import type { Profile } from './own-profile.ts';
import { PasswordReset } from './password-reset.ts';
import { SignIn } from './sign-in.ts';

export type SignInAnswer = SignedInUser & { readonly token: string };

/** The message contains everything. */
type Nothing = Readonly<Record<string, never>>;

/** Sign-in, sign-out and the calls for people who cannot sign in; some have a second address for the JWT mode (000 §7.6). */
@Controller()
export class AuthController {
  constructor(
    @Inject(SignIn) private readonly signIns: SignIn,
    @Inject(ServicesOfUser) private readonly users: ServicesOfUser,
    @Inject(PasswordReset) private readonly resets: PasswordReset,
    @Inject(OwnProfile) private readonly profiles: OwnProfile,
    @Inject(Sessions) private readonly sessions: Sessions,
    @Inject(Database) private readonly database: Database,
  ) {}

  @Public()
  @Post('auth/login')
  @Described('Signs in and answers the user with a token')
  @HttpCode(200)
  async login(
    @Body(new BodyPipe(LoginBody)) body: LoginBody,
    @Origin() origin: SessionOrigin,
  ): Promise<Envelope<SignInAnswer>> {
    const { session, token } = await this.signIns.signIn(body, origin);
    const user = await this.users.signedIn(session);
    return succeeded({ ...user, token });
  }

  @Public()
  @Post('auth/token')
  @Described('Signs in and answers the user with a token')
  @HttpCode(200)
  token(
    @Body(new BodyPipe(LoginBody)) body: LoginBody,
    @Origin() origin: SessionOrigin,
  ): Promise<Envelope<SignInAnswer>> {
    return this.login(body, origin);
  }

  @Post('auth/logout')
  @Described('Ends the session of the caller')
  @HttpCode(200)
  async logout(
    @CurrentSession() session: Session,
    @Origin() origin: SessionOrigin,
  ): Promise<Envelope<Nothing>> {
    const userId = session.actor.id;
    await this.database.transaction(session.institute, async (transaction) => {
      await this.sessions.end(transaction, session.id, 'LOGOUT');
      await recordAccess(transaction, { verb: 'logout', userId, actorId: userId, origin });
    });
    return succeeded({}, 'Signed out.');
  }

  @Public()
  @Post(['auth/forgot-password', 'jwt-forget-pwd'])
  @Described('Mails a link for a new password')
  @HttpCode(200)
  async forgotPassword(
    @Body(new BodyPipe(ForgotPasswordBody)) body: ForgotPasswordBody,
    @Origin() origin: SessionOrigin,
  ): Promise<Envelope<Nothing>> {
    await this.resets.request(body.email, origin);
    return succeeded({}, resetAnswer);
  }

  @Public()
  @Post('auth/reset-password')
  @Described('Sets a new password with the token of a mailed link')
  @HttpCode(200)
  async resetPassword(
    @Body(new BodyPipe(ResetPasswordBody)) body: ResetPasswordBody,
    @Origin() origin: SessionOrigin,
  ): Promise<Envelope<Nothing>> {
    await this.resets.redeem(body, origin);
    return succeeded({}, 'Your password has been changed. You can now sign in with it.');
  }

  @Post(['auth/profile', 'post-jwt-profile'])
  @Described("Changes the caller's own profile")
  @HttpCode(200)
  async profile(
    @Body(new BodyPipe(ProfileBody)) body: ProfileBody,
    @Caller() caller: CallContext,
  ): Promise<Envelope<Profile>> {
    return succeeded(await this.profiles.change(body, caller), 'Your profile has been saved.');
  }

  /** Accounts are created by the office; the address responds so that clients can explain why. */
  @Public()
  @Post(['auth/register', 'post-jwt-register', 'post-register'])
  @Described('Always refused, as accounts are made by the office')
  register(): never {
    throw registrationClosed();
  }
}
