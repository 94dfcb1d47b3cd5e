import type { NewsItem } from '@school/domain';
import type { Filter } from '@school/kernel';
import { NotFound } from '@school/kernel';
import { allNews, newsFile, newsForMe, newsFound, newsShown } from '@school/resources';
import { setContentRange } from '../../engine/calls/content-range.ts';
import type { CallContext } from '../../engine/context.ts';
import { succeeded } from '../../engine/envelope/envelope.ts';
import { handle } from '../../engine/operation/handle.ts';
import { Sent } from '../../engine/operation/sent.ts';
import type { Files } from '../../platform/files/files.ts';
import { fileHeaders } from '../system/file-headers.ts';
import { newsRangeOf } from './news-range.ts';
import type { NewsStore } from './news.store.ts';

declare module '@school/kernel' {
  interface KnownAnswers {
    allNews: readonly NewsItem[];
    newsForMe: readonly NewsItem[];
    newsFound: readonly NewsItem[];
    newsShown: NewsItem;
  }
}

const pageOf = (
  store: NewsStore,
  context: CallContext,
  text: string | null,
  filter: Filter,
): Sent<readonly NewsItem[]> =>
  new Sent(async (reply) => {
    const range = newsRangeOf(text);
    const { items, total } = await store.page(context, range, filter);
    const span = items.length === 0 ? '*' : `${range[0]}-${range[0] + items.length - 1}`;
    setContentRange(reply, `news ${span}/${total}`);
    return succeeded(items);
  });

/** Announcements, for those they are addressed to. */
export const newsReadings = (store: NewsStore, files: Files) => [
  handle(allNews, ({ input: { range }, context }) => pageOf(store, context, range, {})),
  handle(newsForMe, ({ input: { range }, context }) =>
    pageOf(store, context, range, {
      audiences_contains: context.actor.role,
      _or: [{ expiryDate_empty: true }, { expiryDate_gte: context.today }],
    }),
  ),
  handle(newsFound, ({ input: { search, range }, context }) => {
    const words = (search ?? '').trim();
    return pageOf(store, context, range, words === '' ? {} : { q: words });
  }),
  handle(newsShown, ({ input: { id }, context }) => store.one(context, id)),
  handle(
    newsFile,
    ({ input: { attachmentId }, context, reader }) =>
      new Sent(async (reply) => {
        const row = await reader.read(context, 'newsAttachment', attachmentId);
        const fileId = (row?.['file'] as { id: number } | null | undefined)?.id;
        const file = fileId === undefined ? undefined : await files.find(context.institute, fileId);
        if (!file) throw new NotFound();
        const content = await files.read(context.institute, file);
        void reply.headers(fileHeaders(file));
        return content;
      }),
  ),
];
