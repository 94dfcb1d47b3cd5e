import { useState, useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { RecordRow } from '../data/record-row.ts';
import { createRowStore } from '../field/frame/row-context.ts';

/** The values of a form as the row that its inputs read; the underlying record is in `_record`. */
export const useRowOfForm = (form: UseFormReturn, record: RecordRow | undefined) => {
  const [row] = useState(() => createRowStore({ ...form.getValues(), _record: record }));
  useEffect(() => {
    const take = (): void => row.set({ ...form.getValues(), _record: record });
    take();
    const subscription = form.watch(take);
    return () => subscription.unsubscribe();
  }, [form, record, row]);
  return row;
};
