import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useMemo } from 'react';
import { ToneChip } from '../../../engine/field/choice/ToneChip.tsx';
import { DateCell } from '../../../engine/field/date/DateCell.tsx';
import { FileLink } from '../../../engine/field/file/FileLink.tsx';
import type { RowsColumn } from '../../../engine/own-screen/RowsTable.tsx';
import { shortDays, statusTones } from './application.ts';
import type { ApplicationRow } from './application.ts';
import { DaysTaken } from './DaysTaken.tsx';

/** Columns of a table of applications; `withName` if they belong to several people. */
export const useApplicationColumns = (withName: boolean): readonly RowsColumn<ApplicationRow>[] => {
  const translate = useTranslate();
  return useMemo(() => {
    const figure = (key: 'additionalDays' | 'lopDays'): RowsColumn<ApplicationRow> => ({
      key,
      label: translate(`leave.column.${key}`),
      align: 'right',
      figure: (row) => Number(row[key]),
      render: (row) => (Number(row[key]) === 0 ? '–' : shortDays(row[key])),
    });
    const day = (key: 'startDate' | 'endDate'): RowsColumn<ApplicationRow> => ({
      key,
      label: translate(`leave.column.${key}`),
      text: (row) => row[key],
      render: (row) => <DateCell value={row[key]} />,
    });
    const name: RowsColumn<ApplicationRow> = {
      key: 'employee',
      label: translate('leave.column.employee'),
      role: 'title',
      text: (row) => row._labels?.['employee'] ?? '',
    };
    return [
      ...(withName ? [name] : []),
      {
        key: 'leaveType',
        label: translate('leave.column.leaveType'),
        ...(withName ? {} : { role: 'title' as const }),
        text: (row) => row._labels?.['leaveType'] ?? '',
      },
      day('startDate'),
      day('endDate'),
      {
        key: 'days',
        label: translate('leave.column.days'),
        align: 'right',
        figure: (row) => Number(row.days),
        render: (row) => <DaysTaken row={row} />,
      },
      figure('additionalDays'),
      figure('lopDays'),
      {
        key: 'status',
        label: translate('leave.column.status'),
        text: (row) => translate(`leave.status.${row.status}`),
        render: (row) => (
          <>
            <ToneChip tone={statusTones[row.status]} label={translate(`leave.status.${row.status}`)} />
            {row.decidedBy ? (
              <Typography variant="caption" component="div" color="text.secondary">
                {row.decidedFor
                  ? translate('leave.decidedFor', { by: row.decidedBy, for: row.decidedFor })
                  : translate('leave.decidedBy', { by: row.decidedBy })}
              </Typography>
            ) : null}
          </>
        ),
      },
      {
        key: 'reason',
        label: translate('leave.column.reason'),
        text: (row) => row.reason,
        render: (row) => (
          <>
            {row.managerRemark ? `${row.reason} — ${row.managerRemark}` : row.reason}
            {row.attachment ? (
              <Box sx={{ overflowWrap: 'anywhere' }}>
                <FileLink file={row.attachment} />
              </Box>
            ) : null}
          </>
        ),
      },
    ];
  }, [translate, withName]);
};
