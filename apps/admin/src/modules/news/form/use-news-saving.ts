import type { NewsItem } from '@school/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useRef, useState } from 'react';
import { CallError, ConnectionError } from '../../../engine/data/call-error.ts';
import { useEnvironment } from '../../../engine/environment/environment.ts';
import { useToast } from '../../../engine/feedback/use-toast.ts';
import { newsBase } from '../item/news-item.ts';
import { formDataOf, type FormFile, type NewsInput } from './news-input.ts';

/** Sends the form. Returns true if it was saved; otherwise a toast has said why not. */
export const useNewsSaving = (item: NewsItem | undefined) => {
  const translate = useTranslate();
  const toast = useToast();
  const client = useQueryClient();
  const { http } = useEnvironment();
  const [busy, setBusy] = useState(false);
  /** The same across all attempts with one form, so that a lost answer does not create a second item. */
  const key = useRef(crypto.randomUUID());
  const words = item ? 'update' : 'create';
  const say = (error: unknown): void => {
    if (!(error instanceof CallError) || error instanceof ConnectionError)
      toast.error(`news.toast.${words}Error`);
    else
      toast.error(`news.toast.${words}Failed`, { message: translate(error.message, { _: error.message }) });
  };
  const save = async (input: NewsInput, files: readonly FormFile[]): Promise<boolean> => {
    setBusy(true);
    try {
      await http(item ? `${newsBase}/${item.id}` : `${newsBase}/save`, {
        method: item ? 'PUT' : 'POST',
        body: formDataOf(input, files, item),
        headers: item ? {} : { 'Idempotency-Key': key.current },
      });
      toast.success(`news.toast.${words}d`);
      await client.invalidateQueries({ queryKey: ['news'] });
      return true;
    } catch (error) {
      // Rejected: the next submission is a different form.
      if (!(error instanceof ConnectionError)) key.current = crypto.randomUUID();
      say(error);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, save };
};
