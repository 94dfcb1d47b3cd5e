import { defineDocument, listToken, token } from '@school/kernel';
import { resultReaders } from '../access.ts';

const head = {
  hall: token('Hall', 'S Hall'),
  sitting: token('Sitting', 'Mid-term exams'),
  day: token('Day', '14 September 2026'),
  hours: token('Hours', '09:00–11:00'),
  students: token('Number of students seated there', '4'),
  invigilators: token('Invigilators', 'Ayesha Khan, Imran Qureshi'),
};

const access = ['EMPLOYEE', ...resultReaders] as const;

/** Seating of a hall, as invigilators need it. */
export const hallPlanDocument = defineDocument('hallPlan', {
  module: 'assessment',
  label: 'Seating plan',
  of: 'examHall',
  papers: ['A4-landscape', 'A4'],
  tokens: {
    ...head,
    rows: listToken(
      'Rows of seats, from the front',
      {
        seats: {
          label: 'Seats from left to right; free seats have no name',
          entry: { place: 'Seat', name: 'Student', batch: 'Batch', roll: 'Roll number', paper: 'Paper' },
        },
      },
      [
        {
          seats: [
            { place: 'A1', name: 'Hamza Javed', batch: 'G9 A', roll: '9A-01', paper: 'ENG' },
            { place: 'A2', name: 'Zara Naqvi', batch: 'G10 A', roll: '10A-04', paper: 'PHY' },
          ],
        },
        {
          seats: [
            { place: 'B1', name: 'Ali Raza', batch: 'G10 A', roll: '10A-05', paper: 'PHY' },
            { place: 'B2', name: '', batch: '', roll: '', paper: '' },
          ],
        },
      ],
    ),
  },
  fileName: 'hall',
  access,
});

/** Who sits where, by class and roll number, to hang on the door. */
export const doorListDocument = defineDocument('doorList', {
  module: 'assessment',
  label: 'Door list',
  of: 'examHall',
  papers: ['A4'],
  tokens: {
    ...head,
    people: listToken(
      'Students by class and roll number',
      { batch: 'Batch', roll: 'Roll number', name: 'Student', subject: 'Subject', place: 'Seat' },
      [
        { batch: 'G9 A', roll: '9A-01', name: 'Hamza Javed', subject: 'English', place: 'A1' },
        { batch: 'G10 A', roll: '10A-04', name: 'Zara Naqvi', subject: 'Physics', place: 'A2' },
      ],
    ),
  },
  fileName: 'hall',
  access,
});
