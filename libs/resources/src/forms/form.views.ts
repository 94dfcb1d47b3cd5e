import { block, contribute, definePage, defineView } from '@school/kernel';
import { formKeepers, formPeople } from './access.ts';

const columns = {
  title: { label: 'Form', as: 'text', link: '/forms/answer/:form?ward=:child' },
  ward: { label: 'For', as: 'text' },
  closesAt: { label: 'Open until', as: 'dateTime' },
  form: { as: 'int', hidden: true },
  child: { as: 'int', hidden: true },
} as const;

/** Forms addressed to the caller and not yet answered; bound in the module. */
const formsToAnswer = defineView('formsToAnswer', {
  module: 'forms',
  label: 'Forms to answer',
  columns,
  sort: 'closesAt',
  access: formPeople,
});

/** Forms that the caller has answered; bound in the module. */
const formsAnswered = defineView('formsAnswered', {
  module: 'forms',
  label: 'Forms I have answered',
  columns: { ...columns, submittedAt: { label: 'Answered on', as: 'dateTime' } },
  access: formPeople,
});

/** Feedback forms with what they are about. */
const feedbackForms = defineView('feedbackForms', {
  module: 'forms',
  label: 'Feedback forms',
  of: 'form',
  where: { isFeedback: true },
  columns: {
    title: { link: '/forms/manage/:id?tab=results' },
    feedbackAbout: {},
    opensAt: {},
    closesAt: {},
    status: {},
    id: { hidden: true },
  },
  sort: '-closesAt',
  access: formKeepers,
});

/** Feedback forms with how many have answered; bound in the module. */
const feedbackFigures = defineView('feedbackFigures', {
  module: 'forms',
  label: 'Feedback forms in figures',
  columns: {
    title: { label: 'Form', as: 'text', link: '/forms/manage/:id?tab=results' },
    responses: { label: 'Answers', as: 'int' },
    asked: { label: 'Asked', as: 'int' },
    rate: { label: 'Have answered', as: 'percent' },
    average: { label: 'Average of ratings', as: 'decimal' },
    id: { as: 'int', hidden: true },
  },
  access: formKeepers,
});

export const formViews = [formsToAnswer, formsAnswered, feedbackForms, feedbackFigures] as const;

export const formPages = [
  definePage('formsForMe', {
    module: 'forms',
    label: 'Forms',
    paths: ['/forms'],
    access: formPeople,
    menu: {
      group: 'forms',
      order: 10,
      icon: 'approve',
      description: 'Forms to answer, and forms you have answered',
    },
    blocks: [
      block.table('formsToAnswer', {
        label: 'To be answered',
        empty: 'No forms are waiting for your answer.',
      }),
      block.table('formsAnswered', { label: 'Answered', empty: 'You have not answered any forms yet.' }),
    ],
  }),
  definePage('feedbackForms', {
    module: 'forms',
    label: 'Feedback forms',
    paths: ['/forms/feedback_forms'],
    access: formKeepers,
    menu: {
      group: 'forms',
      order: 30,
      icon: 'chart',
      description: 'How many have answered, and what they think',
    },
    blocks: [
      block.table('feedbackForms', { label: 'Feedback forms', empty: 'There are no feedback forms yet.' }),
      block.table('feedbackFigures', { label: 'How many have answered', onlyFilled: true }),
      block.links({ label: 'New form', to: '/forms/manage/new', icon: 'add' }),
    ],
  }),
] as const;

export const formContributions = [
  contribute('form', {
    module: 'forms',
    tabs: [{ key: 'results', label: 'Results', access: formKeepers, blocks: [block.own('formResults')] }],
  }),
  contribute('home', {
    module: 'forms',
    waiting: [
      {
        key: 'formsToAnswer',
        label: 'Forms to answer',
        icon: 'form',
        view: 'formsToAnswer',
        to: '/forms',
        order: 24,
        // An administrator may be asked as well.
        roles: ['ADMIN', ...formPeople],
      },
    ],
  }),
] as const;
