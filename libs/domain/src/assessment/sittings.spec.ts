import { sittingsOf } from './sittings.ts';

const exam = (id: number, date: string, startTime: string, endTime: string) => ({
  id,
  date,
  startTime,
  endTime,
});

describe('Sittings of exams', () => {
  it('hold what is written at the same time, also where one begins later and ends last', () => {
    const found = sittingsOf([
      exam(1, '2026-09-15', '09:00', '11:00'),
      exam(2, '2026-09-14', '09:00', '11:00'),
      exam(3, '2026-09-14', '10:00', '12:00'),
      exam(4, '2026-09-14', '12:00', '13:00'),
      exam(5, '2026-09-14', '11:30', '11:45'),
    ]);
    expect(
      found.map(({ date, startTime, endTime, exams }) => [
        date,
        startTime,
        endTime,
        exams.map(({ id }) => id),
      ]),
    ).toEqual([
      ['2026-09-14', '09:00', '12:00', [2, 3, 5]],
      ['2026-09-14', '12:00', '13:00', [4]],
      ['2026-09-15', '09:00', '11:00', [1]],
    ]);
  });

  it('are none without exams', () => {
    expect(sittingsOf([])).toEqual([]);
  });
});
