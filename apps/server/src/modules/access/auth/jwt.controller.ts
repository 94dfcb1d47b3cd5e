import { Body, Controller, HttpCode, Inject, Post } from '@nestjs/common';
import { Conflict, Invalid } from '@school/kernel';
import type { CallContext } from '../../../engine/context.ts';
import { Caller, Public } from '../../../engine/calls/session.guard.ts';
import type { Envelope } from '../../../engine/envelope/envelope.ts';
import { BodyPipe } from '../../../platform/bodies/body.pipe.ts';
import type { SessionOrigin } from '../../../platform/sessions/sessions.ts';
import { Origin } from '../request-origin.ts';
import { ForgotPasswordBody, JwtLoginBody, ProfileBody } from './auth.bodies.ts';
import { AuthController } from './auth.controller.ts';

/**
 * The calls of the JWT mode (000 §7.6): the same server under other addresses. The fake mode is for development and
 * answered in the browser alone, so its addresses only say that here.
 */
@Controller()
export class JwtController {
  constructor(@Inject(AuthController) private readonly auth: AuthController) {}

  @Public()
  @Post('post-jwt-login')
  @HttpCode(200)
  login(
    @Body(new BodyPipe(JwtLoginBody)) { email, password }: JwtLoginBody,
    @Origin() origin: SessionOrigin,
  ): Promise<Envelope<object>> {
    return this.auth.login({ username: email, password }, origin);
  }

  @Public()
  @Post(['post-jwt-register', 'post-register'])
  register(): never {
    return this.auth.register();
  }

  @Public()
  @Post('jwt-forget-pwd')
  @HttpCode(200)
  forgotPassword(
    @Body(new BodyPipe(ForgotPasswordBody)) body: ForgotPasswordBody,
    @Origin() origin: SessionOrigin,
  ): Promise<Envelope<object>> {
    return this.auth.forgotPassword(body, origin);
  }

  @Post('post-jwt-profile')
  @HttpCode(200)
  profile(
    @Body(new BodyPipe(ProfileBody)) body: ProfileBody,
    @Caller() caller: CallContext,
  ): Promise<Envelope<object>> {
    return this.auth.profile(body, caller);
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
