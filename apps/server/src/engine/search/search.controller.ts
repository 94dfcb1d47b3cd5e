import { Controller, Get, Inject, Query } from '@nestjs/common';
import { Caller } from '../calls/session.guard.ts';
import { badParameter, refuseUnknown, single } from '../calls/query-parameters.ts';
import type { Query as Asked } from '../calls/query-parameters.ts';
import type { CallContext } from '../context.ts';
import { Engine } from '../engine.ts';
import { succeeded } from '../envelope/envelope.ts';
import type { Envelope } from '../envelope/envelope.ts';
import type { SearchAnswer } from './found.ts';
import { searchApart, searchRecords } from './search-records.ts';
import { Described } from '../calls/described.ts';

const known = new Set(['q', 'apart']);
const longest = 200;

/** One search over everything that the caller may see. */
@Controller('setup/v1/search')
export class SearchController {
  constructor(@Inject(Engine) private readonly engine: Engine) {}

  @Get()
  @Described('Records of all kinds that hold a text', { asks: [...known] })
  async search(@Query() query: Asked, @Caller() caller: CallContext): Promise<Envelope<SearchAnswer>> {
    refuseUnknown(query, known);
    const text = single(query, 'q') ?? '';
    if (text.length > longest) throw badParameter('q', 'The search is too long.');
    if (text.includes('\0')) throw badParameter('q', 'The search contains an invalid character.');
    const apart = single(query, 'apart') ?? 'false';
    if (apart !== 'true' && apart !== 'false') throw badParameter('apart', 'This must be true or false.');
    const search = apart === 'true' ? searchApart : searchRecords;
    return succeeded(await search(this.engine, caller, text));
  }
}
