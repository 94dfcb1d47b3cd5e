import { Controller, Get, Inject, Param, Query } from '@nestjs/common';
import { NotFound, isIdentifier } from '@school/kernel';
import type { ShownFact, ShownTile, WaitingItem } from '@school/kernel';
import { Caller } from '../calls/session.guard.ts';
import type { CallContext } from '../context.ts';
import { succeeded } from '../envelope/envelope.ts';
import type { Envelope } from '../envelope/envelope.ts';
import { refuseUnknown, single } from '../calls/query-parameters.ts';
import type { Query as Parameters } from '../calls/query-parameters.ts';
import { Contributions } from './contributions.ts';
import { PageRecords } from './page-records.ts';
import type { PageRecord } from './page-records.ts';
import { Described } from '../calls/described.ts';

/** What modules add to pages. */
@Controller('setup/v1/page')
export class PageController {
  constructor(
    @Inject(Contributions) private readonly contributions: Contributions,
    @Inject(PageRecords) private readonly records: PageRecords,
  ) {}

  @Get('home')
  @Described('The first page of the caller')
  async home(
    @Caller() caller: CallContext,
  ): Promise<Envelope<{ readonly tiles: readonly ShownTile[]; readonly waiting: readonly WaitingItem[] }>> {
    const [tiles, waiting] = await Promise.all([
      this.contributions.tiles(caller),
      this.contributions.waiting(caller),
    ]);
    return succeeded({ tiles, waiting });
  }

  @Get('record/:page')
  @Described('What a page of a record shows', { asks: ['by', 'value'] })
  async record(
    @Param('page') page: string,
    @Query() query: Parameters,
    @Caller() caller: CallContext,
  ): Promise<Envelope<PageRecord>> {
    refuseUnknown(query, new Set(['by', 'value']));
    const [by, value] = [single(query, 'by') ?? 'id', single(query, 'value') ?? ''];
    return succeeded(await this.records.find(caller, page, by, value));
  }

  @Get('summary/:resource/:id')
  @Described('The summary above the page of a record')
  async summary(
    @Param('resource') resource: string,
    @Param('id') id: string,
    @Caller() caller: CallContext,
  ): Promise<Envelope<readonly ShownFact[]>> {
    if (!isIdentifier(Number(id))) throw new NotFound();
    return succeeded(await this.contributions.summary(caller, resource, Number(id)));
  }
}
