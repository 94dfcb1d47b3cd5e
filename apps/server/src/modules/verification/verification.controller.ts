import { Controller, Get, Header, Inject, Param, Req } from '@nestjs/common';
import { NotFound } from '@school/kernel';
import type { VerifiedPaper } from '@school/domain';
import type { FastifyRequest } from 'fastify';
import { Public } from '../../engine/calls/session.guard.ts';
import { succeeded } from '../../engine/envelope/envelope.ts';
import type { Envelope } from '../../engine/envelope/envelope.ts';
import { productContext } from '../../engine/product-context.ts';
import { Described } from '../../engine/calls/described.ts';
import { InstitutionClock } from '../../platform/clock/institution-clock.ts';
import { Database } from '../../platform/database/database.ts';
import { letterhead } from '../../platform/letterhead/letterhead.ts';
import { AttemptLimits } from '../../platform/limits/attempt-limits.ts';
import { VerifiablePapers } from './verifiable-papers.ts';
import { codeIn } from './verify-address.ts';

/**
 * Anyone who holds a document can check it without an account; the number of checks per address and quarter of an hour is
 * limited.
 */
@Public()
@Controller('public/v1/verify')
export class VerificationController {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(VerifiablePapers) private readonly papers: VerifiablePapers,
    @Inject(AttemptLimits) private readonly limits: AttemptLimits,
    @Inject(InstitutionClock) private readonly clock: InstitutionClock,
  ) {}

  @Get(':code')
  @Described('Tells what is known of a paper by the code on it')
  @Header('cache-control', 'no-store')
  @Header('x-robots-tag', 'noindex')
  async check(@Param('code') text: string, @Req() { ip }: FastifyRequest): Promise<Envelope<VerifiedPaper>> {
    const wrong = { limit: 'wrongCode', key: ip } as const;
    await this.limits.check([wrong]);
    await this.limits.count([{ limit: 'verification', key: ip }]);
    const found = await this.found(text);
    if (!found) {
      await this.limits.count([wrong]);
      throw new NotFound();
    }
    return succeeded(found);
  }

  private async found(text: string): Promise<VerifiedPaper | undefined> {
    const named = await codeIn(text, this.database);
    if (!named) return undefined;
    const { code, institute } = named;
    const connection = this.database.of(institute);
    const context = productContext(institute, await this.clock.today(institute), 'paper-check');
    const found = await this.papers.find(connection, code, context);
    return found && { school: (await letterhead(connection)).name, ...found };
  }
}
