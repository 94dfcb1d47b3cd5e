import { Controller, HttpCode, Inject, Post, Query } from '@nestjs/common';
import { Invalid, isIdentifier } from '@school/kernel';
import { Caller } from '../../engine/calls/session.guard.ts';
import type { CallContext } from '../../engine/context.ts';
import { succeeded } from '../../engine/envelope/envelope.ts';
import type { Envelope } from '../../engine/envelope/envelope.ts';
import { Described } from '../../engine/calls/described.ts';
import { NewsStore } from './news.store.ts';

const idOf = ({ newsId, ...unknown }: Readonly<Record<string, unknown>>): number => {
  const id = typeof newsId === 'string' && /^\d{1,16}$/.test(newsId) ? Number(newsId) : undefined;
  if (Object.keys(unknown).length === 0 && isIdentifier(id)) return id;
  throw new Invalid('Give the id of the news item as newsId.');
};

/** Who has opened what. */
@Controller('api/news-views')
export class NewsViewsController {
  constructor(@Inject(NewsStore) private readonly store: NewsStore) {}

  @Post('record')
  @Described('Notes that the caller has opened a news item and tells how many have', {
    asks: ['newsId'],
  })
  @HttpCode(200)
  async record(
    @Query() query: Readonly<Record<string, unknown>>,
    @Caller() caller: CallContext,
  ): Promise<Envelope<{ readonly viewCount: number }>> {
    return succeeded({ viewCount: await this.store.recordView(caller, idOf(query)) });
  }
}
