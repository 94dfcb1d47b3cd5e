import { defineResource, f, is } from '@school/kernel';
import { audienceFields, audienceKeys, eachAudienceField } from '../collaboration/audience.ts';
import { aimedAt, everybodyKinds, galleryPeople } from './access.ts';

/** Services whose links may be stored; a name covers all its subdomains. */
export const documentHosts = [
  'docs.google.com',
  'drive.google.com',
  'sites.google.com',
  'forms.gle',
  'forms.office.com',
  'office.com',
  'sharepoint.com',
  'onedrive.live.com',
  '1drv.ms',
] as const;

const fileTypes = [
  'pdf',
  'doc',
  'docx',
  'xls',
  'xlsx',
  'ppt',
  'pptx',
  'csv',
  'txt',
  'jpg',
  'jpeg',
  'png',
] as const;
const writers = ['EMPLOYEE'] as const;

/** A document hosted by another service, or uploaded here, for those whom its owner names. */
export const externalDocument = defineResource('externalDocument', {
  module: 'galleries',
  label: ['Shared document', 'Shared documents'],
  api: 'collab/v1/document',
  noArchive: true,
  screens: {
    list: '/google_docs',
    create: '/google_docs/upload',
    show: '/google_docs/:id',
    edit: '/google_docs/:id/edit',
  },
  menu: {
    group: 'collaboration',
    order: 29,
    icon: 'document',
    description: 'Links to documents in other services, and files to share',
    access: galleryPeople,
    also: [{ group: 'mySchool', order: 47, access: ['STUDENT', 'PARENT'], forOneself: true }],
  },
  fields: {
    title: f.text({ required: true, max: 150, search: true }),
    source: f.choice(
      { LINK: 'A link', UPLOAD: 'A file' },
      { label: 'What it is', required: true, default: 'LINK' },
    ),
    docType: f.choice(
      { DOCUMENT: 'Document', SHEET: 'Sheet', SLIDES: 'Slides', FORM: 'Form', OTHER: 'Something else' },
      { label: 'Kind', required: true, default: 'DOCUMENT' },
    ),
    url: f.text({
      label: 'Link',
      max: 500,
      help: 'Must start with https:// and link to Google or Microsoft documents',
    }),
    file: f.file({ level: 'basic', accept: fileTypes, maxBytes: 25 * 1_048_576 }),
    description: f.longText({ max: 2000 }),
    everybody: f.choices(everybodyKinds, {
      label: 'Everybody',
      help: 'If nothing is ticked and nobody is named, only you can see it',
    }),
    ...audienceFields,
    owner: f.ref('user', { readOnly: true, named: true, onDelete: 'clear', noCopy: true }),
  },
  title: 'title',
  subtitle: ['docType'],
  list: {
    columns: ['title', 'docType', 'source', 'owner', 'batches', 'departments', 'everybody'],
    sort: 'title',
    filters: ['docType', 'source', 'owner'],
    views: [
      { key: 'mine', label: 'Mine', filter: { createdBy: { $me: 'id' } } },
      { key: 'shared', label: 'Shared with me', filter: { createdBy_ne: { $me: 'id' } } },
    ],
  },
  form: {
    tabs: [
      {
        key: 'document',
        label: 'Document',
        sections: [
          { fields: ['title', 'source', 'url', 'file', 'docType', 'description', 'owner'] },
          { label: 'Who it is for', fields: ['everybody', ...audienceKeys], onDemand: audienceKeys },
        ],
      },
    ],
  },
  conditions: {
    url: { visible: is('source', 'LINK'), required: is('source', 'LINK') },
    file: { visible: is('source', 'UPLOAD'), required: is('source', 'UPLOAD') },
  },
  actions: {
    open: {
      label: 'Open',
      on: 'row',
      access: galleryPeople,
      when: is('source', 'LINK'),
      tone: 'success',
      fleeting: true,
    },
  },
  attachments: false,
  sample: {
    ...eachAudienceField(undefined),
    source: 'LINK',
    url: 'https://docs.google.com/document/d/1',
    file: undefined,
  },
  access: {
    read: galleryPeople,
    create: writers,
    update: writers,
    delete: writers,
    own: writers,
    rows: { EMPLOYEE: aimedAt('EMPLOYEE'), STUDENT: aimedAt('STUDENT'), PARENT: aimedAt('PARENT') },
  },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    externalDocument: typeof externalDocument;
  }
}
