import { useCallback } from 'react';
import { useSure } from '../feedback/use-sure.ts';
import type { Asking } from './use-asking.ts';

type SureRun = (work: (asks: boolean) => Promise<unknown>, done: () => void) => Promise<boolean>;

/** Runs what the server may ask about, through `run` of `useAsking`; false also if the user has not agreed. */
export const useSureRun = (run: Asking['run']): SureRun => {
  const sure = useSure();
  return useCallback(
    async (work, done) => {
      let isAgreed = false;
      const ran = await run(
        () => sure(async (asks) => ({ answer: await work(asks) })),
        (worked) => {
          isAgreed = worked !== undefined;
          if (isAgreed) done();
        },
      );
      return ran && isAgreed;
    },
    [run, sure],
  );
};
