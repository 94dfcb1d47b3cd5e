import { Inject, Module, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { OfFeature } from '../../engine/calls/feature.ts';
import { Engine } from '../../engine/engine.ts';
import { Operations } from '../../engine/operation/operations.ts';
import { SETTINGS } from '../../platform/platform.tokens.ts';
import type { Settings } from '../../platform/settings/definitions.ts';
import { serveAnswers } from './answer-page.ts';
import { giveAnswerAddress } from './answer-token.ts';
import { alumniHandlers } from './invite.ts';

/** Former students: register, messages, events and the page where they respond. */
@OfFeature('alumni')
@Module({})
export class AlumniModule implements OnModuleInit {
  constructor(
    @Inject(Operations) private readonly operations: Operations,
    @Inject(Engine) private readonly engine: Engine,
    @Inject(SETTINGS) private readonly settings: Settings,
    @Inject(HttpAdapterHost) private readonly host: HttpAdapterHost,
  ) {}

  async onModuleInit(): Promise<void> {
    this.operations.bind(...alumniHandlers);
    const { publicUrl, jwtSecret: secret } = this.settings;
    giveAnswerAddress({ publicUrl, secret });
    await serveAnswers(this.host.httpAdapter.getInstance<FastifyInstance>(), this.engine, secret);
  }
}
