import { slotsClash } from './exam-clash.ts';

it('exams clash when they meet, not when one begins as the other ends (R23)', () => {
  const at = (startTime: string, endTime: string) => ({ date: '2026-09-01', startTime, endTime });
  expect(slotsClash(at('09:00', '09:45'), at('08:30', '09:10'))).toBe(true);
  expect(slotsClash(at('09:00', '09:45'), at('09:45', '10:30'))).toBe(false);
  expect(slotsClash(at('09:00', '09:45'), { ...at('09:00', '09:45'), date: '2026-09-02' })).toBe(false);
});
