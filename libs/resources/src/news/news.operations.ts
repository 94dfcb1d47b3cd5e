import { defineOperation, f, roles } from '@school/kernel';
import type { Keyed } from '@school/kernel';
import { recordParameters } from '../record-parameters.ts';

const id = f.int({ required: true, min: 1 });

export const allNews = defineOperation('allNews', {
  module: 'news',
  label: 'All announcements',
  at: 'GET api/v1/news/all',
  input: { range: f.text() },
  answer: 'wire',
  access: ['ADMIN'],
});

export const newsForMe = defineOperation('newsForMe', {
  module: 'news',
  label: 'Announcements for the caller',
  description: 'What is meant for the kind of account and has not run out.',
  at: 'GET api/v1/news/current-user',
  input: { range: f.text() },
  answer: 'wire',
  access: roles,
});

export const newsFound = defineOperation('newsFound', {
  module: 'news',
  label: 'Announcements by their words',
  at: 'GET api/v1/news/search',
  input: { search: f.text(), range: f.text() },
  answer: 'wire',
  access: roles,
});

export const newsShown = defineOperation('newsShown', {
  module: 'news',
  label: 'An announcement',
  at: 'GET api/v1/news/:id',
  also: ['GET api/v1/news/get/:id'],
  input: { id, ...recordParameters },
  answer: 'wire',
  access: roles,
});

export const newsFile = defineOperation('newsFile', {
  module: 'news',
  label: 'A file of an announcement',
  at: 'GET api/v1/news/download/:attachmentId',
  input: { attachmentId: id },
  answer: 'file',
  access: roles,
});

export const newsOperations = [allNews, newsForMe, newsFound, newsShown, newsFile] as const;

declare module '@school/kernel' {
  interface KnownOperations extends Keyed<typeof newsOperations> {}
}
