import type { AnyResource, HistoryEntry } from '@school/kernel';
import { useQuery } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import type { RecordRow } from '../data/record-row.ts';
import { useProvider } from '../environment/use-provider.ts';

/** What happened to a record, newest first; refetched when the record has changed. */
export const useHistory = (
  resource: AnyResource,
  record: RecordRow,
): UseQueryResult<readonly HistoryEntry[]> => {
  const provider = useProvider();
  return useQuery({
    queryKey: [resource.key, 'history', record.id, record['version']],
    queryFn: () => provider.history(resource.key, record.id),
    retry: false,
  });
};
