import { Controller, Get, Inject, Param } from '@nestjs/common';
import { NotFound, isIdentifier } from '@school/kernel';
import { Caller } from '../calls/session.guard.ts';
import type { CallContext } from '../context.ts';
import { succeeded } from '../envelope/envelope.ts';
import type { Envelope } from '../envelope/envelope.ts';
import { Contributions } from './contributions.ts';
import type { ShownFact, ShownItem, ShownTile } from './contributions.ts';

/** What modules add to pages. */
@Controller('setup/v1/page')
export class PageController {
  constructor(@Inject(Contributions) private readonly contributions: Contributions) {}

  @Get('home')
  async home(
    @Caller() caller: CallContext,
  ): Promise<Envelope<{ readonly tiles: readonly ShownTile[]; readonly waiting: readonly ShownItem[] }>> {
    const [tiles, waiting] = await Promise.all([
      this.contributions.tiles(caller),
      this.contributions.waiting(caller),
    ]);
    return succeeded({ tiles, waiting });
  }

  @Get('summary/:resource/:id')
  async summary(
    @Param('resource') resource: string,
    @Param('id') id: string,
    @Caller() caller: CallContext,
  ): Promise<Envelope<readonly ShownFact[]>> {
    if (!isIdentifier(Number(id))) throw new NotFound();
    return succeeded(await this.contributions.summary(caller, resource, Number(id)));
  }
}
