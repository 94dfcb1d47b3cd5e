/** SQL: a register of the batch was taken once; before that there is nothing to work a percentage out of. */
export const isRecorded = (batch: string): string =>
  `(EXISTS (SELECT FROM marked_register r WHERE r.batch_id = ${batch})
      OR EXISTS (SELECT FROM attendance a WHERE a.batch_id = ${batch}))`;
