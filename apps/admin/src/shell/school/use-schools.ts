import { useEffect } from 'react';
import { useTranslate } from 'ra-core';
import { useCall } from '../../engine/environment/use-call.ts';
import { useEnvironment } from '../../engine/environment/environment.ts';
import { useDialogs } from '../../engine/feedback/dialogs-context.ts';
import { useToast } from '../../engine/feedback/use-toast.ts';
import { session } from '../../session/current-session.ts';
import { tellServer } from '../../session/sign-out.ts';
import type { StoredUser } from '../../session/stored-user.ts';
import { dropUnsavedWork, hasUnsavedWork } from '../../session/unsaved-work.ts';
import { useAccount } from '../../session/use-account.ts';

/** A school that belongs to the head office. */
export interface Branch {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly active: boolean;
  readonly ready: boolean;
}
/** Where one is, and the schools that one may enter from there. */
export interface Places {
  readonly here: { readonly institute: string; readonly name: string };
  readonly branches: readonly Branch[];
}

export const branchCalls = 'setup/v1/InstituteBranches';

const enteredKey = 'school.entered';
const keepMs = 300_000;

export interface Schools {
  /** Those that can be entered from here; none for almost everybody. */
  readonly others: readonly Branch[];
  /** Whether there is a head office to go back to. */
  readonly visiting: boolean;
  /** Goes on in another school, or at home without one. Asks first where something typed would be lost. */
  readonly enter: (id: number | undefined) => Promise<void>;
}

/** The schools that the user may change between. The page is loaded anew in the other one, which shares nothing with this. */
export const useSchools = (): Schools => {
  const { actor } = useAccount();
  const { http } = useEnvironment();
  const dialogs = useDialogs();
  const toast = useToast();
  const translate = useTranslate();
  const visiting = session.isVisiting();
  const mayEnter = actor.role === 'ADMIN' && !visiting;
  const { data } = useCall<Places>(mayEnter ? `${branchCalls}/mine` : undefined, undefined, {
    staleMs: keepMs,
  });
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
    others: (data?.branches ?? []).filter(({ active, ready }) => active && ready),
    visiting,
    enter: async (id) => {
      if (!(await isSure())) return;
      try {
        if (id === undefined) tellServer(session.comeHome());
        else
          session.visit(
            (await http<StoredUser>(`${branchCalls}/enter/${id}`, { method: 'POST', body: {} })).data,
          );
        sessionStorage.setItem(enteredKey, 'yes');
      } catch (failure) {
        toast.failure(failure);
      }
    },
  };
};

/** After the change of the school: says which one it is now. */
export const useArrival = (name: string): void => {
  const toast = useToast();
  useEffect(() => {
    if (sessionStorage.getItem(enteredKey) === null) return;
    sessionStorage.removeItem(enteredKey);
    toast.success('organisation.branches.here', { name });
  }, [name, toast]);
};
