import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useEffect } from 'react';
import type { Branch } from '@school/domain';
import { createHttp } from '../../engine/data/http.ts';
import { useEnvironment } from '../../engine/environment/environment.ts';
import { useDialogs } from '../../engine/feedback/dialogs-context.ts';
import { useToast } from '../../engine/feedback/use-toast.ts';
import { session } from '../../session/current-session.ts';
import { homeFetcher } from '../../session/home-fetcher.ts';
import { tellServer } from '../../session/sign-out.ts';
import type { StoredUser } from '../../session/stored-user.ts';
import { dropUnsavedWork, hasUnsavedWork } from '../../session/unsaved-work.ts';
import { useAccount } from '../../session/use-account.ts';

/** The current school, and those the user may enter from it. */
export interface Places {
  readonly here: { readonly institute: string; readonly name: string };
  readonly branches: readonly Branch[];
}

export const branchCalls = 'setup/v1/InstituteBranches';

const enteredKey = 'school.entered';
const keepMs = 300_000;
const homeHttp = createHttp(homeFetcher);

export interface Schools {
  /** Those that can be entered from here, even from one of them; none for almost everyone. */
  readonly others: readonly Branch[];
  /** Whether there is a head office to go back to. */
  readonly visiting: boolean;
  /** Continues in another school, or at home if none is given. Asks first where input would be lost. */
  readonly enter: (id: number | undefined) => Promise<void>;
}

/** The schools the user may switch between. The page is reloaded in the other one, which shares nothing with this one. */
export const useSchools = (): Schools => {
  const { actor } = useAccount();
  const environment = useEnvironment();
  const dialogs = useDialogs();
  const toast = useToast();
  const translate = useTranslate();
  const visiting = session.isVisiting();
  // The head office decides who may enter what, even for those already in a branch.
  const http = visiting ? homeHttp : environment.http;
  const { data } = useQuery({
    queryKey: ['schools', visiting],
    queryFn: async ({ signal }) => (await http<Places>(`${branchCalls}/mine`, { signal })).data,
    enabled: actor.role === 'ADMIN',
    retry: false,
    staleTime: keepMs,
  });
  const present = session.profile()?.['branch'];
  const isSure = async (): Promise<boolean> => {
    if (!hasUnsavedWork()) return true;
    const leave = await dialogs.confirm({
      title: translate('engine.unsaved.title'),
      text: translate('engine.unsaved.text'),
      verb: translate('engine.unsaved.leave'),
      tone: 'warning',
    });
    if (leave) dropUnsavedWork();
    return leave;
  };
  return {
    others: (data?.branches ?? []).filter(({ id, active, ready }) => active && ready && id !== present),
    visiting,
    enter: async (id) => {
      if (!(await isSure())) return;
      try {
        if (id === undefined) tellServer(session.comeHome());
        else {
          const call = { method: 'POST', body: {} };
          const { data: user } = await http<StoredUser>(`${branchCalls}/enter/${id}`, call);
          const left = visiting ? session.token() : undefined;
          session.visit({ ...user, branch: id });
          tellServer(left);
        }
        sessionStorage.setItem(enteredKey, 'yes');
      } catch (failure) {
        toast.failure(failure);
      }
    },
  };
};

/** After switching schools: states which one is now current. */
export const useArrival = (name: string): void => {
  const toast = useToast();
  useEffect(() => {
    if (sessionStorage.getItem(enteredKey) === null) return;
    sessionStorage.removeItem(enteredKey);
    toast.success('organisation.branches.here', { name });
  }, [name, toast]);
};
