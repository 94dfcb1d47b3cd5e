import { useTranslate } from 'react-admin';
import { useCallback } from 'react';
import { ConfirmError, messageOf } from '../data/call-error.ts';
import { useDialogs } from './dialogs-context.ts';

/**
 * Performs a write that the server may first want confirmed. `write` is called with true to signal that the user can be
 * asked, and again with false once the user has agreed. Returns undefined if the user has not.
 */
export const useSure = (): (<T>(write: (asks: boolean) => Promise<T>) => Promise<T | undefined>) => {
  const { confirm } = useDialogs();
  const translate = useTranslate();
  return useCallback(
    async (write) => {
      try {
        return await write(true);
      } catch (error) {
        if (!(error instanceof ConfirmError)) throw error;
        const { reason, params, sentences = [] } = error.data;
        const question = translate(`sure.${reason}`, { ...params, _: messageOf(error) });
        const isSure = await confirm({
          title: translate('engine.sure.title'),
          text: [question, ...sentences.map(({ message }) => message)].join('\n'),
          verb: translate('engine.sure.verb'),
          tone: 'warning',
        });
        return isSure ? write(false) : undefined;
      }
    },
    [confirm, translate],
  );
};
