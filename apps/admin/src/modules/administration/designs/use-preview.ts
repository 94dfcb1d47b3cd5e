import { useEffect, useState } from 'react';
import type { FieldProblem } from '@school/kernel';
import { CallError, isAbort } from '../../../engine/data/call-error.ts';
import { useEnvironment } from '../../../engine/environment/environment.ts';
import { designCall, type Design } from './design.ts';

/** Long enough for a word to be typed. */
const pauseMs = 500;

export interface Preview {
  /** The page; undefined until there is a first one. It stays while the template has errors. */
  readonly html: string | undefined;
  /** Template errors with their lines. */
  readonly mistakes: readonly FieldProblem[];
  /** Why there is no page, when the template is not at fault. */
  readonly failure: CallError | undefined;
}

const nothing: Preview = { html: undefined, mistakes: [], failure: undefined };

/** The page of a design while it is typed, for one record or for none. */
export const usePreview = (key: string, design: Design, record: number | undefined): Preview => {
  const { http } = useEnvironment();
  const [preview, setPreview] = useState(nothing);
  const { paper, body, style, back = '' } = design;
  useEffect(() => {
    const ended = new AbortController();
    const ask = async (): Promise<void> => {
      try {
        const { data } = await http<{ readonly html: string }>(designCall(key, 'preview'), {
          method: 'POST',
          body: {
            paper,
            body,
            style,
            ...(back === '' ? {} : { back }),
            ...(record === undefined ? {} : { id: record }),
          },
          signal: ended.signal,
        });
        setPreview({ html: data.html, mistakes: [], failure: undefined });
      } catch (error) {
        if (ended.signal.aborted || isAbort(error)) return;
        const failure = error instanceof CallError ? error : undefined;
        const isTemplate = failure?.status === 400 && failure.problems.length > 0;
        setPreview(({ html }) => ({
          html,
          mistakes: isTemplate ? failure.problems : [],
          failure: isTemplate ? undefined : failure,
        }));
      }
    };
    const timer = setTimeout(() => void ask(), pauseMs);
    return () => {
      clearTimeout(timer);
      ended.abort();
    };
  }, [http, key, paper, body, style, back, record]);
  return preview;
};
