import type { FileRoom, Saved, StoredKind } from './file-room.fixture.ts';

/** The student who signs in as `student`, child of `parent`; not taught by `teacher`. */
export const hamza = (room: FileRoom): Promise<number> =>
  room.idOf('student', `id = (select student_id from "user" where username = 'student')`);

/** An assignment of his class. */
const givenOut = async (room: FileRoom): Promise<number> =>
  room.idOf(
    'assignment',
    `status = 'PUBLISHED' and batch_id = (select batch_id from student where id = ${await hamza(room)})`,
  );

/** Files that teachers hand out and students hand in, by `<resource>.<field>`. */
export const classFiles: Readonly<Record<string, readonly StoredKind[]>> = {
  'question.picture': [
    {
      readers: 'admin',
      make: async (room) => {
        const admin = room.demo.as('admin');
        const course = await room.idOf('course', 'true');
        const topic = await admin.post<Saved>('setup/v1/QuestionCategory/save', {
          name: 'Rare earths',
          course,
          subjectCode: 'RARE',
        });
        const question = { category: topic.id, type: 'DESCRIPTIVE', text: 'What is it?' };
        return room.taken('admin', 'stone.png', (picture) =>
          admin.post('setup/v1/Question/save', { ...question, picture }),
        );
      },
    },
  ],
  'assignmentFile.file': [
    {
      readers: 'admin student parent',
      make: async (room) => {
        const id = await givenOut(room);
        return room.taken('admin', 'exercises.pdf', (file) =>
          room.demo.as('admin').put(`setup/v1/Assignment/update/${id}`, { files: [{ file }] }),
        );
      },
    },
  ],
  'assignmentSubmissionFile.file': [
    {
      readers: 'admin student parent',
      make: async (room) => {
        const work = { assignment: await givenOut(room), student: await hamza(room) };
        return room.taken('admin', 'work.pdf', (file) =>
          room.demo.as('admin').post('setup/v1/AssignmentSubmission/save', { ...work, files: [{ file }] }),
        );
      },
    },
  ],
};
