import { Global, Module } from '@nestjs/common';
import { Engine } from '../engine.ts';
import { RECORDS } from '../records.ts';
import type { Records } from '../records.ts';
import { Contributions } from './contributions.ts';
import { PageRecords } from './page-records.ts';
import { PageController } from './page.controller.ts';
import { ViewController } from './view.controller.ts';
import { Views } from './views.ts';

const makeViews = (engine: Engine, records: Records): Views => new Views(engine, records);
const makeRecords = (engine: Engine): PageRecords => new PageRecords(engine);
const makeContributions = (views: Views): Contributions => new Contributions(views);

/** Views and what pages show of them; modules bind their queries to `Views`. */
@Global()
@Module({
  controllers: [ViewController, PageController],
  providers: [
    { provide: Views, inject: [Engine, RECORDS], useFactory: makeViews },
    { provide: PageRecords, inject: [Engine], useFactory: makeRecords },
    { provide: Contributions, inject: [Views], useFactory: makeContributions },
  ],
  exports: [Views],
})
export class ViewModule {}
