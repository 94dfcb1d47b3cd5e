import type { Action, AnyResource, Fields, OfferedOperation, Transition } from '@school/kernel';
import { useTranslate } from 'react-admin';
import { useMemo } from 'react';
import { useWords } from '../catalogue/use-words.ts';
import { allows } from '../catalogue/closed.ts';
import { useEnvironment } from '../environment/environment.ts';
import { useProvider } from '../environment/use-provider.ts';
import { useDialogs, type Values } from '../feedback/dialogs-context.ts';
import { useToast } from '../feedback/use-toast.ts';
import { titleOf } from '../field/title-of.ts';
import { askedOperation } from './asked-operation.ts';
import { useAsking } from './use-asking.ts';
import { useSureRun } from './use-sure-run.ts';

type Row = Readonly<Record<string, unknown>> & { readonly id: number | string };

export interface RecordVerbs {
  readonly archive: (row: Row) => Promise<boolean>;
  readonly restore: (row: Row) => Promise<boolean>;
  readonly remove: (row: Row) => Promise<boolean>;
  readonly transition: (row: Row, name: string, transition: Transition) => Promise<boolean>;
  /** @param then receives the action's response, when it is done */
  readonly act: (
    name: string,
    action: Action,
    ids: readonly Row['id'][],
    then?: (answer: unknown) => void,
  ) => Promise<boolean>;
  readonly operate: (
    operation: OfferedOperation,
    ids: readonly Row['id'][],
    /** The one record, as seen. */
    row?: Values,
  ) => Promise<boolean>;
}

/** An action may return a web address, `{open: 'https://…'}`; it is opened in a new tab, or here if that is blocked. */
const openAnswer = (answer: unknown): void => {
  const { open } = (answer ?? {}) as { readonly open?: unknown };
  if (typeof open !== 'string' || !open.startsWith('https://')) return;
  const beside = window.open(open, '_blank');
  if (beside) beside.opener = null;
  else window.location.assign(open);
};

/** Values of the record that a form asks for under the same names, unless it starts with something else. */
const askedOf = (row: Row, ask: Fields = {}): Values =>
  Object.fromEntries(
    Object.entries(ask).flatMap(([key, field]) => {
      const value = row[key];
      const isGiven = value !== null && value !== undefined && value !== '';
      return isGiven && !('default' in field) ? [[key, value]] : [];
    }),
  );

/** What can be done to records besides changing their fields; each asks where needed and reports the outcome. */
export const useRecordVerbs = (resource: AnyResource): RecordVerbs => {
  const environment = useEnvironment();
  const provider = useProvider();
  const { refresh, run, perform } = useAsking();
  const sureRun = useSureRun(run);
  const dialogs = useDialogs();
  const translate = useTranslate();
  const words = useWords();
  const toast = useToast();
  return useMemo(() => {
    const { key } = resource;
    const name = (row: Row): string => titleOf(resource, row) ?? words.one(resource);
    const flip = (verb: 'archive' | 'restore', row: Row): Promise<boolean> =>
      sureRun(
        (asks) => provider[verb](key, row.id, asks),
        () =>
          toast.undo(`engine.toast.${verb}d`, { name: name(row) }, () => {
            provider[verb === 'archive' ? 'restore' : 'archive'](key, row.id).then(refresh, toast.failure);
          }),
      );
    const ownerOf = (kind: 'action' | 'transition', verb: string): string =>
      `resources.${key}.${kind}s.${verb}`;
    return {
      archive: (row) => flip('archive', row),
      restore: (row) => flip('restore', row),
      remove: async (row) => {
        const isMeant = await dialogs.confirm({
          title: translate('engine.delete.title', { name: name(row) }),
          text: [
            translate('engine.delete.text'),
            ...(!row['archived'] && allows(environment, resource, 'archive', row)
              ? [translate('engine.delete.orArchive')]
              : []),
          ].join(' '),
          verb: translate('engine.verb.delete'),
          tone: 'error',
        });
        if (!isMeant) return false;
        return sureRun(
          (asks) => provider.delete(key, { id: row.id, meta: { asks } }),
          () => toast.success('engine.toast.deleted', { name: name(row) }),
        );
      },
      transition: (row, transitionName, transition) =>
        perform({
          ...transition,
          owner: ownerOf('transition', transitionName),
          by: { resource: key, kind: 'transition', name: transitionName, record: row.id },
          given: askedOf(row, transition.ask),
          ...(transition.askWhen
            ? { conditions: { conditions: transition.askWhen, of: resource, around: row } }
            : {}),
          work: (given, asks) =>
            provider.transition(key, transitionName, row.id, { version: row['version'], ...given }, asks),
        }),
      act: async (actionName, action, ids, then) => {
        let answer: unknown;
        const isDone = await perform({
          ...action,
          owner: ownerOf('action', actionName),
          by: { resource: key, kind: 'action', name: actionName, record: ids[0] },
          work: async (given, asks) => {
            answer = await provider.action(key, actionName, ids, given, asks);
            openAnswer(answer);
            return answer;
          },
        });
        if (isDone) then?.(answer);
        return isDone;
      },
      operate: (operation, ids, around) => {
        const on = { resource: key, ids, version: around?.['version'] };
        return perform(askedOperation(operation, on, provider, around && { of: resource, around }));
      },
    };
  }, [resource, environment, provider, dialogs, translate, words, toast, sureRun, refresh, perform]);
};
