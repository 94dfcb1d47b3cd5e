import { useRefresh } from 'react-admin';
import { useEffect, useRef } from 'react';
import { useEnvironment } from '../../engine/environment/environment.ts';
import type { OwnSectionProps } from '../../engine/environment/own-section.ts';

/** Records that the reader has opened a post, whose page then counts the reader. A failure does not concern the reader. */
export const BlogReaders = ({ record }: OwnSectionProps) => {
  const { http } = useEnvironment();
  const refresh = useRefresh();
  const noted = useRef<unknown>(undefined);
  const [id, known] = [record?.id, Number(record?.['views'] ?? 0)];
  useEffect(() => {
    // Once for each post opened, not each time the count is read again.
    if (id === undefined || noted.current === id) return;
    noted.current = id;
    http<{ views: number }>(`/collab/v1/blog/views/${id}`, { method: 'POST' })
      .then(({ data }) => {
        if (data.views !== known) refresh();
      })
      .catch((error: unknown) => console.warn('The reader was not noted.', error));
  }, [id, known, http, refresh]);
  return null;
};
