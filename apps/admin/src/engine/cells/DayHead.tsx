import { Box, ButtonBase } from '@mui/material';
import { useLocaleState } from 'react-admin';
import { languageOf } from '../../i18n/languages.ts';
import { weekdayName } from '../months/months.ts';
import { TotalHeads } from './GridTotals.tsx';

interface DayPress {
  readonly label: string;
  readonly bar: string;
  readonly run: () => void;
}

interface DayHeadProps {
  /** What the rows represent. */
  readonly name: string;
  readonly days: readonly string[];
  /** Of the columns behind the days. */
  readonly totals: readonly string[];
  /** Days on which there is nothing to do. */
  readonly isQuiet: (day: string) => boolean;
  /** What pressing a day does, unless it is quiet, and the bar below it that shows what is known about it. */
  readonly press?: (day: string) => DayPress;
}

/** The first column stays visible. */
export const headCell = {
  position: 'sticky',
  left: 0,
  bgcolor: 'background.paper',
  zIndex: 1,
  textAlign: 'left',
  px: 1,
} as const;

interface DayProps {
  readonly day: string;
  readonly isQuiet: boolean;
  readonly press: DayPress | undefined;
}

const Day = ({ day, isQuiet, press }: DayProps) => {
  const [locale] = useLocaleState();
  const name = (
    <>
      <Box component="span" sx={{ display: 'block', fontSize: 11, fontWeight: 400 }}>
        {weekdayName(day, languageOf(locale).tag)}
      </Box>
      {Number(day.slice(8))}
    </>
  );
  if (press === undefined) return name;
  return (
    <ButtonBase
      disabled={isQuiet}
      aria-label={press.label}
      onClick={press.run}
      sx={{
        display: 'block',
        width: '100%',
        font: 'inherit',
        py: 0.25,
        borderBottom: 3,
        borderColor: isQuiet ? 'transparent' : press.bar,
      }}
    >
      {name}
    </ButtonBase>
  );
};

/** Days with their weekday as column headers, quiet ones paler, followed by the totals. */
export const DayHead = ({ name, days, totals, isQuiet, press }: DayHeadProps) => {
  return (
    <Box component="thead" sx={{ position: 'sticky', top: 0, zIndex: 2, bgcolor: 'background.paper' }}>
      <tr>
        <Box component="th" sx={{ ...headCell, zIndex: 3 }}>
          {name}
        </Box>
        {days.map((day) => (
          <Box
            key={day}
            component="th"
            sx={{
              minWidth: 28,
              p: 0,
              fontWeight: 500,
              bgcolor: 'background.paper',
              color: isQuiet(day) ? 'text.secondary' : undefined,
            }}
          >
            <Day day={day} isQuiet={isQuiet(day)} press={press?.(day)} />
          </Box>
        ))}
        <TotalHeads names={totals} />
      </tr>
    </Box>
  );
};
