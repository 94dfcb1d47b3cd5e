import type { StoredKind } from './file-room.fixture.ts';

interface Made {
  readonly id: number;
}

/** Photos of albums and uploaded documents: visible to those they are meant for. */
export const galleryFiles: Readonly<Record<string, readonly StoredKind[]>> = {
  'galleryPhoto.photo': [
    {
      readers: 'admin hr student',
      make: (room) =>
        room.taken('hr', 'day.png', async (photo) => {
          const { id } = await room.demo.as('hr').post<Made>('collab/v1/gallery/save', {
            name: 'Day of sports',
            date: '2026-04-01',
            everybody: ['STUDENT'],
            photos: [{ photo }],
          });
          await room.demo.as('hr').post(`collab/v1/gallery/transition/publish/${id}`, {});
        }),
    },
  ],
  'externalDocument.file': [
    {
      readers: 'admin hr parent',
      make: (room) =>
        room.taken('hr', 'plan.pdf', (file) =>
          room.demo.as('hr').post('collab/v1/document/save', {
            title: 'Plan of the term',
            source: 'UPLOAD',
            file,
            everybody: ['PARENT'],
          }),
        ),
    },
  ],
};
