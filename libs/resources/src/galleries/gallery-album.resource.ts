import { defineResource, f } from '@school/kernel';
import type { Filter, Role } from '@school/kernel';
import { audienceFields, audienceKeys, eachAudienceField } from '../collaboration/audience.ts';
import { aimedAt, everybodyKinds, galleryKeepers, galleryPeople } from './access.ts';

const seenBy = (role: Role): Filter<'status' | 'everybody' | 'createdBy' | keyof typeof audienceFields> => ({
  _and: [{ status: 'PUBLISHED' }, aimedAt(role)],
});

/** Photos of a day, for their audience: parents see the albums of their children's batches. */
export const galleryAlbum = defineResource('galleryAlbum', {
  module: 'galleries',
  label: ['Album', 'Albums'],
  api: 'collab/v1/gallery',
  noArchive: true,
  screens: {
    list: '/galleries',
    create: '/galleries/new',
    show: '/galleries/:id',
    edit: '/galleries/:id/edit',
  },
  menu: {
    group: 'collaboration',
    order: 28,
    icon: 'gallery',
    description: 'Photo albums of school events',
    access: [...galleryKeepers, ...galleryPeople],
    also: [{ group: 'mySchool', order: 46, access: ['STUDENT', 'PARENT'], forOneself: true }],
  },
  fields: {
    name: f.text({ required: true, max: 100, unique: true, search: true }),
    date: f.date({ label: 'Day', required: true, index: true }),
    description: f.longText({ max: 2000 }),
    everybody: f.choices(everybodyKinds, {
      label: 'Everybody',
      help: 'If nothing is ticked, only those named below',
    }),
    ...audienceFields,
    allowDownload: f.flag({ label: 'Photos may be saved', default: true }),
    photos: f.lines('galleryPhoto', { label: 'Photos', max: 500 }),
    count: f.rollup({ label: 'Number of photos', of: 'galleryPhoto', via: 'galleryAlbum', fn: 'count' }),
    status: f.choice(
      { DRAFT: 'Draft', PUBLISHED: 'Published' },
      {
        required: true,
        default: 'DRAFT',
        readOnly: true,
        index: true,
        tones: { DRAFT: 'neutral', PUBLISHED: 'success' },
      },
    ),
  },
  title: 'name',
  subtitle: ['date'],
  list: {
    columns: ['name', 'date', 'batches', 'everybody', 'count', 'status'],
    sort: '-date',
    filters: ['status', 'date'],
    board: { by: 'status', fields: ['date', 'count'] },
  },
  form: {
    tabs: [
      {
        key: 'album',
        label: 'Album',
        sections: [
          { fields: [], own: { key: 'galleryPhotos', on: 'show' } },
          { fields: ['name', 'date', 'description', 'allowDownload'] },
          { on: 'form', fields: ['photos'] },
          { label: 'Who it is for', fields: ['everybody', ...audienceKeys], onDemand: audienceKeys },
          { label: 'State', on: 'show', fields: ['status', 'count'] },
        ],
      },
    ],
  },
  lifecycle: {
    field: 'status',
    initial: 'DRAFT',
    transitions: {
      publish: {
        label: 'Publish',
        access: galleryKeepers,
        from: ['DRAFT'],
        to: 'PUBLISHED',
        tone: 'success',
        confirm: 'Everyone it is for can see the photos and is notified.',
      },
      takeBack: {
        label: 'Withdraw',
        access: galleryKeepers,
        from: ['PUBLISHED'],
        to: 'DRAFT',
        tone: 'warning',
      },
    },
  },
  attachments: false,
  sample: { ...eachAudienceField(undefined), photos: undefined },
  access: {
    read: [...galleryKeepers, ...galleryPeople],
    create: galleryKeepers,
    update: galleryKeepers,
    delete: galleryKeepers,
    rows: {
      GalleryManagement: 'all',
      EMPLOYEE: seenBy('EMPLOYEE'),
      STUDENT: seenBy('STUDENT'),
      PARENT: seenBy('PARENT'),
    },
  },
});

declare module '@school/kernel' {
  interface ResourceTypes {
    galleryAlbum: typeof galleryAlbum;
  }
}
