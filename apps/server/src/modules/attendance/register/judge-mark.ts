import type { RecordValues, Work } from '../../../engine/behaviour.ts';
import { judgesOf, type MarkedCell } from './judges.ts';
import { refusedMark } from './refused-mark.ts';

/** @throws the refusal of a mark that the register would not accept */
export const judgeMark = async (batch: number, values: RecordValues, work: Work): Promise<void> => {
  const date = String(values['date']);
  // If omitted, the default of the definition: the whole day.
  const cell: MarkedCell = {
    student: Number(values['student']),
    date,
    label: Number(values['label']),
    forenoon: values['forenoon'] !== false,
    afternoon: values['afternoon'] !== false,
    reason: values['reason'] == null ? null : String(values['reason']),
    minutesLate: values['minutesLate'] == null ? null : Number(values['minutesLate']),
  };
  const judges = await judgesOf(batch, { from: date, to: date }, work);
  const code = judges.cell(cell);
  if (code) throw refusedMark(code);
};
