import { useNotify, useTranslate } from 'react-admin';
import { useMemo } from 'react';
import { isAbort, messageOf } from '../data/call-error.ts';

export const errorMs = 3000;
export const successMs = 2000;
/** Figures take longer to read than a note that something is done. */
export const figuresMs = 6000;
export const undoMs = 10_000;

export interface Toast {
  readonly success: (key: string, params?: object, ms?: number) => void;
  readonly info: (key: string, params?: object) => void;
  readonly error: (key: string, params?: object) => void;
  /** Shows why something failed, from whatever was thrown: the server's sentence, else the generic one. */
  readonly failure: (error: unknown) => void;
  /** Reports what was done and offers to undo it for ten seconds. */
  readonly undo: (key: string, params: object, takeBack: () => void) => void;
}

/** Short messages at the edge of the screen. Takes translation keys; an unknown key is shown as is. */
export const useToast = (): Toast => {
  const notify = useNotify();
  const translate = useTranslate();
  return useMemo(() => {
    const say =
      (type: 'success' | 'info' | 'error', ms: number) =>
      (key: string, params: object = {}, shownFor = ms) =>
        notify(translate(key, { _: key, ...params }), { type, autoHideDuration: shownFor });
    const error = say('error', errorMs);
    return {
      success: say('success', successMs),
      info: say('info', successMs),
      error,
      failure: (thrown) => {
        if (!isAbort(thrown)) error(messageOf(thrown));
      },
      undo: (key, params, takeBack) =>
        notify(translate(key, { _: key, ...params }), {
          type: 'success',
          autoHideDuration: undoMs,
          takeBack,
        }),
    };
  }, [notify, translate]);
};
