import { Body, Controller, HttpCode, Inject, Post } from '@nestjs/common';
import { Conflict, Invalid } from '@school/kernel';
import { Public } from '../../../engine/calls/session.guard.ts';
import { succeeded } from '../../../engine/envelope/envelope.ts';
import type { SignInAnswer } from './auth.controller.ts';
import type { Envelope } from '../../../engine/envelope/envelope.ts';
import { Described } from '../../../engine/calls/described.ts';
import { BodyPipe } from '../../../platform/bodies/body.pipe.ts';
import type { SessionOrigin } from '../../../platform/sessions/sessions.ts';
import { Origin } from '../request-origin.ts';
import { ServicesOfUser } from '../services-of-user.ts';
import { JwtLoginBody } from './auth.bodies.ts';
import { SignIn } from './sign-in.ts';

/**
 * What the JWT mode (000 §7.6) needs of its own; the rest are second addresses of the same calls. The fake mode is for development and
 * handled entirely in the browser, so its addresses only state that here.
 */
@Controller()
export class JwtController {
  constructor(
    @Inject(SignIn) private readonly signIns: SignIn,
    @Inject(ServicesOfUser) private readonly users: ServicesOfUser,
  ) {}

  @Public()
  @Post('post-jwt-login')
  @Described('Signs in a client of the JWT mode and answers the user with a token')
  @HttpCode(200)
  async login(
    @Body(new BodyPipe(JwtLoginBody)) { email, password }: JwtLoginBody,
    @Origin() origin: SessionOrigin,
  ): Promise<Envelope<SignInAnswer>> {
    const { session, token } = await this.signIns.signIn({ username: email, password }, origin);
    return succeeded({ ...(await this.users.signedIn(session)), token });
  }

  @Public()
  @Post(['post-fake-login', 'post-fake-profile', 'fake-forget-pwd'])
  @Described('Always refused, as the fake mode is answered in the browser')
  fake(): never {
    throw new Conflict('The fake mode is for development and is answered in the browser.', {
      code: 'FAKE_MODE',
    });
  }

  @Public()
  @Post('social-login')
  @Described('Always refused, as there is no social login')
  social(): never {
    throw new Invalid('Social login is not supported');
  }
}
