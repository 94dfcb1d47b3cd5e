import { Module } from '@nestjs/common';
import { OfFeature } from '../../engine/calls/feature.ts';
import { NewsController } from './news.controller.ts';
import { NewsStore } from './news.store.ts';
import { NewsViewsController } from './news-views.controller.ts';
import { NewsWrites } from './news-writes.ts';

/** Announcements to chosen roles. */
@OfFeature('news')
@Module({ controllers: [NewsController, NewsViewsController], providers: [NewsStore, NewsWrites] })
export class NewsModule {}
