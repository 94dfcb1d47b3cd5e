import { useTranslate } from 'react-admin';
import { Box, Typography } from '@mui/material';
import type { Person } from './people-of.ts';
import { useEnvironment } from '../../../engine/environment/environment.ts';

const cell = {
  width: 26,
  height: 28,
  textAlign: 'center',
  fontSize: 12,
  border: 1,
  borderColor: 'divider',
  p: 0,
} as const;

interface DayHeadsProps {
  readonly days: readonly string[];
}

/** The days of the month. */
export const DayHeads = ({ days }: DayHeadsProps) => {
  const translate = useTranslate();
  const { context } = useEnvironment();
  return (
    <thead>
      <tr>
        <Box
          component="th"
          sx={{ textAlign: 'left', px: 1, position: 'sticky', left: 0, bgcolor: 'background.paper' }}
        >
          {translate('leave.column.employee')}
        </Box>
        {days.map((day) => (
          <Box
            key={day}
            component="th"
            sx={{ ...cell, bgcolor: day === context.today ? 'action.selected' : undefined }}
          >
            {Number(day.slice(8))}
          </Box>
        ))}
      </tr>
    </thead>
  );
};

interface PersonRowProps extends DayHeadsProps {
  readonly person: Person;
}

/** The days on which someone is on leave. */
export const PersonRow = ({ person, days }: PersonRowProps) => {
  const translate = useTranslate();
  return (
    <tr>
      <Box
        component="th"
        scope="row"
        sx={{
          textAlign: 'left',
          px: 1,
          fontWeight: 400,
          position: 'sticky',
          left: 0,
          bgcolor: 'background.paper',
          minWidth: { xs: 110, sm: 180 },
        }}
      >
        {person.name}
        <Typography variant="caption" component="div" color="textSecondary">
          {person.department}
        </Typography>
      </Box>
      {days.map((day) => {
        const row = person.days.get(day);
        const words = row
          ? `${row.leaveTypeName} ${translate(`leave.status.${row.status}`)}`.trim()
          : undefined;
        const isPending = row?.status === 'PENDING';
        return (
          <Box
            key={day}
            component="td"
            title={words}
            aria-label={words}
            sx={{
              ...cell,
              bgcolor: row ? (isPending ? 'warning.main' : 'success.main') : undefined,
              color: 'common.white',
            }}
          >
            {row ? (isPending ? '?' : row.session === 'FULL' ? '●' : '◐') : ''}
          </Box>
        );
      })}
    </tr>
  );
};
