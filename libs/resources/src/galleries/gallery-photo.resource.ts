import { defineResource, f } from '@school/kernel';
import type { Role } from '@school/kernel';
import { galleryKeepers, galleryPeople } from './access.ts';

/** The rows of an album that a user sees: a photo is also requested by its own address. */
const seenBy = <R extends Role>(role: R) =>
  ({
    'galleryAlbum.status': 'PUBLISHED',
    _or: [
      { 'galleryAlbum.everybody_contains': role },
      { 'galleryAlbum.createdBy': { $me: 'id' } },
      { 'galleryAlbum.members_contains': { $me: 'employee' } },
      { 'galleryAlbum.people_contains': { $me: 'id' } },
      { 'galleryAlbum.departments_in': { $me: 'departments' } },
      { 'galleryAlbum.courses_in': { $me: 'courses' } },
      { 'galleryAlbum.batches_in': { $me: 'batches' } },
      { 'galleryAlbum.roleGroups_in': { $me: 'roleGroups' } },
      { 'galleryAlbum.userGroups_in': { $me: 'userGroups' } },
    ],
  }) as const;

/** Who sees which students a photo names; families find those of their own children. */
const staff = [...galleryKeepers, 'EMPLOYEE'] as const;

/** A photo of an album; where and when it was taken is removed from it on upload. */
export const galleryPhoto = defineResource('galleryPhoto', {
  module: 'galleries',
  label: ['Photo', 'Photos'],
  parent: 'galleryAlbum',
  noArchive: true,
  fields: {
    photo: f.file({
      required: true,
      level: 'basic',
      accept: ['jpg', 'jpeg', 'png', 'webp'],
      maxBytes: 10 * 1_048_576,
    }),
    title: f.text({ max: 150 }),
    description: f.text({ max: 500 }),
    takenOn: f.date({ max: 'today' }),
    students: f.refs('student', {
      label: 'In the picture',
      level: 'private',
      named: true,
      help: 'The photo appears on each student’s page',
    }),
  },
  title: 'photo',
  list: { columns: ['photo', 'title', 'takenOn', 'students', 'description'] },
  sample: { students: undefined },
  access: {
    levels: { private: { read: staff, write: galleryKeepers } },
    read: [...galleryKeepers, ...galleryPeople],
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
    galleryPhoto: typeof galleryPhoto;
  }
}
