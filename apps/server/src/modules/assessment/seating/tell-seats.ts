import type { Work } from '../../../engine/behaviour.ts';
import { notifyEach, type NoticeFor } from '../../../platform/notifications/notify.ts';
import { seatsToTell, dutiesToTell, type DutyToTell, type SeatToTell } from './seat-notices.store.ts';

/** Notices written in one statement. */
const together = 1_000;

const ofSeat = ({ user, exam, student, subject, seat, date, time }: SeatToTell): NoticeFor => ({
  user,
  message: 'exam.seat',
  params: { student, subject, seat, date, time },
  link: `/exams/${exam}`,
});

const ofDuty = ({ user, hallId, hall, name, date, from, to }: DutyToTell): NoticeFor => ({
  user,
  message: 'exam.invigilation',
  params: { hall, name, date, from, to },
  link: `/exam_sittings/halls/${hallId}`,
});

const tellAll = async (notices: readonly NoticeFor[], { transaction }: Work): Promise<void> => {
  for (let at = 0; at < notices.length; at += together) {
    await notifyEach(transaction, notices.slice(at, at + together));
  }
};

/**
 * Notifies students and their parents of hall and seat, as far as their schedule is published, and invigilators of their
 * hall.
 */
export const tellSeats = async (sitting: number, work: Work): Promise<void> => {
  const { transaction } = work;
  const seats = (await seatsToTell(transaction, sitting)).map(ofSeat);
  const duties = (await dutiesToTell(transaction, { sitting, duty: null })).map(ofDuty);
  await tellAll([...seats, ...duties], work);
};

/** Notifies one invigilator who was added after the seats were published. */
export const tellInvigilator = async (sitting: number, duty: number, work: Work): Promise<void> =>
  tellAll((await dutiesToTell(work.transaction, { sitting, duty })).map(ofDuty), work);
