import { block, contribute, defineView, f } from '@school/kernel';

/** The photos that name a student, from the albums that the reader may see. */
const photosOfStudent = defineView('photosOfStudent', {
  module: 'galleries',
  label: 'Photos',
  of: 'galleryPhoto',
  parameters: { student: f.ref('student', { required: true }) },
  narrows: { student: 'students_contains' },
  columns: {
    photo: {},
    title: {},
    takenOn: {},
    galleryAlbum: { label: 'Album' },
    mayKeep: { value: 'galleryAlbum.allowDownload', hidden: true },
  },
  sort: '-takenOn',
});

export const galleryViews = [photosOfStudent] as const;

export const galleryContributions = [
  contribute('student', {
    module: 'galleries',
    tabs: [{ key: 'photos', label: 'Photos', blocks: [block.own('photosOfStudent')] }],
  }),
] as const;
