import type { Role } from '@school/kernel';

const staff: readonly Role[] = ['ADMIN', 'EMPLOYEE'];
const families: readonly Role[] = ['STUDENT', 'PARENT'];

/** Notices of seats in exams, and of marks that are moderated or re-marked. */
export const examNotices = {
  'exam.seat': {
    label: 'Exam seats published (to its students and their parents)',
    text: '%{subject}, %{date} at %{time}: %{student} sits in %{seat}',
    to: families,
  },
  'exam.invigilation': {
    label: 'Exam seats published (to the invigilators)',
    text: 'You invigilate in %{hall} on %{date} from %{from} to %{to}: %{name}',
    to: staff,
  },
  'exam.moderated': {
    label: 'Marks moderated (to the subject’s teachers)',
    text: '%{subject}, %{batch}, %{name}: %{moved} marks were moderated',
    to: staff,
  },
  'exam.moderationTakenBack': {
    label: 'Moderation withdrawn (to the subject’s teachers)',
    text: '%{subject}, %{batch}, %{name}: the moderation was undone; %{moved} marks are as before',
    to: staff,
  },
  'revaluation.asked': {
    label: 'Revaluation requested (to the examination office)',
    text: 'Revaluation is asked for: %{student}, %{subject}, %{name}',
    to: staff,
  },
  'revaluation.assigned': {
    label: 'Paper assigned for a second marking (to the second examiner)',
    text: 'Please mark the paper of %{student} in %{subject}, %{name}, a second time',
    to: staff,
  },
  'revaluation.changed': {
    label: 'Revaluation changed a mark (to the student and the parents)',
    text: 'Revaluation of %{subject}, %{name}: %{before} has become %{marks} (%{student})',
    to: families,
  },
  'revaluation.unchanged': {
    label: 'Revaluation left a mark unchanged (to the student and the parents)',
    text: 'Revaluation of %{subject}, %{name}: the mark stays %{marks} (%{student})',
    to: families,
  },
  'revaluation.denied': {
    label: 'Revaluation denied (to the student and the parents)',
    text: 'Revaluation of %{subject}, %{name} was denied (%{student}): %{reason}',
    to: families,
  },
} as const;
