import { f } from '@school/kernel';

/** A transfer of students into another batch. */
export const sentTransfer = {
  fromBatch: f.ref('batch', { required: true }),
  toBatch: f.ref('batch', { required: true }),
  date: f.date({ required: true }),
  note: f.text(),
  items: f.lines('batchTransferItem'),
  version: f.int(),
};

/** Students of a batch who finish school. */
export const sentGraduation = {
  batch: f.ref('batch', { required: true }),
  date: f.date({ required: true }),
  description: f.text(),
  items: f.lines('graduationItem'),
  version: f.int(),
};
