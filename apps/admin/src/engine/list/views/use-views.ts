import type { AnyResource, SavedView, ViewAudience } from '@school/kernel';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEnvironment } from '../../environment/environment.ts';
import type { ViewState } from './view-state.ts';

export interface ViewInput {
  readonly name: string;
  readonly audience: ViewAudience;
  readonly role: string | null;
  readonly preferred: boolean;
  readonly state: ViewState;
}

/** The saved views of a list: the user's own, those of the user's role, everyone's. */
export const useViews = (resource: AnyResource, enabled = true) => {
  const { http, actor } = useEnvironment();
  const client = useQueryClient();
  const queryKey = ['views', resource.key];
  const query = useQuery({
    queryKey,
    queryFn: async ({ signal }) =>
      (await http<readonly SavedView[]>(`/setup/v1/views/${resource.key}`, { signal })).data,
    staleTime: 60_000,
    retry: false,
    enabled,
  });
  const refresh = (): Promise<void> => client.invalidateQueries({ queryKey });
  return {
    views: query.data ?? [],
    ready: query.data !== undefined,
    /** May share views with anyone, and change those of others; staff share within the staff anyway. */
    shares: actor.role === 'ADMIN' || actor.privileges.has('ShareViews'),
    save: async (input: ViewInput, id?: number): Promise<number> => {
      const body = { ...input, resource: resource.key };
      const { data } =
        id === undefined
          ? await http<{ id: number }>('/setup/v1/views', { method: 'POST', body })
          : await http<{ id: number }>(`/setup/v1/views/${id}`, { method: 'PUT', body });
      await refresh();
      return data.id;
    },
    remove: async (id: number): Promise<void> => {
      await http(`/setup/v1/views/${id}`, { method: 'DELETE' });
      await refresh();
    },
  };
};

/** The initial view: the user's own takes precedence over the role's, and that over everyone's. */
export const firstView = (views: readonly SavedView[]): SavedView | undefined => {
  const preferred = views.filter((view) => view.preferred);
  return (
    preferred.find(({ mine, audience }) => mine && audience === 'MINE') ??
    preferred.find(({ audience }) => audience === 'ROLE') ??
    preferred.find(({ audience }) => audience === 'ALL')
  );
};
