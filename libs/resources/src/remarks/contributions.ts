import { block, contribute } from '@school/kernel';

export const remarkContributions = [
  contribute('student', {
    module: 'remarks',
    tabs: [{ key: 'remarks', label: 'Remarks', blocks: [block.list('remark', 'student')] }],
  }),
] as const;
