import { Box, ButtonBase } from '@mui/material';
import type { StudentRegister } from '@school/domain';
import { useTranslate } from 'react-admin';
import { weekdayName } from '../../../engine/months/months.ts';

interface GridHeadProps {
  readonly register: StudentRegister;
  readonly days: readonly string[];
  /** Language tag of the names of weekdays. */
  readonly language: string;
  readonly onDay: (date: string) => void;
}

/** The first column stays in sight. */
export const headCell = {
  position: 'sticky',
  left: 0,
  bgcolor: 'background.paper',
  zIndex: 1,
  textAlign: 'left',
  px: 1,
} as const;

/** Days as heads of columns; pressing one shows what can be done with it. A bar below says that it was taken. */
export const GridHead = ({ register, days, language, onDay }: GridHeadProps) => {
  const translate = useTranslate();
  const statusOf = new Map(register.taken.map(({ date, status }) => [date, status]));
  const isOff = (date: string): boolean => register.offDays.includes(date);
  const stateOf = (date: string): string =>
    register.locked.includes(date) ? 'LOCKED' : (statusOf.get(date) ?? 'MISSING');
  return (
    <Box component="thead" sx={{ position: 'sticky', top: 0, zIndex: 2, bgcolor: 'background.paper' }}>
      <tr>
        <Box component="th" sx={{ ...headCell, zIndex: 3 }}>
          {translate('attendance.student')}
        </Box>
        {days.map((date) => (
          <Box component="th" key={date} sx={{ minWidth: 36, p: 0, bgcolor: 'background.paper' }}>
            <ButtonBase
              disabled={isOff(date) || date > register.today}
              aria-label={`${date}: ${translate(`attendance.state.${isOff(date) ? 'OFF' : stateOf(date)}`)}`}
              onClick={() => onDay(date)}
              sx={{
                display: 'block',
                width: '100%',
                font: 'inherit',
                py: 0.25,
                color: isOff(date) || date > register.today ? 'text.disabled' : undefined,
                borderBottom: 3,
                borderColor:
                  isOff(date) || date > register.today
                    ? 'transparent'
                    : stateOf(date) === 'MISSING'
                      ? 'warning.main'
                      : stateOf(date) === 'LOCKED'
                        ? 'text.disabled'
                        : 'success.main',
              }}
            >
              <Box component="span" sx={{ display: 'block', fontSize: 11, fontWeight: 400 }}>
                {weekdayName(date, language)}
              </Box>
              {Number(date.slice(8))}
            </ButtonBase>
          </Box>
        ))}
      </tr>
    </Box>
  );
};
