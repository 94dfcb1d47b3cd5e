import { Inject, Module } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { OfFeature } from '../../engine/calls/feature.ts';
import { Files } from '../../platform/files/files.ts';
import { NewsController } from './news.controller.ts';
import { NewsStore } from './news.store.ts';
import { NewsViewsController } from './news-views.controller.ts';
import { NewsWrites } from './news-writes.ts';
import { newsReadings } from './news.operations.ts';
import { Operations } from '../../engine/operation/operations.ts';

/** Announcements to chosen roles. */
@OfFeature('news')
@Module({ controllers: [NewsController, NewsViewsController], providers: [NewsStore, NewsWrites] })
export class NewsModule implements OnModuleInit {
  constructor(
    @Inject(Operations) private readonly operations: Operations,
    @Inject(NewsStore) private readonly store: NewsStore,
    @Inject(Files) private readonly files: Files,
  ) {}

  onModuleInit(): void {
    this.operations.bind(...newsReadings(this.store, this.files));
  }
}
