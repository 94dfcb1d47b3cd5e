import { f } from '@school/kernel';
import { audienceFields, eachAudienceField } from '../collaboration/audience.ts';

export const formKinds = { EMPLOYEE: 'Employees', STUDENT: 'Students', PARENT: 'Parents' } as const;

const about = (label: string) => ({ label, named: true }) as const;

/** What a form is about, whom it asks, and how. */
export const formFields = {
  title: f.text({ required: true, max: 150, search: true }),
  description: f.longText({ max: 4000, help: 'Stands above the questions' }),
  template: f.ref('formTemplate', {
    label: 'Start from template',
    filter: { isActive: true },
    named: true,
    onDelete: 'clear',
    help: 'Its questions are copied if you add none here',
  }),
  questions: f.lines('formQuestion', { label: 'Questions', max: 200 }),
  isFeedback: f.flag({ label: 'Feedback form', default: false, index: true }),
  feedbackAbout: f.choice(
    { GENERAL: 'The school', EMPLOYEE: 'Employees', SUBJECT: 'Subjects', COURSE: 'Courses' },
    { label: 'About' },
  ),
  aboutEmployees: f.refs('employee', about('These employees')),
  aboutSubjects: f.refs('subject', about('These subjects')),
  aboutCourses: f.refs('course', about('These courses')),
  kinds: f.choices(formKinds, { label: 'Answered by', required: true, default: ['EMPLOYEE', 'STUDENT'] }),
  ...audienceFields,
  answerFor: f.choice(
    { SELF: 'Once for oneself', WARD: 'Parents, once for each child' },
    { label: 'How often', required: true, default: 'SELF' },
  ),
  opensAt: f.dateTime({ label: 'Open from', noCopy: true }),
  closesAt: f.dateTime({ label: 'Open until', noCopy: true, index: true }),
  isAnonymous: f.flag({
    label: 'Anonymous',
    default: false,
    help: 'No record is kept of who gave which answer; results are shown once there are three answers',
  }),
  allowEdit: f.flag({ label: 'Answers may be changed while it is open', default: false }),
  maxResponses: f.int({
    label: 'Maximum answers',
    min: 1,
    max: 1_000_000,
    help: 'It closes automatically with the last one',
  }),
  resultsVisibleTo: f.choice(
    {
      CREATOR: 'Whoever made it',
      MANAGERS: 'Everybody who manages forms',
      RESPONDENTS: 'Also everybody who has answered',
    },
    { label: 'Results visible to', required: true, default: 'MANAGERS' },
  ),
  edition: f.int({
    label: 'Edition of the questions',
    required: true,
    readOnly: true,
    default: 1,
    noCopy: true,
  }),
  publishedAt: f.dateTime({ label: 'Published on', readOnly: true, noCopy: true }),
  status: f.choice(
    { DRAFT: 'Draft', PUBLISHED: 'Published', CLOSED: 'Closed', ARCHIVED: 'Archived' },
    {
      required: true,
      default: 'DRAFT',
      readOnly: true,
      index: true,
      tones: { DRAFT: 'neutral', PUBLISHED: 'success', CLOSED: 'warning', ARCHIVED: 'neutral' },
    },
  ),
  responses: f.rollup({ label: 'Answers', of: 'formResponse', via: 'form', fn: 'count' }),
} as const;

/** A sample asks everyone of its kinds. */
export const formSample = {
  ...eachAudienceField(undefined),
  questions: undefined,
  answerFor: 'SELF',
  isAnonymous: false,
  isFeedback: false,
  opensAt: undefined,
  closesAt: undefined,
};
