import type { FileRoom, StoredKind } from './file-room.fixture.ts';

/** An application that no teacher is to interview. */
const openApplication = (room: FileRoom): Promise<number> =>
  room.idOf('applicant', "interviewer_id is null and status = 'PENDING'");

/** Files of applications for a place, and documents of pupils, by `<resource>.<field>`. */
export const applicationFiles: Readonly<Record<string, readonly StoredKind[]>> = {
  'applicant.photo': [
    {
      readers: 'admin finance',
      make: async (room) => {
        const id = await openApplication(room);
        return room.taken('admin', 'applicant.png', (photo) =>
          room.demo.as('admin').put(`setup/v1/Applicant/update/${id}`, { photo }),
        );
      },
    },
  ],
  'studentDocument.file': [
    {
      readers: 'admin',
      make: (room) =>
        room.taken('admin', 'certificate.pdf', async (file) => {
          const id = await room.idOf('student_document', 'file_id is null and student_id is not null');
          return room.demo.as('admin').put(`setup/v1/StudentDocument/update/${id}`, { file });
        }),
    },
  ],
};

export const attachedToApplication: StoredKind = {
  readers: 'admin',
  make: async (room) => room.attached('admin', 'setup/v1/Applicant', await openApplication(room)),
};
