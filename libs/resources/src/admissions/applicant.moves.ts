import { f } from '@school/kernel';
import type { Transition } from '@school/kernel';
import { admissionOffice } from './access.ts';

const undecided = ['PENDING', 'INTERVIEW', 'ASSESSED', 'WAITING'] as const;

/** The moves of an application, from its receipt to a place in a class. */
export const applicantMoves = {
  invite: {
    label: 'Invite to an interview',
    access: admissionOffice,
    from: ['PENDING', 'WAITING'],
    to: 'INTERVIEW',
    tone: 'info',
    ask: {
      interviewAt: f.dateTime({ label: 'Interview', required: true }),
      interviewer: f.ref('employee', { required: true, filter: { status: 'ACTIVE' }, named: true }),
    },
  },
  assess: {
    label: 'Record the result',
    access: ['Admission', 'EMPLOYEE'],
    from: ['INTERVIEW'],
    to: 'ASSESSED',
    tone: 'info',
    ask: {
      isCleared: f.flag({ label: 'Passed', default: true }),
      score: f.percent({ label: 'Interview result', scale: 2, min: '0', max: '100' }),
      interviewNote: f.longText({ max: 2000 }),
    },
  },
  offer: {
    label: 'Offer a place',
    access: admissionOffice,
    from: undecided,
    to: 'OFFERED',
    tone: 'success',
    ask: { offeredUntil: f.date({ label: 'Place kept until', required: true, min: 'today' }) },
  },
  wait: {
    label: 'Waiting list',
    access: admissionOffice,
    from: ['PENDING', 'ASSESSED', 'OFFERED'],
    to: 'WAITING',
  },
  admit: {
    label: 'Admit',
    access: admissionOffice,
    from: [...undecided, 'OFFERED'],
    to: 'ADMITTED',
    tone: 'success',
    ask: {
      batch: f.ref('batch', {
        required: true,
        filter: {
          active: true,
          course: { $field: 'course' },
          _or: [{ academicYear: { $field: 'academicYear' } }, { academicYear_empty: true }],
        },
        named: true,
      }),
      admittedOn: f.date({ label: 'Date of admission', required: true, default: 'today', max: 'today' }),
    },
  },
  discard: {
    label: 'Discard',
    access: admissionOffice,
    from: [...undecided, 'OFFERED'],
    to: 'DISCARDED',
    tone: 'warning',
    ask: { discardReason: f.text({ label: 'Why discarded', required: true, max: 250 }) },
  },
  restore: { label: 'Resume', access: admissionOffice, from: ['DISCARDED'], to: 'PENDING' },
} as const satisfies Readonly<Record<string, Transition>>;
