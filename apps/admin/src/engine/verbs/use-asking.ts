import type { AnyField, Fields, Tone } from '@school/kernel';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useMemo } from 'react';
import { useWords } from '../catalogue/use-words.ts';
import { DependentsError, StaleError } from '../data/call-error.ts';
import { useDialogs, type Asked, type Facts, type Values } from '../feedback/dialogs-context.ts';
import { figuresMs, useToast } from '../feedback/use-toast.ts';
import { formatMoney } from '../field/number/number-format.ts';
import type { AskedBy } from '../data/asked-by.ts';

/** An action, a move or an operation as it is asked for. */
export interface AskedVerb {
  /** Key of its words. */
  readonly owner: string;
  readonly label: string;
  /** One sentence above its form. */
  readonly description?: string | undefined;
  /** A sentence to confirm before it runs. */
  readonly confirm?: string | undefined;
  readonly tone?: Tone | undefined;
  readonly ask?: Fields | undefined;
  /** When fields of that form are shown and wanted. */
  readonly conditions?: Asked['conditions'] | undefined;
  /** Figures among what it answers, said when it is done and has no sentence of its own. */
  readonly answer?: Fields | undefined;
  /** Said when it is done; by default that it is. */
  readonly done?: string | undefined;
  readonly by: AskedBy;
  /** What the record holds already stands in the form, so that nobody types it again. */
  readonly given?: Values;
  /** Tries it out, for the user to look at before it is done. */
  readonly trial?: (values: Values) => Promise<Facts>;
  readonly work: (values: Values) => Promise<unknown>;
}

export interface Asking {
  readonly refresh: () => void;
  /** Runs, refreshes and reports; false when it failed. */
  readonly run: <T>(work: () => Promise<T>, done: (answer: T) => void) => Promise<boolean>;
  /** Asks where the definition says so, and runs. A form that is refused stays, with what was typed. */
  readonly perform: (verb: AskedVerb) => Promise<boolean>;
}

const isFigure = ({ type }: AnyField): boolean => type === 'int' || type === 'money' || type === 'decimal';

/** The figures of an answer, as people read them. */
const figuresIn = (answer: unknown, fields: Fields = {}): [key: string, field: AnyField, figure: string][] =>
  Object.entries(fields).flatMap(([key, field]): [string, AnyField, string][] => {
    const value: unknown = Object.entries(answer ?? {}).find(([name]) => name === key)?.[1];
    if (!isFigure(field) || value === undefined || value === null) return [];
    return [[key, field, field.type === 'money' ? formatMoney(String(value)) : String(value)]];
  });

/** How verbs are asked for and run, wherever their buttons stand. */
export const useAsking = (): Asking => {
  const client = useQueryClient();
  const dialogs = useDialogs();
  const translate = useTranslate();
  const words = useWords();
  const toast = useToast();
  return useMemo(() => {
    const refresh = (): void => void client.invalidateQueries();
    const run: Asking['run'] = async (work, done) => {
      let answer;
      try {
        answer = await work();
      } catch (error) {
        if (error instanceof DependentsError) {
          await dialogs.showDependents(translate('engine.dependents.title'), error.dependents);
        } else toast.failure(error);
        // What somebody else has changed is read anew, so that the next try is made on what is there now.
        if (error instanceof StaleError) refresh();
        return false;
      }
      refresh();
      done(answer);
      return true;
    };
    const perform: Asking['perform'] = async (verb) => {
      const { owner, ask, trial, work } = verb;
      const label = words.say(owner, verb.label);
      const said = (part: 'description' | 'confirm' | 'done'): string | undefined =>
        verb[part] && words.say(`${owner}.${part}`, verb[part]);
      const texts = [said('description'), said('confirm')].filter((text) => text !== undefined);
      const question = { title: label, verb: label, tone: verb.tone };
      const text = texts.length > 0 ? texts.join('\n\n') : undefined;
      const done = (answer: unknown): void => {
        const figures = figuresIn(answer, verb.answer).map(
          ([key, field, figure]) => `${words.part(`${owner}.answer`, key, field)}: ${figure}`,
        );
        const sentence = said('done');
        if (sentence !== undefined || figures.length === 0)
          toast.success(sentence ?? 'engine.toast.done', { verb: label });
        else toast.success(`${label} – ${figures.join(' · ')}`, {}, figuresMs);
      };
      /** Whether the user still wants it, having seen what it would do. */
      const looksRight = async (values: Values, sentence?: string): Promise<boolean> =>
        !trial || dialogs.confirm({ ...question, text: sentence, facts: await trial(values) });
      const send = async (values: Values): Promise<boolean> => {
        let answer: unknown;
        try {
          if (!(await looksRight(values))) return false;
          answer = await work(values);
        } catch (error) {
          if (error instanceof StaleError) refresh();
          throw error;
        }
        refresh();
        done(answer);
        return true;
      };
      if (ask && Object.keys(ask).length > 0) {
        const { by, conditions, given = {} } = verb;
        const asked = { ...question, text, fields: ask, given, owner, by, send };
        return (await dialogs.ask({ ...asked, ...(conditions ? { conditions } : {}) })) !== undefined;
      }
      let isSure = true;
      const asked = await run(
        async () => {
          isSure = trial
            ? await looksRight({}, text)
            : !text || (await dialogs.confirm({ ...question, text }));
          return isSure ? work({}) : undefined;
        },
        (answer) => isSure && done(answer),
      );
      return asked && isSure;
    };
    return { refresh, run, perform };
  }, [client, dialogs, translate, words, toast]);
};
