import { Body, Controller, HttpCode, Inject, Post } from '@nestjs/common';
import { Conflict, Invalid } from '@school/kernel';
import type { CallContext } from '../../../engine/context.ts';
import { Caller, Public } from '../../../engine/calls/session.guard.ts';
import { succeeded } from '../../../engine/envelope/envelope.ts';
import type { Envelope } from '../../../engine/envelope/envelope.ts';
import { BodyPipe } from '../../../platform/bodies/body.pipe.ts';
import type { SessionOrigin } from '../../../platform/sessions/sessions.ts';
import { Origin } from '../request-origin.ts';
import { ServicesOfUser } from '../services-of-user.ts';
import { ForgotPasswordBody, JwtLoginBody, ProfileBody } from './auth.bodies.ts';
import { registrationClosed, resetAnswer } from './auth-words.ts';
import { OwnProfile } from './own-profile.ts';
import { PasswordReset } from './password-reset.ts';
import { SignIn } from './sign-in.ts';

/**
 * The calls of the JWT mode (000 §7.6): the same server under other addresses. The fake mode is for development and
 * answered in the browser alone, so its addresses only say that here.
 */
@Controller()
export class JwtController {
  constructor(
    @Inject(SignIn) private readonly signIns: SignIn,
    @Inject(ServicesOfUser) private readonly users: ServicesOfUser,
    @Inject(PasswordReset) private readonly resets: PasswordReset,
    @Inject(OwnProfile) private readonly profiles: OwnProfile,
  ) {}

  @Public()
  @Post('post-jwt-login')
  @HttpCode(200)
  async login(
    @Body(new BodyPipe(JwtLoginBody)) { email, password }: JwtLoginBody,
    @Origin() origin: SessionOrigin,
  ): Promise<Envelope<object>> {
    const { session, token } = await this.signIns.signIn({ username: email, password }, origin);
    return succeeded({ ...(await this.users.signedIn(session)), token });
  }

  @Public()
  @Post(['post-jwt-register', 'post-register'])
  register(): never {
    throw registrationClosed();
  }

  @Public()
  @Post('jwt-forget-pwd')
  @HttpCode(200)
  async forgotPassword(
    @Body(new BodyPipe(ForgotPasswordBody)) body: ForgotPasswordBody,
    @Origin() origin: SessionOrigin,
  ): Promise<Envelope<object>> {
    await this.resets.request(body.email, origin);
    return succeeded({}, resetAnswer);
  }

  @Post('post-jwt-profile')
  @HttpCode(200)
  async profile(
    @Body(new BodyPipe(ProfileBody)) body: ProfileBody,
    @Caller() caller: CallContext,
  ): Promise<Envelope<object>> {
    return succeeded(await this.profiles.change(body, caller), 'Your profile is saved.');
  }

  @Public()
  @Post(['post-fake-login', 'post-fake-profile', 'fake-forget-pwd'])
  fake(): never {
    throw new Conflict('The fake mode is for development and is answered in the browser.', {
      code: 'FAKE_MODE',
    });
  }

  @Public()
  @Post('social-login')
  social(): never {
    throw new Invalid('Social login is not supported');
  }
}
