import { Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { ReactNode } from 'react';
import { halfTaken, shortDays, type ApplicationRow } from './application.ts';

interface DaysTakenProps {
  readonly row: ApplicationRow;
  /** What they cost, below the number. */
  readonly children?: ReactNode;
}

/** The days of an application and, if one of them is a half, which half: the one who decides has to know. */
export const DaysTaken = ({ row, children }: DaysTakenProps) => {
  const translate = useTranslate();
  const half = halfTaken(row);
  return (
    <>
      {shortDays(row.days)}
      {half === undefined ? null : (
        <Typography variant="caption" component="div" color="textSecondary">
          {translate(`leave.half.${half}`)}
        </Typography>
      )}
      {children}
    </>
  );
};
