import type { Role } from '@school/kernel';

const staff: readonly Role[] = ['ADMIN', 'EMPLOYEE'];

/** Notices of the stores of the school. */
export const storeNotices = {
  'indent.asked': {
    label: 'An indent waits for a decision (to whoever decides)',
    text: '%{name} asks for things out of the store %{store}: %{number}',
    to: staff,
  },
  'indent.approved': {
    label: 'An indent was approved (to whoever asked)',
    text: 'Your indent %{number} was approved',
    to: staff,
  },
  'indent.rejected': {
    label: 'An indent was rejected (to whoever asked)',
    text: 'Your indent %{number} was rejected: %{reason}',
    to: staff,
  },
  'indent.issued': {
    label: 'Things of an indent were issued (to whoever asked)',
    text: 'Things of your indent %{number} were issued out of the store %{store}',
    to: staff,
  },
} as const;
