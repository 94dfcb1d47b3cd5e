import type { LeavePreview } from '@school/domain';
import { useEffect, useState } from 'react';
import type { FieldProblem } from '@school/kernel';
import { CallError, isAbort } from '../../../engine/data/call-error.ts';
import { useEnvironment } from '../../../engine/environment/environment.ts';

export interface Preview {
  readonly data?: LeavePreview;
  readonly problems: readonly FieldProblem[];
  readonly message?: string;
}

const pause = 250;
const nothing: Preview = { problems: [] };

/** Counts the days entered so far, shortly after the last keystroke. @param body undefined while incomplete */
export const usePreview = (body: Readonly<Record<string, unknown>> | undefined): Preview => {
  const { http } = useEnvironment();
  const [preview, setPreview] = useState(nothing);
  const text = body && JSON.stringify(body);
  useEffect(() => {
    if (text === undefined) return;
    const controller = new AbortController();
    const ask = async (): Promise<void> => {
      try {
        const call = { method: 'POST', body: JSON.parse(text) as unknown, signal: controller.signal };
        const { data } = await http<LeavePreview>('/setup/v1/employeeLeave/preview', call);
        setPreview({ data, problems: [] });
      } catch (error) {
        if (isAbort(error)) return;
        const refused = error instanceof CallError ? error : undefined;
        setPreview({ problems: refused?.problems ?? [], message: refused?.message ?? 'leave.fail.preview' });
      }
    };
    const timer = setTimeout(() => void ask(), pause);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [http, text]);
  return text === undefined ? nothing : preview;
};
