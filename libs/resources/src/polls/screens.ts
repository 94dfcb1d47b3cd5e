import { defineScreen } from '@school/kernel';

/** Students and employees vote; parents do not. */
const voters = ['EMPLOYEE', 'STUDENT'] as const;
const makers = ['PollManagement'] as const;

export const pollScreens = [
  defineScreen('pollList', {
    module: 'polls',
    label: 'Polls',
    paths: ['/poll_questions'],
    access: voters,
    menu: { group: 'collaboration', order: 20, icon: 'poll', description: 'Questions to vote on' },
  }),
  defineScreen('pollCreate', {
    module: 'polls',
    label: 'Create Poll',
    paths: ['/poll_questions/new'],
    parent: '/poll_questions',
    access: makers,
  }),
  defineScreen('pollResults', {
    module: 'polls',
    label: 'Poll results',
    paths: ['/poll_questions/:pollId'],
    parent: '/poll_questions',
    about: 'poll',
    access: voters,
  }),
  defineScreen('pollVoting', {
    module: 'polls',
    label: 'Vote',
    paths: ['/poll_questions/:pollId/voting'],
    parent: '/poll_questions',
    access: voters,
  }),
  defineScreen('pollEdit', {
    module: 'polls',
    label: 'Edit Poll',
    paths: ['/poll_questions/:pollId/edit'],
    parent: '/poll_questions',
    access: makers,
  }),
] as const;
