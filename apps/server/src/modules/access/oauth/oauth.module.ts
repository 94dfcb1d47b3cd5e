import { Inject, Module } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Database } from '../../../platform/database/database.ts';
import { SETTINGS } from '../../../platform/platform.tokens.ts';
import type { Settings } from '../../../platform/settings/definitions.ts';
import { loadedOnce } from '../../../platform/loading/loaded-once.ts';
import { ClientSecretController } from './client-secret.controller.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Tokens for other programs. */
@Module({ controllers: [ClientSecretController] })
export class OAuthModule implements OnModuleInit {
  /** Loaded on the first request: most installations have no clients. */
  private readonly endpoint = loadedOnce(async (): Promise<Answer> => {
    const { createTokenEndpoint } = await import('./token-endpoint.ts');
    return createTokenEndpoint(this.database, `${this.settings.publicUrl}/oauth`).callback();
  });

  constructor(
    @Inject(HttpAdapterHost) private readonly host: HttpAdapterHost,
    @Inject(Database) private readonly database: Database,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** The library reads the raw request, so its body is not parsed here. */
  async onModuleInit(): Promise<void> {
    const server = this.host.httpAdapter.getInstance<FastifyInstance>();
    await server.register(async (scope) => {
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser('application/x-www-form-urlencoded', (_request, _body, done) => done(null));
      scope.post('/oauth/token', async (request, reply) => {
        const answer = await this.endpoint();
        reply.hijack();
        request.raw.url = '/token';
        await answer(request.raw, reply.raw);
      });
    });
  }
}
