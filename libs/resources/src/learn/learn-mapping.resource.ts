import { defineResource, f, is } from '@school/kernel';
import { learnKeepers } from './access.ts';
import { learnEntities } from './learn.fields.ts';

const told = { readOnly: true, noCopy: true } as const;

/**
 * What something at the school corresponds to on the learning platform. Exams are linked by hand, everything else
 * automatically.
 */
export const learnMapping = defineResource('learnMapping', {
  module: 'learn',
  label: ['Link to the platform', 'Links to the platform'],
  api: 'setup/v1/LearnMapping',
  screens: { list: '/learn/mappings', create: '/learn/mappings/new' },
  menu: {
    group: 'learn',
    order: 60,
    icon: 'list',
    description: 'What each account, course and exam corresponds to on the platform',
    access: learnKeepers,
    create: { label: 'Link an exam', description: 'To fetch its marks from the platform' },
  },
  noArchive: true,
  noHistory: 'A link says itself when it was told last; steps of synchronisations say what went there.',
  fields: {
    exam: f.ref('exam', { onDelete: 'cascade', named: true }),
    entityType: f.choice(learnEntities, {
      label: 'Kind',
      required: true,
      default: 'EXAM',
      index: true,
      ...told,
    }),
    localId: f.text({ label: 'Number here', required: true, max: 40, ...told }),
    name: f.text({ required: true, max: 250, search: true, ...told }),
    remoteId: f.text({
      label: 'Number there',
      required: true,
      max: 80,
      pattern: { regex: '[^\\s/]+(/[^\\s/]+)?', message: 'Numbers like 12/345' },
      help: 'For an exam, the numbers of the course and the grade item, such as 12/345',
    }),
    checksum: f.text({ label: 'Checksum', max: 64, ...told }),
    lastSyncedAt: f.dateTime({ label: 'Last synchronised', ...told }),
  },
  title: 'name',
  subtitle: ['entityType'],
  unique: [{ fields: ['entityType', 'localId'] }, { fields: ['entityType', 'remoteId'] }],
  conditions: { exam: { required: is('entityType', 'EXAM') } },
  form: { tabs: [{ key: 'exam', label: 'Exam', sections: [{ fields: ['exam', 'remoteId'] }] }] },
  list: {
    columns: ['entityType', 'name', 'localId', 'remoteId', 'lastSyncedAt'],
    head: 'name',
    sort: 'name',
    filters: ['entityType'],
  },
  sample: { remoteId: '12/345' },
  access: { read: learnKeepers, create: learnKeepers, delete: learnKeepers, import: [] },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    learnMapping: typeof learnMapping;
  }
}
