import type { RightsOfUser, RoleGroup } from '@school/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CallError, StaleError } from '../../../engine/data/call-error.ts';
import { useEnvironment } from '../../../engine/environment/environment.ts';
import { useCall } from '../../../engine/environment/use-call.ts';
import { usersBase } from '../parts/person.ts';
import { sameRights, type RightsDraft } from './rights.ts';

/** A role group as returned by the list of role groups. */
export interface ListedGroup extends RoleGroup {
  readonly description: string | null;
}

const draftOf = ({ roleGroups, grants, denies }: RightsOfUser): RightsDraft => ({
  roleGroups: roleGroups.map(({ id }) => id),
  grants,
  denies,
});

/** A user's privileges, the existing groups, and the pending changes. */
export const useRights = (id: string) => {
  const { http } = useEnvironment();
  const client = useQueryClient();
  const stored = useCall<RightsOfUser>(`${usersBase}/role_group/${id}`);
  const groups = useCall<readonly ListedGroup[]>('setup/v1/RoleGroups/getallunArchived', {
    sort: ['name', 'ASC'],
  });
  const [draft, setDraft] = useState<RightsDraft>();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<CallError>();
  const saved = stored.data && draftOf(stored.data);
  const change = (next: RightsDraft | undefined): void => {
    setDraft(next);
    setRefusal(undefined);
  };
  const save = async (): Promise<boolean> => {
    setBusy(true);
    setRefusal(undefined);
    try {
      const body = { ...(draft ?? saved), version: stored.data?.version };
      await http(`${usersBase}/update_role_group/${id}`, { method: 'POST', body });
      await client.invalidateQueries();
      setDraft(undefined);
      return true;
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setRefusal(error);
      // The next attempt applies to the current state; the ticks are kept.
      if (error instanceof StaleError) await stored.refetch();
      return false;
    } finally {
      setBusy(false);
    }
  };
  return {
    user: stored.data?.user,
    groups: groups.data,
    error: stored.error ?? groups.error,
    retry: () => void Promise.all([stored.refetch(), groups.refetch()]),
    draft: draft ?? saved,
    isChanged: draft !== undefined && saved !== undefined && !sameRights(draft, saved),
    busy,
    refusal,
    change,
    save,
  };
};
