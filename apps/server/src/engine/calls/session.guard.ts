import { SetMetadata, createParamDecorator } from '@nestjs/common';
import type { CanActivate, CustomDecorator, ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Authenticator } from '../authenticator.ts';
import type { CallContext } from '../context.ts';
import { assertOpenToClient } from './client-calls.ts';
import type { CallFeatures } from './call-features.ts';

const PUBLIC = 'school:public';

/** Marks a controller or call that needs no session. */
export const Public = (): CustomDecorator => SetMetadata(PUBLIC, true);

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller; known only in calls that need a session. */
    callContext: CallContext | undefined;
  }
}

/** Makes room in requests for the caller. */
export const keepCallers = (server: FastifyInstance): void => {
  server.decorateRequest('callContext', undefined);
};

/** The context of a request; only calls that need a session have one. */
export const contextOf = ({ callContext }: FastifyRequest): CallContext => {
  if (!callContext) throw new Error('A public call has no caller.');
  return callContext;
};

/** Parameter of a controller: the `CallContext` of the request. */
export const Caller = createParamDecorator((_: unknown, host: ExecutionContext) =>
  contextOf(host.switchToHttp().getRequest<FastifyRequest>()),
);

/** Admits nobody without a valid session, nor to what is switched off, and other programs only to what is open to them, except for calls marked as public. */
export class SessionGuard implements CanActivate {
  private readonly reflector = new Reflector();
  /** By controller and call, since calls may be inherited; reading the metadata costs more than the rest of the guard. */
  private readonly publicCalls = new WeakMap<object, WeakMap<object, boolean>>();
  private readonly authenticator: Authenticator;
  private readonly features: CallFeatures;

  constructor(authenticator: Authenticator, features: CallFeatures) {
    this.authenticator = authenticator;
    this.features = features;
  }

  async canActivate(host: ExecutionContext): Promise<boolean> {
    if (this.isPublic(host)) return true;
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const context = await this.authenticator.authenticate(request);
    assertOpenToClient(context.actor, host);
    this.features.assertOn(context.actor, host);
    const confirm = request.headers['x-confirm'];
    const [asks, agreed] = [confirm === 'ask', confirm === 'agreed'];
    request.callContext = asks || agreed ? { ...context, asks, agreed } : context;
    return true;
  }

  private isPublic(host: ExecutionContext): boolean {
    const [controller, call] = [host.getClass(), host.getHandler()];
    let ofController = this.publicCalls.get(controller);
    if (!ofController) this.publicCalls.set(controller, (ofController = new WeakMap()));
    const known = ofController.get(call);
    if (known !== undefined) return known;
    const found = this.reflector.getAllAndOverride<boolean | undefined>(PUBLIC, [call, controller]) ?? false;
    ofController.set(call, found);
    return found;
  }
}
