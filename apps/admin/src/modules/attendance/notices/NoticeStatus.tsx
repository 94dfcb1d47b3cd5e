import { Button } from '@mui/material';
import { addDays, type NoticeRow } from '@school/domain';
import type { Tone } from '@school/kernel';
import { useTranslate } from 'react-admin';
import { useMemo } from 'react';
import { useEnvironment } from '../../../engine/environment/environment.ts';
import { useToast } from '../../../engine/feedback/use-toast.ts';
import { ToneChip } from '../../../engine/field/choice/ToneChip.tsx';
import { DateCell } from '../../../engine/field/date/DateCell.tsx';
import { DayInput } from '../../../engine/own-screen/DayInput.tsx';
import { LoadProblem } from '../../../engine/own-screen/LoadProblem.tsx';
import { RowsTable, type RowsColumn } from '../../../engine/own-screen/RowsTable.tsx';
import { useLoad } from '../../../engine/own-screen/use-load.ts';
import { useParam } from '../../../engine/own-screen/use-param.ts';
import { useWrite } from '../../../engine/own-screen/use-write.ts';
import { PageHeader } from '../../../engine/page/PageHeader.tsx';

const tones: Readonly<Record<NoticeRow['status'], Tone>> = {
  QUEUED: 'info',
  SENT: 'success',
  FAILED: 'error',
  SKIPPED: 'neutral',
};

/** Who a notice is about, who receives it and how, and its outcome. */
const useNoticeColumns = (): readonly RowsColumn<NoticeRow>[] => {
  const translate = useTranslate();
  const text = (key: 'batchName' | 'student' | 'guardian'): RowsColumn<NoticeRow> => ({
    key,
    label: translate(`attendance.notices.${key}`),
    text: (row) => row[key],
  });
  return [
    {
      key: 'date',
      label: translate('attendance.date'),
      text: ({ date }) => date,
      render: ({ date }) => <DateCell value={date} />,
    },
    { ...text('student'), role: 'title' },
    text('batchName'),
    text('guardian'),
    {
      key: 'channel',
      label: translate('attendance.notices.channel'),
      text: ({ channel }) => translate(`attendance.channel.${channel}`),
      render: ({ channel, kind }) =>
        `${translate(`attendance.channel.${channel}`)}${kind === 'CORRECTION' ? ` · ${translate('attendance.notices.correction')}` : ''}`,
    },
    {
      key: 'recipient',
      label: translate('attendance.notices.recipient'),
      text: ({ recipient }) => recipient ?? '',
      render: ({ recipient }) => recipient ?? '–',
    },
    {
      key: 'status',
      label: translate('attendance.notices.status'),
      text: ({ status }) => translate(`attendance.status.${status}`),
      render: ({ status, error }) => (
        <span title={error ?? undefined}>
          <ToneChip tone={tones[status]} label={translate(`attendance.status.${status}`)} />
        </span>
      ),
    },
  ];
};

/** Who was notified of absences on certain days, and the outcome; failed notices can be sent again. */
export const NoticeStatus = () => {
  const translate = useTranslate();
  const toast = useToast();
  const { context } = useEnvironment();
  const [chosenFrom, setFrom] = useParam('from');
  const [chosenTo, setTo] = useParam('to');
  const to = chosenTo === '' ? context.today : chosenTo;
  const from = chosenFrom === '' ? addDays(to, -6) : chosenFrom;
  const query = useMemo(() => ({ from, to }), [from, to]);
  const notices = useLoad<readonly NoticeRow[]>(
    '/setup/v1/attendanceSystem/notices',
    'attendance.fail.notices',
    query,
  );
  const columns = useNoticeColumns();
  const { write, busy } = useWrite();
  const failed = (notices.data ?? []).filter(({ status }) => status === 'FAILED');
  const resend = async (ids: readonly number[]): Promise<void> => {
    const answer = await write<{ queued: number }>({
      path: '/setup/v1/attendanceSystem/notices/resend',
      body: { ids },
      fallback: 'attendance.fail.resend',
    });
    if (answer) toast.success('attendance.notices.resent', { smart_count: answer.queued });
  };
  return (
    <>
      <PageHeader
        title={translate('attendance.notices.title')}
        actions={
          <>
            <DayInput
              label={translate('attendance.from')}
              value={from}
              onChange={setFrom}
              max={context.today}
            />
            <DayInput label={translate('attendance.to')} value={to} onChange={setTo} max={context.today} />
          </>
        }
      />
      <LoadProblem text={notices.problem} onRetry={notices.retry} />
      {notices.problem ? null : (
        <RowsTable<NoticeRow>
          caption={translate('attendance.notices.title')}
          rows={notices.data}
          empty={translate('attendance.notices.none')}
          busy={notices.busy}
          tools={
            failed.length > 0 ? (
              <Button disabled={busy} onClick={() => void resend(failed.map(({ id }) => id))}>
                {translate('attendance.notices.resendAll', { smart_count: failed.length })}
              </Button>
            ) : undefined
          }
          columns={columns}
        />
      )}
    </>
  );
};
