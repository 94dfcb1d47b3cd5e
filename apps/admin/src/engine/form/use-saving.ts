import type { AnyResource } from '@school/kernel';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { CallError, messageOf, StaleError } from '../data/call-error.ts';
import { errorTree, flatErrors } from '../data/field-errors.ts';
import { newKey } from '../data/idempotency.ts';
import type { RecordRow } from '../data/record-row.ts';
import { useEnvironment } from '../environment/environment.ts';
import { useProvider } from '../environment/use-provider.ts';
import { useSure } from '../feedback/use-sure.ts';
import { useToast } from '../feedback/use-toast.ts';
import { formBody } from './check.ts';
import type { SaveIntent } from './save-intent.ts';
import { showServerErrors } from './use-record-form.ts';
import type { Values } from './values.ts';
import { titleOf } from '../field/title-of.ts';

interface SavingOptions {
  readonly resource: AnyResource;
  readonly form: UseFormReturn;
  /** The record being edited; none for a new one. */
  readonly record?: RecordRow;
  readonly onSaved: (row: RecordRow, intent: SaveIntent) => void;
  readonly onStale?: () => Promise<void>;
  /** Sends the changes by a call specific to the resource, in place of the generic one. */
  readonly send?: (body: Values) => Promise<RecordRow>;
}

export interface Saving {
  /** A sentence about the whole record. */
  readonly message: string | undefined;
  /** Returns the invalid paths; none if it was saved. `onDone` is called before navigating on. */
  readonly save: (intent?: SaveIntent, onDone?: () => void) => Promise<readonly string[]>;
}

const pathsOf = (errors: object): readonly string[] => flatErrors(errors).map(({ path }) => path);

/** Settings have messages of their own for a save that got no response, or was refused without a reason (000 §8). */
const settingsFailure = (error: unknown): string => {
  if (!(error instanceof CallError) || error.status === 0) return 'engine.toast.settingsThrew';
  return messageOf(error) === 'engine.error.client' ? 'engine.toast.settingsFailed' : messageOf(error);
};

/** Sends the values of a form: as a new record, under a new key, or as changes of the existing one. */
const useSending = ({ resource, record, send }: SavingOptions, key: string) => {
  const provider = useProvider();
  const { actor, catalogue, context } = useEnvironment();
  return async (values: Values, asks: boolean): Promise<RecordRow> => {
    const data = formBody(resource, values, record, { actor, catalogue, context });
    if (!record)
      return (await provider.create(resource.key, { data, meta: { key, asks } })).data as RecordRow;
    const body = { ...data, version: record['version'] };
    if (send) return send(body);
    return (
      await provider.update(resource.key, { id: record.id, data: body, previousData: record, meta: { asks } })
    ).data as RecordRow;
  };
};

/** Checks and submits a form once; server errors go to their fields. */
export const useSaving = (options: SavingOptions): Saving => {
  const { resource, form, record, onSaved, onStale } = options;
  const client = useQueryClient();
  const translate = useTranslate();
  const toast = useToast();
  const [message, setMessage] = useState<string>();
  const sending = useRef(false);
  // Kept until the record exists, so that resending after a broken connection creates one record.
  const [key, setKey] = useState(newKey);
  const sure = useSure();
  const send = useSending(options, key);
  const failed = async (error: unknown): Promise<readonly string[]> => {
    if (error instanceof StaleError && onStale) {
      await onStale();
      return [];
    }
    // A refusal is a response: the next attempt is another write.
    if (error instanceof CallError && error.status !== 0) setKey(newKey());
    const problems = error instanceof CallError ? error.problems : [];
    if (error instanceof CallError) showServerErrors(form, error);
    const reason = resource.single ? settingsFailure(error) : messageOf(error);
    const text = translate(reason, { _: reason });
    setMessage(text);
    toast.error(text);
    return pathsOf(errorTree(problems));
  };
  const attempt = async (
    values: Values,
    intent: SaveIntent,
    onDone?: () => void,
  ): Promise<readonly string[]> => {
    try {
      const row = await sure((asks) => send(values, asks));
      if (!row) return [];
      setKey(newKey());
      void client.invalidateQueries();
      const name = titleOf(resource, row) ?? titleOf(resource, values) ?? resource.label[0];
      toast.success(
        resource.single ? 'engine.toast.settingsSaved' : `engine.toast.${record ? 'saved' : 'created'}`,
        { name },
      );
      onDone?.();
      onSaved(row, intent);
      return [];
    } catch (error) {
      return await failed(error);
    }
  };
  return {
    message,
    save: async (intent = 'close', onDone) => {
      if (sending.current) return [];
      sending.current = true;
      setMessage(undefined);
      let wrong: readonly string[] = [];
      try {
        await form.handleSubmit(
          async (values) => {
            wrong = await attempt(values, intent, onDone);
          },
          (errors) => {
            wrong = pathsOf(errors);
          },
        )();
      } finally {
        sending.current = false;
      }
      return wrong;
    },
  };
};
