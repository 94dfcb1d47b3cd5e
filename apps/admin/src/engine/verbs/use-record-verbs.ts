import type { Action, AnyResource, Fields, Transition } from '@school/kernel';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { useWords } from '../catalogue/use-words.ts';
import { DependentsError, StaleError } from '../data/call-error.ts';
import type { AskedBy } from '../field/frame/asked-context.ts';
import { allows } from '../catalogue/closed.ts';
import { useEnvironment } from '../environment/environment.ts';
import { useProvider } from '../environment/use-provider.ts';
import { useDialogs, type Values } from '../feedback/dialogs-context.ts';
import { useToast } from '../feedback/use-toast.ts';
import { titleOf } from '../page/title-of.ts';

type Row = Readonly<Record<string, unknown>> & { readonly id: number | string };

export interface RecordVerbs {
  readonly archive: (row: Row) => Promise<boolean>;
  readonly restore: (row: Row) => Promise<boolean>;
  readonly remove: (row: Row) => Promise<boolean>;
  readonly transition: (row: Row, name: string, transition: Transition) => Promise<boolean>;
  readonly act: (name: string, action: Action, ids: readonly Row['id'][]) => Promise<boolean>;
}

/** An action may answer an address on the net, `{open: 'https://…'}`; it is opened beside, or here where that is blocked. */
const openAnswer = (answer: unknown): void => {
  const { open } = (answer ?? {}) as { readonly open?: unknown };
  if (typeof open !== 'string' || !open.startsWith('https://')) return;
  const beside = window.open(open, '_blank');
  if (beside) beside.opener = null;
  else window.location.assign(open);
};

/** Values of the record that a form asks for under the same names, where it does not begin with something else. */
const askedOf = (row: Row, ask: Fields = {}): Values =>
  Object.fromEntries(
    Object.entries(ask).flatMap(([key, field]) => {
      const value = row[key];
      const isGiven = value !== null && value !== undefined && value !== '';
      return isGiven && !('default' in field) ? [[key, value]] : [];
    }),
  );

/** What one may do to records besides changing their fields; each asks where it should and says how it went. */
export const useRecordVerbs = (resource: AnyResource): RecordVerbs => {
  const environment = useEnvironment();
  const provider = useProvider();
  const client = useQueryClient();
  const dialogs = useDialogs();
  const translate = useTranslate();
  const words = useWords();
  const toast = useToast();
  return useMemo(() => {
    const { key } = resource;
    const name = (row: Row): string => titleOf(resource, row) ?? words.one(resource);
    const refresh = (): void => void client.invalidateQueries();
    /** Runs, refreshes and reports; false when it failed. */
    const run = async (work: () => Promise<unknown>, done: () => void): Promise<boolean> => {
      try {
        await work();
      } catch (error) {
        if (error instanceof DependentsError) {
          await dialogs.showDependents(translate('engine.dependents.title'), error.dependents);
        } else toast.failure(error);
        // What somebody else has changed is read anew, so that the next try is made on what is there now.
        if (error instanceof StaleError) refresh();
        return false;
      }
      refresh();
      done();
      return true;
    };
    const flip = (verb: 'archive' | 'restore', row: Row): Promise<boolean> =>
      run(
        () => provider[verb](key, row.id),
        () =>
          toast.undo(`engine.toast.${verb}d`, { name: name(row) }, () => {
            provider[verb === 'archive' ? 'restore' : 'archive'](key, row.id).then(refresh, toast.failure);
          }),
      );
    /** Asks where the definition says so. A form that is refused stays, with what was typed. */
    const perform = async (
      verbal: Action | Transition,
      by: AskedBy,
      /** What the record holds already stands in the form, so that nobody types it again. */
      given: Values,
      work: (given: Values) => Promise<unknown>,
    ): Promise<boolean> => {
      const owner = `resources.${key}.${by.kind}s.${by.name}`;
      const label = words.say(owner, verbal.label);
      const text = verbal.confirm && words.say(`${owner}.confirm`, verbal.confirm);
      const question = { title: label, text, verb: label, tone: verbal.tone };
      const done = (): void => toast.success('engine.toast.done', { verb: label });
      const send = async (values: Values): Promise<boolean> => {
        try {
          await work(values);
        } catch (error) {
          if (error instanceof StaleError) refresh();
          throw error;
        }
        refresh();
        done();
        return true;
      };
      if (verbal.ask)
        return (await dialogs.ask({ ...question, fields: verbal.ask, given, owner, by, send })) !== undefined;
      if (verbal.confirm && !(await dialogs.confirm(question))) return false;
      return run(() => work({}), done);
    };
    return {
      archive: (row) => flip('archive', row),
      restore: (row) => flip('restore', row),
      remove: async (row) => {
        const sure = await dialogs.confirm({
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
        if (!sure) return false;
        return run(
          () => provider.delete(key, { id: row.id }),
          () => toast.success('engine.toast.deleted', { name: name(row) }),
        );
      },
      transition: (row, transitionName, transition) =>
        perform(
          transition,
          { resource: key, kind: 'transition', name: transitionName, record: row.id },
          askedOf(row, transition.ask),
          (given) => provider.transition(key, transitionName, row.id, { version: row['version'], ...given }),
        ),
      act: (actionName, action, ids) =>
        perform(
          action,
          { resource: key, kind: 'action', name: actionName, record: ids[0] },
          {},
          async (given) => openAnswer(await provider.action(key, actionName, ids, given)),
        ),
    };
  }, [resource, environment, provider, client, dialogs, translate, words, toast]);
};
