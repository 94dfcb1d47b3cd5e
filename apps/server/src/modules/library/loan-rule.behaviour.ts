import type { Behaviour } from '../../engine/behaviour.ts';

const parts = ['borrowerType', 'course', 'studentCategory', 'department', 'mediaType'] as const;

/** No two card settings for the same borrowers and books; an empty field counts as a value of its own. */
export const loanRuleBehaviour: Behaviour = {
  beforeSave: (input, current) => {
    const all = { ...current, ...input };
    const forStudents = all['borrowerType'] === 'STUDENT';
    const values = {
      ...input,
      ...(forStudents ? { department: null } : { course: null, studentCategory: null }),
    };
    const of = { ...all, ...values } as Readonly<Record<string, unknown>>;
    return { ...values, scopeKey: parts.map((part) => String(of[part] ?? '-')).join(' ') };
  },
};
