import type { Fields, Tone } from '@school/kernel';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useMemo } from 'react';
import { useWords } from '../catalogue/use-words.ts';
import { DependentsError, StaleError } from '../data/call-error.ts';
import { useDialogs, type Asked, type Facts, type Values } from '../feedback/dialogs-context.ts';
import { useSure } from '../feedback/use-sure.ts';
import { useToast } from '../feedback/use-toast.ts';
import type { AskedBy } from '../data/asked-by.ts';
import { useTelling } from './use-telling.ts';

/** An action, a move or an operation as it is prompted for. */
export interface AskedVerb {
  /** Translation key of its words. */
  readonly owner: string;
  readonly label: string;
  /** One sentence above its form. */
  readonly description?: string | undefined;
  /** A sentence to confirm before it runs. */
  readonly confirm?: string | undefined;
  readonly tone?: Tone | undefined;
  readonly ask?: Fields | undefined;
  /** When fields of that form are shown and required. */
  readonly conditions?: Asked['conditions'] | undefined;
  /** Its result: long texts are shown, figures are reported when it is done and has no sentence of its own. */
  readonly answer?: Fields | undefined;
  /** The message when it is done; by default that it is. */
  readonly done?: string | undefined;
  readonly by: AskedBy;
  /** What the record already holds is prefilled, so that nobody types it again. */
  readonly given?: Values;
  /** Tries it out, for the user to review before it is done. */
  readonly trial?: (values: Values) => Promise<Facts>;
  /** @param asks whether the server may still ask, as in `useSure` */
  readonly work: (values: Values, asks: boolean) => Promise<unknown>;
}

export interface Asking {
  readonly refresh: () => void;
  /** Runs, refreshes and reports; false if it failed. */
  readonly run: <T>(work: () => Promise<T>, done: (answer: T) => void) => Promise<boolean>;
  /** Asks if the definition requires it, and runs. A refused form stays open, with what was typed. */
  readonly perform: (verb: AskedVerb) => Promise<boolean>;
}

/** How verbs are prompted for and run, wherever their buttons are. */
export const useAsking = (): Asking => {
  const client = useQueryClient();
  const dialogs = useDialogs();
  const translate = useTranslate();
  const words = useWords();
  const toast = useToast();
  const tell = useTelling();
  const sure = useSure();
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
        // What someone else has changed is refetched, so that the next attempt is based on the current state.
        if (error instanceof StaleError) refresh();
        return false;
      }
      refresh();
      done(answer);
      return true;
    };
    const perform: Asking['perform'] = async (verb) => {
      const { owner, ask, trial } = verb;
      /** Undefined if the server has asked, and the user has not agreed. */
      const work = (values: Values): Promise<{ readonly answer: unknown } | undefined> =>
        sure(async (asks) => ({ answer: await verb.work(values, asks) }));
      const label = words.say(owner, verb.label);
      const said = (part: 'description' | 'confirm'): string | undefined =>
        verb[part] && words.say(`${owner}.${part}`, verb[part]);
      const texts = [said('description'), said('confirm')].filter((text) => text !== undefined);
      const question = { title: label, verb: label, tone: verb.tone };
      const text = texts.length > 0 ? texts.join('\n\n') : undefined;
      const done = (answer: unknown): void => tell(verb, answer);
      /** Whether the user still wants it, having seen what it would do. */
      const looksRight = async (values: Values, sentence?: string): Promise<boolean> =>
        !trial || dialogs.confirm({ ...question, text: sentence, facts: await trial(values) });
      const send = async (values: Values): Promise<boolean> => {
        let worked: Awaited<ReturnType<typeof work>>;
        try {
          if (!(await looksRight(values))) return false;
          worked = await work(values);
        } catch (error) {
          if (error instanceof StaleError) refresh();
          throw error;
        }
        if (!worked) return false;
        refresh();
        done(worked.answer);
        return true;
      };
      if (ask && Object.keys(ask).length > 0) {
        const { by, conditions, given = {} } = verb;
        const asked = { ...question, text, fields: ask, given, owner, by, send };
        return (await dialogs.ask({ ...asked, ...(conditions ? { conditions } : {}) })) !== undefined;
      }
      let isDone = false;
      const ran = await run(
        async () => {
          const isMeant = trial
            ? await looksRight({}, text)
            : !text || (await dialogs.confirm({ ...question, text }));
          const worked = isMeant ? await work({}) : undefined;
          isDone = worked !== undefined;
          return worked?.answer;
        },
        (answer) => isDone && done(answer),
      );
      return ran && isDone;
    };
    return { refresh, run, perform };
  }, [client, dialogs, translate, words, toast, tell, sure]);
};
