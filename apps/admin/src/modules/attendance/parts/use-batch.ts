import type { AttendanceBatch } from '@school/domain';
import { useLoad, type Load } from '../../../engine/own-screen/use-load.ts';
import { useParam } from '../../../engine/own-screen/use-param.ts';

interface ChosenBatch extends Load<readonly AttendanceBatch[]> {
  /** Id of the chosen batch; the first of the caller until one is chosen, empty without any. */
  readonly batch: string;
  readonly choose: (batch: string) => void;
}

/** The batches of the caller and the chosen one, which stands in the address. */
export const useBatch = (): ChosenBatch => {
  const load = useLoad<readonly AttendanceBatch[]>(
    '/setup/v1/attendanceSystem/batches',
    'attendance.fail.batches',
  );
  const [chosen, choose] = useParam('batch');
  return { ...load, batch: chosen === '' ? String(load.data?.[0]?.id ?? '') : chosen, choose };
};
