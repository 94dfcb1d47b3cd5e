import type { Role } from '@school/kernel';
import { communityNotices } from './community-notices.ts';
import { examNotices } from './exam-notices.ts';
import { houseNotices } from './house-notices.ts';
import { storeNotices } from './store-notices.ts';
import { systemNotices } from './system-notices.ts';

/** Something that users are told of: what managers read in the settings, and the English of a mail. */
export interface NotificationEvent {
  readonly label: string;
  /** With `%{name}` for what the notice names. */
  readonly text: string;
  /** Kinds of user who may get it; all of them without. */
  readonly to?: readonly Role[];
}

const staff: readonly Role[] = ['ADMIN', 'EMPLOYEE'];

/** Every notice that the product sends, by the key of its text. */
export const notificationEvents = {
  'payslip.approved': {
    label: 'A payslip was approved (to its employee)',
    text: 'Your payslip %{number} was approved',
    to: staff,
  },
  'payslip.rejected': {
    label: 'A payslip was rejected (to whoever made it)',
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
    text: '%{name} has taken back the application for %{type} from %{from}',
    to: staff,
  },
  'leave.approved': {
    label: 'Leave was approved (to the applicant)',
    text: 'Your %{type} from %{from} to %{to} was approved',
    to: staff,
  },
  'leave.denied': {
    label: 'Leave was denied (to the applicant)',
    text: 'Your %{type} from %{from} to %{to} was denied',
    to: staff,
  },
  'leave.cancelled': {
    label: 'Leave was cancelled (to the applicant)',
    text: 'Your %{type} from %{from} to %{to} was cancelled',
    to: staff,
  },
  'leave.credited': {
    label: 'Days of leave were credited (to the employee)',
    text: 'You were credited %{days} days of leave: %{types}',
    to: staff,
  },
  'document.expires': {
    label: 'A document of an employee runs out (to the personnel office)',
    text: '%{name} of %{employee} runs out on %{date}',
    to: staff,
  },
  'account.addressKept': {
    label: 'The office has another e-mail address than the account (to its user)',
    text: 'The office now has %{email} for you. Your account keeps its address until you change it in your profile.',
    to: staff,
  },
  'library.ready': {
    label: 'A reserved book waits at the desk (to whoever reserved it)',
    text: '%{title} waits for you at the library until %{date}',
  },
  'library.due': {
    label: 'A book is due soon (to whoever has it)',
    text: '%{title} is due on %{date}',
  },
  'library.overdue': {
    label: 'A book is overdue (to whoever has it, once a week)',
    text: '%{title} was due on %{date}. Please return it.',
  },
  'task.assigned': {
    label: 'A task was assigned (to whoever has to do it)',
    text: 'You have a new task: %{title}, until %{date}',
    to: staff,
  },
  'task.unassigned': {
    label: 'Task unassigned from you',
    text: 'You no longer have the task %{title}',
    to: staff,
  },
  'task.due': {
    label: 'A task ends tomorrow (to whoever has not finished)',
    text: '%{title} ends on %{date}',
    to: staff,
  },
  'task.overdue': {
    label: 'A task is overdue (to whoever has not finished)',
    text: '%{title} is overdue since %{date}',
    to: staff,
  },
  'exam.soon': {
    label: 'An exam is near (to those who write it, their parents and those who invigilate)',
    text: '%{title} is on %{date} at %{time}',
  },
  ...examNotices,
  'onlineExam.published': {
    label: 'An online exam is set (to those who write it, and their parents)',
    text: 'The online exam %{name} is set',
    to: ['STUDENT', 'PARENT'],
  },
  'onlineExam.soon': {
    label: 'An online exam is near (to those who write it, and their parents)',
    text: 'The online exam %{title} opens on %{date} at %{time}',
    to: ['STUDENT', 'PARENT'],
  },
  'onlineExam.results': {
    label: 'Results of an online exam are out (to those who wrote it, and their parents)',
    text: 'The results of %{name} are out',
    to: ['STUDENT', 'PARENT'],
  },
  'fee.opens': {
    label: 'A fee can be paid (to parents and students)',
    text: '%{title} can be paid from %{date}; it is due on %{due}',
  },
  'fee.due': {
    label: 'A fee is due (to whoever has not paid)',
    text: '%{title} is due on %{date}',
  },
  'fee.overdue': {
    label: 'A fee is overdue (to whoever has not paid)',
    text: '%{title} was due on %{date}',
  },
  'fee.changed': {
    label: 'A bill has changed (to parents and students)',
    text: 'The bill %{title} of %{name} is %{amount} now (%{before} before)',
    to: ['STUDENT', 'PARENT'],
  },
  'receipt.voided': {
    label: 'A receipt was voided (to parents and students)',
    text: 'The receipt %{number} of %{name} over %{amount} was voided: %{reason}',
    to: ['STUDENT', 'PARENT'],
  },
  'vehicle.certificate': {
    label: 'A paper of a vehicle runs out (to whoever manages transport)',
    text: '%{name} of %{vehicle} runs out on %{date}',
    to: staff,
  },
  'alert.custom': {
    label: 'An alert of the office (to those whom it is for)',
    text: '%{title}: %{message}',
  },
  'task.done': {
    label: 'Everybody has finished a task (to whoever made it)',
    text: 'Everybody has finished %{title}; it can be closed',
    to: staff,
  },
  'blog.pending': {
    label: 'A blog post waits for a moderator (to those who moderate)',
    text: '%{name} has handed in a post: %{title}',
    to: staff,
  },
  'event.soon': {
    label: 'An event is near (to everybody whom it is for)',
    text: '%{title} is on %{date}',
  },
  'message.received': {
    label: 'The school has written a message (to whomever it is for)',
    text: 'New message: %{subject}',
  },
  'voiceNote.received': {
    label: 'Somebody has spoken a voice note (to whoever is to hear it)',
    text: 'New voice note: %{title}',
  },
  'payslips.due': {
    label: 'Payslips of a group are due (to whoever generates them)',
    text: 'Payslips of %{title} are due on %{date}',
    to: staff,
  },
  'attendance.absent': {
    label: 'A child was absent (to its parents)',
    text: '%{name} was marked absent on %{date}: %{mark}',
    to: ['PARENT'],
  },
  'attendance.corrected': {
    label: 'An absence was corrected (to parents who were told of it)',
    text: '%{name} was present on %{date} after all',
    to: ['PARENT'],
  },
  'exam.scheduled': {
    label: 'A schedule of exams was published (to students and parents)',
    text: '%{name}: the exams of %{batch} are scheduled',
  },
  'exam.results': {
    label: 'Results of exams were published (to students and parents)',
    text: '%{name}: the results of %{batch} are published',
  },
  'group.asked': {
    label: 'Somebody asks to join a group (to those who keep groups)',
    text: '%{name} asks to join %{group}',
    to: staff,
  },
  'group.admitted': {
    label: 'Somebody was admitted to a group (to that person)',
    text: 'You are now a member of %{group}',
    to: staff,
  },
  'drive.shared': {
    label: 'Somebody shares a file or folder (to whoever may now read it)',
    text: '%{name} shares "%{item}" with you',
    to: staff,
  },
  'drive.handedOver': {
    label: 'The drive of somebody who leaves was handed over (to its new owner)',
    text: 'The documents of %{name} are yours now, in the folder "%{folder}"',
    to: staff,
  },
  'drive.takenOver': {
    label: 'The drive of somebody who left has a new owner (to whoever left)',
    text: 'Your documents went to %{name} while your account was closed',
    to: staff,
  },
  ...houseNotices,
  ...storeNotices,
  ...communityNotices,
  'lesson.covered': {
    label: 'Somebody else takes a lesson (to teachers, the class and its parents)',
    text: '%{teacher} takes %{subject} in %{batch} on %{date} at %{time}',
    to: ['ADMIN', 'EMPLOYEE', 'STUDENT', 'PARENT'],
  },
  'lesson.cancelled': {
    label: 'A lesson is cancelled (to its teacher, the class and its parents)',
    text: '%{subject} in %{batch} on %{date} at %{time} is cancelled',
    to: ['ADMIN', 'EMPLOYEE', 'STUDENT', 'PARENT'],
  },
  'lesson.asPlanned': {
    label: 'A lesson takes place as planned after all (to teachers, the class and its parents)',
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

/** The sentence of a notice; undefined for an event that the list does not know. */
export const noticeText = (
  event: string,
  params: Readonly<Record<string, string | number>>,
): string | undefined =>
  Object.hasOwn(notificationEvents, event)
    ? notificationEvents[event as NotificationEventKey].text.replace(/%\{(\w+)\}/g, (_, name: string) =>
        String(params[name] ?? ''),
      )
    : undefined;
