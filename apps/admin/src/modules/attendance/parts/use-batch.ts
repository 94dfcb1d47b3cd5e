import type { AttendanceBatch } from '@school/domain';
import { useLoad, type Load } from '../../../engine/own-screen/use-load.ts';
import { useLastUsed } from '../../../engine/preference/last-used.ts';
import { useParam } from '../../../engine/own-screen/use-param.ts';

interface ChosenBatch extends Load<readonly AttendanceBatch[]> {
  /**
   * Id of the chosen batch; until one is chosen, the last one used, otherwise the caller's first; empty if there are none.
   */
  readonly batch: string;
  /** The user has chosen it, by hand or through an address. */
  readonly isChosen: boolean;
  readonly choose: (batch: string) => void;
}

/** The caller's batches and the chosen one, which is kept in the address. */
export const useBatch = (): ChosenBatch => {
  const load = useLoad<readonly AttendanceBatch[]>(
    '/setup/v1/attendanceSystem/batches',
    'attendance.fail.batches',
  );
  const [chosen, choose] = useParam('batch');
  const last = useLastUsed();
  const used = load.data?.find(({ id }) => id === last.of('batch'));
  return {
    ...load,
    isChosen: chosen !== '',
    batch: chosen === '' ? String((used ?? load.data?.[0])?.id ?? '') : chosen,
    choose: (batch) => {
      last.keep('batch', Number(batch));
      choose(batch);
    },
  };
};
