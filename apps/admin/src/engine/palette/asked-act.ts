import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { PresentVerb } from './present-verbs.ts';

/** Opens a page with an action to start there. */
export const beginning = (act: string): { readonly state: { readonly act: string } } => ({ state: { act } });

const actIn = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'act' in state && typeof state.act === 'string'
    ? state.act
    : undefined;

/** Starts the action that the page was opened for, once, if it is one of those currently offered here. */
export const useAskedAct = (verbs: readonly PresentVerb[]): void => {
  const { state, pathname, search } = useLocation();
  const navigate = useNavigate();
  const act = actIn(state);
  const begun = useRef<string>(undefined);
  useEffect(() => {
    if (begun.current === act) return;
    begun.current = act;
    if (act === undefined) return;
    // A user who comes back or reloads has not asked again.
    void navigate(`${pathname}${search}`, { replace: true });
    verbs.find(({ key }) => key === act)?.run();
  });
};
