import type { NewsItem } from '@school/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useEnvironment } from '../../../engine/environment/environment.ts';

/** The item after the visit: the server's count, or one more than was shown if it returns none. */
export const afterVisit = (item: NewsItem, viewCount: number | undefined): NewsItem => ({
  ...item,
  userVisitNews: true,
  viewCount: viewCount ?? (item.viewCount ?? 0) + 1,
});

/** Records once per opening that the user has seen an item that was new to them. A failure does not concern the user. */
export const useViewRecording = (item: NewsItem | undefined, key: readonly unknown[]): void => {
  const { http } = useEnvironment();
  const client = useQueryClient();
  const recorded = useRef<number>(undefined);
  useEffect(() => {
    if (!item || item.userVisitNews || recorded.current === item.id) return;
    recorded.current = item.id;
    const record = async (): Promise<void> => {
      const { data } = await http<{ viewCount?: number } | null>('/api/news-views/record', {
        method: 'POST',
        query: { newsId: item.id },
      });
      client.setQueryData<NewsItem>(key, (now) => now && afterVisit(now, data?.viewCount));
    };
    record().catch((error: unknown) => console.warn('The view was not recorded.', error));
  }, [item, key, http, client]);
};
