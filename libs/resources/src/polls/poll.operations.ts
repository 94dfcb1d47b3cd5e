import { defineOperation, f } from '@school/kernel';
import type { Keyed } from '@school/kernel';
import { recordParameters } from '../record-parameters.ts';

export const pollsMade = defineOperation('pollsMade', {
  module: 'polls',
  label: 'Polls that the caller has made',
  at: 'GET collab/v1/poll/getall',
  also: ['GET collab/v1/poll'],
  input: { userId: f.text(), range: f.text() },
  answer: 'wire',
  access: ['EMPLOYEE', 'STUDENT'],
});

export const pollsAsking = defineOperation('pollsAsking', {
  module: 'polls',
  label: 'Polls that ask the caller',
  at: 'GET collab/v1/poll/viewbyuser/:id',
  input: { id: f.int({ required: true, min: 1 }), state: f.text(), range: f.text() },
  answer: 'wire',
  access: ['EMPLOYEE', 'STUDENT'],
});

export const pollFigures = defineOperation('pollFigures', {
  module: 'polls',
  label: 'Results of a poll',
  at: 'GET collab/v1/poll/view/:id',
  input: { id: f.int({ required: true, min: 1 }) },
  answer: 'wire',
  access: ['EMPLOYEE', 'STUDENT'],
  failsWith: 'An error occurred while fetching poll results',
});

export const pollShown = defineOperation('pollShown', {
  module: 'polls',
  label: 'A poll',
  at: 'GET collab/v1/poll/:id',
  also: ['GET collab/v1/poll/get/:id'],
  input: { id: f.int({ required: true, min: 1 }), ...recordParameters },
  answer: 'wire',
  access: ['EMPLOYEE', 'STUDENT'],
  failsWith: 'An error occurred while fetching poll details',
});

export const pollOperations = [pollsMade, pollsAsking, pollFigures, pollShown] as const;

declare module '@school/kernel' {
  interface KnownOperations extends Keyed<typeof pollOperations> {}
}
