import { block, definePage } from '@school/kernel';
import { keepers } from './access.ts';

export const academicPages = [
  definePage('assignTutors', {
    module: 'academics',
    label: 'Assign tutors',
    paths: ['/batches/assign_tutor/:id'],
    of: 'batch',
    parent: '/batches/show',
    access: keepers,
    blocks: [block.list('batchTutor', 'batch')],
  }),
] as const;
