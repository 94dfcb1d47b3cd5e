import { Inject, Module, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { OfFeature } from '../../engine/calls/feature.ts';
import { Engine } from '../../engine/engine.ts';
import { Operations } from '../../engine/operation/operations.ts';
import { InstitutionClock } from '../../platform/clock/institution-clock.ts';
import { SETTINGS } from '../../platform/platform.tokens.ts';
import type { Settings } from '../../platform/settings/definitions.ts';
import { serveCallbacks } from './callbacks.ts';
import { onlinePaymentHandlers } from './online-payment.operations.ts';
import { PaymentClock } from './payment-clock.ts';

/** Family payments through gateways. */
@OfFeature('onlinePayments')
@Module({ providers: [PaymentClock], exports: [PaymentClock] })
export class OnlinePaymentsModule implements OnModuleInit {
  constructor(
    @Inject(HttpAdapterHost) private readonly host: HttpAdapterHost,
    @Inject(Engine) private readonly engine: Engine,
    @Inject(Operations) private readonly operations: Operations,
    @Inject(InstitutionClock) private readonly clock: InstitutionClock,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  async onModuleInit(): Promise<void> {
    this.operations.bind(...onlinePaymentHandlers(this.settings.publicUrl));
    const server = this.host.httpAdapter.getInstance<FastifyInstance>();
    await serveCallbacks(server, { engine: this.engine, clock: this.clock });
  }
}
