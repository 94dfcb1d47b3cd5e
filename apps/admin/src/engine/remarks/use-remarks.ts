import type { AnyResource } from '@school/kernel';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CallError } from '../data/call-error.ts';
import type { RecordRow } from '../data/record-row.ts';
import { useEnvironment } from '../environment/environment.ts';
import { useToast } from '../feedback/use-toast.ts';

/** Whether the remarks on a record that one may see are for fewer people. */
export const isClosed = ({ access }: AnyResource, error: unknown): boolean =>
  access.remarks !== undefined && error instanceof CallError && error.status === 404;

/** Comments or files of a record, and the calls that add and remove one. */
export const useRemarks = <T>(resource: AnyResource, record: RecordRow, kind: 'comments' | 'attachments') => {
  const { http } = useEnvironment();
  const client = useQueryClient();
  const toast = useToast();
  const base = typeof resource.api === 'string' ? resource.api : resource.api?.[0];
  const path = `/${base}/${kind}/${record.id}`;
  const queryKey = [resource.key, kind, record.id];
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await http<readonly T[]>(path, { signal })).data,
    retry: false,
  });
  const write = async (method: 'POST' | 'DELETE', part: string, body?: object): Promise<boolean> => {
    try {
      await http(`${path}${part}`, { method, ...(body ? { body } : {}) });
      await Promise.all([
        client.invalidateQueries({ queryKey }),
        client.invalidateQueries({ queryKey: [resource.key, 'history', record.id] }),
      ]);
      return true;
    } catch (problem) {
      toast.failure(problem);
      return false;
    }
  };
  return {
    rows: data,
    error,
    refetch,
    add: (body: object) => write('POST', '', body),
    remove: (id: number) => write('DELETE', `/${id}`),
  };
};
