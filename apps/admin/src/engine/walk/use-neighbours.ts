import type { AnyResource } from '@school/kernel';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { RecordRow } from '../data/record-row.ts';
import { useProvider } from '../environment/use-provider.ts';
import { readWalk } from './walk.ts';

export interface Neighbours {
  /** Position from 1, and how many there are. */
  readonly at: number;
  readonly total: number;
  readonly previous: RecordRow | undefined;
  readonly next: RecordRow | undefined;
}

/** The records before and after a position in the list that the user came from. */
export const useNeighbours = (resource: AnyResource, id: RecordRow['id']): Neighbours | undefined => {
  const provider = useProvider();
  const [kept] = useState(() => readWalk(resource.key));
  // A record that was opened directly, by a link or the search, has no position in the list walked before.
  const walk = kept && String(kept.id) === String(id) ? kept : undefined;
  const at = walk?.at ?? 0;
  const first = Math.max(at - 1, 0);
  const { data } = useQuery({
    queryKey: [resource.key, 'walk', walk, at],
    queryFn: async () => {
      // Pages of one row: any position can be requested, whatever its number.
      const row = async (place: number): Promise<RecordRow | undefined> => {
        if (!walk || place < 0 || place >= walk.total) return undefined;
        const { data: rows } = await provider.getList(resource.key, {
          filter: walk.filter,
          sort: { field: walk.sort.field, order: walk.sort.order === 'DESC' ? 'DESC' : 'ASC' },
          pagination: { page: place + 1, perPage: 1 },
          ...(walk.group ? { meta: { group: walk.group } } : {}),
        });
        return rows[0] as RecordRow | undefined;
      };
      const [previous, next] = await Promise.all([at > 0 ? row(first) : undefined, row(at + 1)]);
      return { previous, next };
    },
    enabled: walk !== undefined && at >= 0,
    retry: false,
    staleTime: 30_000,
  });
  return walk ? { at: at + 1, total: walk.total, previous: data?.previous, next: data?.next } : undefined;
};
