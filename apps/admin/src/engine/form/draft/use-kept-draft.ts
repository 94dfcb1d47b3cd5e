import type { AnyResource } from '@school/kernel';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useEnvironment } from '../../environment/environment.ts';
import type { Values } from '../values.ts';
import { draftOf, isWorth, type Draft } from './draft.ts';
import { dropDraft, keepDraft, readDraft } from './draft-store.ts';

/** Typing is stored after this delay at the latest; at most five seconds of it may be lost. */
const writeMs = 1500;

export interface KeptDraft {
  /** What an earlier visit left unsaved; none if there is nothing to offer. */
  readonly offered: Draft | undefined;
  /** Dismisses the offer. */
  readonly answered: () => void;
  /** The draft ends: saved or thrown away. */
  readonly end: () => void;
}

/** Stores what is typed into a form in this browser until it is saved or discarded, and offers what was left over. */
export const useKeptDraft = (resource: AnyResource, form: UseFormReturn, before: Values): KeptDraft => {
  const { actor, catalogue } = useEnvironment();
  const key = `${actor.id} ${resource.key} ${String(before['id'] ?? 'new')}`;
  const [offered, setOffered] = useState<Draft>();
  const started = useRef(before);
  useEffect(() => {
    started.current = before;
  }, [before]);
  const ended = useRef(false);
  const secretIn = useCallback(
    (of: string) => Object.values(catalogue.resource(of).fields).some(({ type }) => type === 'secret'),
    [catalogue],
  );
  useEffect(() => {
    let current = true;
    void readDraft(key).then((draft) => {
      if (!current || !draft) return;
      if (isWorth(resource, draft, started.current, Date.now())) setOffered(draft);
      else void dropDraft(key);
    });
    return () => {
      current = false;
    };
  }, [key, resource]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const write = (): void => {
      clearTimeout(timer);
      timer = undefined;
      if (ended.current) return;
      const draft = draftOf(resource, started.current, form.getValues(), Date.now(), secretIn);
      if (draft) void keepDraft(key, draft);
    };
    const subscription = form.watch((_values, { name }) => {
      if (name === undefined) return;
      ended.current = false;
      timer ??= setTimeout(write, writeMs);
    });
    const hide = (): void => {
      if (timer !== undefined) write();
    };
    document.addEventListener('visibilitychange', hide);
    window.addEventListener('pagehide', hide);
    return () => {
      // A page that crashes takes its form with it: what was typed last must not be lost too.
      hide();
      subscription.unsubscribe();
      document.removeEventListener('visibilitychange', hide);
      window.removeEventListener('pagehide', hide);
    };
  }, [form, key, resource, secretIn]);
  return useMemo(
    () => ({
      offered,
      answered: () => setOffered(undefined),
      end: () => {
        ended.current = true;
        setOffered(undefined);
        void dropDraft(key);
      },
    }),
    [offered, key],
  );
};
