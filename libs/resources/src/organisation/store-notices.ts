import type { Role } from '@school/kernel';

const staff: readonly Role[] = ['ADMIN', 'EMPLOYEE'];

/** Notices of the school's stores. */
export const storeNotices = {
  'indent.asked': {
    label: 'Indent waiting for a decision (to the person who decides)',
    text: '%{name} asks for things out of the store %{store}: %{number}',
    to: staff,
  },
  'indent.approved': {
    label: 'Indent approved (to the requester)',
    text: 'Your indent %{number} was approved',
    to: staff,
  },
  'indent.rejected': {
    label: 'Indent rejected (to the requester)',
    text: 'Your indent %{number} was rejected: %{reason}',
    to: staff,
  },
  'indent.issued': {
    label: 'Items of an indent issued (to the requester)',
    text: 'Things of your indent %{number} were issued out of the store %{store}',
    to: staff,
  },
} as const;
