import { useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import { BackLink } from '../../../engine/own-screen/BackLink.tsx';
import { TimelineView } from './TimelineView.tsx';

/** "2026-09-01", or a month "2026-09" as a first or last day. */
const dayOf = (text: string | undefined, end: boolean): string | undefined => {
  if (text === undefined || !/^\d{4}-\d{2}(-\d{2})?$/.test(text)) return undefined;
  if (text.length === 10) return text;
  const last = new Date(Date.UTC(Number(text.slice(0, 4)), Number(text.slice(5)), 0)).getUTCDate();
  return `${text}-${end ? String(last) : '01'}`;
};

/** A student in a batch, for the whole time or between two days. */
export const AttendanceOfStudent = () => {
  const translate = useTranslate();
  const { stuId = '', batchid = '', param1, param2 } = useParams();
  return (
    <TimelineView
      about={{
        student: Number(stuId) || 0,
        batch: Number(batchid) || undefined,
        from: dayOf(param1, false),
        to: dayOf(param2, true),
      }}
      actions={<BackLink to="/attendance_reports" label={translate('attendance.student.report')} />}
    />
  );
};
