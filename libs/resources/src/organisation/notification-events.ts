import type { Role } from '@school/kernel';
import { communityNotices } from './community-notices.ts';
import { examNotices } from './exam-notices.ts';
import { houseNotices } from './house-notices.ts';
import { storeNotices } from './store-notices.ts';
import { systemNotices } from './system-notices.ts';

/** Something that users are notified of: what managers read in the settings, and the English text of a mail. */
export interface NotificationEvent {
  readonly label: string;
  /** With `%{name}` for the values that the notice inserts. */
  readonly text: string;
  /** Kinds of user who may receive it; all of them by default. */
  readonly to?: readonly Role[];
}

const staff: readonly Role[] = ['ADMIN', 'EMPLOYEE'];

/** Every notice that the product sends, by the key of its text. */
export const notificationEvents = {
  'payslip.approved': {
    label: 'Payslip approved (to the employee)',
    text: 'Your payslip %{number} was approved',
    to: staff,
  },
  'payslip.rejected': {
    label: 'Payslip rejected (to the person who generated it)',
    text: 'Payslip %{number} of %{name} was rejected',
    to: staff,
  },
  'leave.asked': {
    label: 'Leave request to approve',
    text: '%{name} asks for %{type}, %{from} to %{to}',
    to: staff,
  },
  'leave.takenBack': {
    label: 'Leave request withdrawn',
    text: '%{name} has withdrawn the application for %{type} from %{from}',
    to: staff,
  },
  'leave.approved': {
    label: 'Leave approved (to the applicant)',
    text: 'Your %{type} from %{from} to %{to} was approved',
    to: staff,
  },
  'leave.denied': {
    label: 'Leave denied (to the applicant)',
    text: 'Your %{type} from %{from} to %{to} was denied',
    to: staff,
  },
  'leave.cancelled': {
    label: 'Leave cancelled (to the applicant)',
    text: 'Your %{type} from %{from} to %{to} was cancelled',
    to: staff,
  },
  'leave.credited': {
    label: 'Leave credited (to the employee)',
    text: 'You were credited %{days} days of leave: %{types}',
    to: staff,
  },
  'document.expires': {
    label: 'Employee document about to expire (to HR)',
    text: '%{name} of %{employee} runs out on %{date}',
    to: staff,
  },
  'account.addressKept': {
    label: 'Office e-mail address differs from the account’s (to the user)',
    text: 'The office now has %{email} for you. Your account keeps its address until you change it in your profile.',
    to: staff,
  },
  'library.ready': {
    label: 'Reserved book ready at the desk (to the borrower)',
    text: '%{title} waits for you at the library until %{date}',
  },
  'library.due': {
    label: 'Book due soon (to the borrower)',
    text: '%{title} is due on %{date}',
  },
  'library.overdue': {
    label: 'Book overdue (to the borrower, once a week)',
    text: '%{title} was due on %{date}. Please return it.',
  },
  'task.assigned': {
    label: 'Task assigned (to the assignee)',
    text: 'You have a new task: %{title}, until %{date}',
    to: staff,
  },
  'task.unassigned': {
    label: 'Task unassigned from you',
    text: 'You no longer have the task %{title}',
    to: staff,
  },
  'task.due': {
    label: 'Task due tomorrow (to assignees who have not finished)',
    text: '%{title} ends on %{date}',
    to: staff,
  },
  'task.overdue': {
    label: 'Task overdue (to assignees who have not finished)',
    text: '%{title} is overdue since %{date}',
    to: staff,
  },
  'exam.soon': {
    label: 'Upcoming exam (to its students, their parents and invigilators)',
    text: '%{title} is on %{date} at %{time}',
  },
  ...examNotices,
  'onlineExam.published': {
    label: 'Online exam set (to its students and their parents)',
    text: 'The online exam %{name} is set',
    to: ['STUDENT', 'PARENT'],
  },
  'onlineExam.soon': {
    label: 'Upcoming online exam (to its students and their parents)',
    text: 'The online exam %{title} opens on %{date} at %{time}',
    to: ['STUDENT', 'PARENT'],
  },
  'onlineExam.results': {
    label: 'Online exam results published (to its students and their parents)',
    text: 'The results of %{name} are out',
    to: ['STUDENT', 'PARENT'],
  },
  'fee.opens': {
    label: 'Fee open for payment (to parents and students)',
    text: '%{title} can be paid from %{date}; it is due on %{due}',
  },
  'fee.due': {
    label: 'Fee due (to people who have not paid)',
    text: '%{title} is due on %{date}',
  },
  'fee.overdue': {
    label: 'Fee overdue (to people who have not paid)',
    text: '%{title} was due on %{date}',
  },
  'fee.changed': {
    label: 'Bill changed (to parents and students)',
    text: 'The bill %{title} of %{name} is %{amount} now (%{before} before)',
    to: ['STUDENT', 'PARENT'],
  },
  'receipt.voided': {
    label: 'Receipt voided (to parents and students)',
    text: 'The receipt %{number} of %{name} over %{amount} was voided: %{reason}',
    to: ['STUDENT', 'PARENT'],
  },
  'vehicle.certificate': {
    label: 'Vehicle document about to expire (to transport managers)',
    text: '%{name} of %{vehicle} runs out on %{date}',
    to: staff,
  },
  'alert.custom': {
    label: 'Custom reminder (to its recipients)',
    text: '%{title}: %{message}',
  },
  'task.done': {
    label: 'Task finished by everyone (to its creator)',
    text: 'Everybody has finished %{title}; it can be closed',
    to: staff,
  },
  'blog.pending': {
    label: 'Blog post waiting for moderation (to moderators)',
    text: '%{name} has handed in a post: %{title}',
    to: staff,
  },
  'event.soon': {
    label: 'Upcoming event (to everyone invited)',
    text: '%{title} is on %{date}',
  },
  'message.received': {
    label: 'Message from the school (to its recipients)',
    text: 'New message: %{subject}',
  },
  'voiceNote.received': {
    label: 'Voice note received (to its recipients)',
    text: 'New voice note: %{title}',
  },
  'payslips.due': {
    label: 'Payslips of a group due (to payroll staff)',
    text: 'Payslips of %{title} are due on %{date}',
    to: staff,
  },
  'attendance.absent': {
    label: 'Child absent (to the parents)',
    text: '%{name} was marked absent on %{date}: %{mark}',
    to: ['PARENT'],
  },
  'attendance.corrected': {
    label: 'Absence corrected (to parents who were notified of it)',
    text: '%{name} was present on %{date} after all',
    to: ['PARENT'],
  },
  'exam.scheduled': {
    label: 'Exam schedule published (to students and parents)',
    text: '%{name}: the exams of %{batch} are scheduled',
  },
  'exam.results': {
    label: 'Exam results published (to students and parents)',
    text: '%{name}: the results of %{batch} are published',
  },
  'group.asked': {
    label: 'Request to join a group (to group managers)',
    text: '%{name} asks to join %{group}',
    to: staff,
  },
  'group.admitted': {
    label: 'Admitted to a group (to the new member)',
    text: 'You are now a member of %{group}',
    to: staff,
  },
  'drive.shared': {
    label: 'File or folder shared (to the people it is shared with)',
    text: '%{name} shares "%{item}" with you',
    to: staff,
  },
  'drive.handedOver': {
    label: 'Drive of a leaver handed over (to the new owner)',
    text: 'The documents of %{name} are yours now, in the folder "%{folder}"',
    to: staff,
  },
  'drive.takenOver': {
    label: 'Drive of a leaver has a new owner (to the former owner)',
    text: 'Your documents went to %{name} while your account was closed',
    to: staff,
  },
  ...houseNotices,
  ...storeNotices,
  ...communityNotices,
  'lesson.covered': {
    label: 'Lesson covered (to teachers, the class and its parents)',
    text: '%{teacher} takes %{subject} in %{batch} on %{date} at %{time}',
    to: ['ADMIN', 'EMPLOYEE', 'STUDENT', 'PARENT'],
  },
  'lesson.cancelled': {
    label: 'Lesson cancelled (to its teacher, the class and its parents)',
    text: '%{subject} in %{batch} on %{date} at %{time} is cancelled',
    to: ['ADMIN', 'EMPLOYEE', 'STUDENT', 'PARENT'],
  },
  'lesson.asPlanned': {
    label: 'Lesson going ahead as planned after all (to teachers, the class and its parents)',
    text: '%{subject} in %{batch} on %{date} at %{time} takes place as planned',
    to: ['ADMIN', 'EMPLOYEE', 'STUDENT', 'PARENT'],
  },
  ...systemNotices,
} as const satisfies Readonly<Record<string, NotificationEvent>>;

export type NotificationEventKey = keyof typeof notificationEvents;

export const notificationEventNames = Object.fromEntries(
  Object.entries(notificationEvents).map(([key, { label }]) => [key, label]),
) as Readonly<Record<NotificationEventKey, string>>;

/** The notices that a kind of user may get. */
export const notificationEventsFor = (role: Role): readonly NotificationEventKey[] =>
  (Object.entries(notificationEvents) as [NotificationEventKey, NotificationEvent][])
    .filter(([, { to }]) => to?.includes(role) ?? true)
    .map(([key]) => key);

/** The sentence of a notice; undefined for an event not in the list. */
export const noticeText = (
  event: string,
  params: Readonly<Record<string, string | number>>,
): string | undefined =>
  Object.hasOwn(notificationEvents, event)
    ? notificationEvents[event as NotificationEventKey].text.replace(/%\{(\w+)\}/g, (_, name: string) =>
        String(params[name] ?? ''),
      )
    : undefined;
