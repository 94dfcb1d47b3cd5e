import type { ViewAnswer } from '@school/kernel';
import { Controller, Get, Inject, Param, Query } from '@nestjs/common';
import type { Query as Parameters } from '../calls/query-parameters.ts';
import { Caller } from '../calls/session.guard.ts';
import type { CallContext } from '../context.ts';
import { succeeded } from '../envelope/envelope.ts';
import type { Envelope } from '../envelope/envelope.ts';
import { askedParameters } from '../report/report-parameters.ts';
import { viewPage, viewWords } from './view-request.ts';
import { Views } from './views.ts';
import { Described } from '../calls/described.ts';

/** Views of the catalogue as data. */
@Controller('setup/v1/view')
export class ViewController {
  constructor(@Inject(Views) private readonly views: Views) {}

  @Get(':key')
  @Described('The rows of a view; its own parameters are asked by their names', { asks: viewWords })
  async run(
    @Param('key') key: string,
    @Query() query: Parameters,
    @Caller() caller: CallContext,
  ): Promise<Envelope<ViewAnswer>> {
    const view = this.views.find(caller, key);
    const context = { ...caller, dateOrder: 'YMD' as const };
    const values = askedParameters(view.parameters ?? {}, query, context, viewWords);
    return succeeded(await this.views.read(caller, view, values, viewPage(view, query)));
  }
}
