import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useCallback, useState } from 'react';
import { CallError } from '../../../engine/data/call-error.ts';
import { newKey } from '../../../engine/data/idempotency.ts';
import { useEnvironment } from '../../../engine/environment/environment.ts';
import { failureText } from '../../../engine/own-screen/failure-text.ts';

/** The desk's message about the last scan. */
export interface DeskWord {
  readonly tone: 'success' | 'warning' | 'error';
  readonly text: string;
}

interface Ask {
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** Text for a missing value. */
  readonly unknown: string;
}

/** The desk's calls. Errors are shown on the page, not in a message that disappears: whoever scans is looking at books. */
export const useDesk = () => {
  const { http } = useEnvironment();
  const client = useQueryClient();
  const translate = useTranslate();
  const [busy, setBusy] = useState(false);
  const [word, say] = useState<DeskWord>();
  const ask = useCallback(
    async <T>({ path, query, body, unknown }: Ask): Promise<T | undefined> => {
      setBusy(true);
      say(undefined);
      try {
        const { data } = await http<T>(path, {
          method: body === undefined ? 'GET' : 'POST',
          query,
          body,
          ...(body === undefined ? {} : { headers: { 'Idempotency-Key': newKey() } }),
        });
        if (body !== undefined) void client.invalidateQueries();
        return data;
      } catch (error) {
        const isUnknown = error instanceof CallError && error.status === 404;
        const text = isUnknown ? unknown : failureText(error, translate('library.fail.desk'));
        if (text) say({ tone: 'error', text });
        return undefined;
      } finally {
        setBusy(false);
      }
    },
    [http, client, translate],
  );
  return { ask, say, word, busy };
};
