import { Chip } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useEffect, useEffectEvent, useState } from 'react';
import { clockText } from './paper.ts';

interface TimeProps {
  readonly left: () => number;
  readonly onUp: () => void;
}

/** Five minutes and one minute before the end are announced. */
const warnings = [5, 1];

/** The remaining time, by the server's clock. */
export const TimeLeft = ({ left, onUp }: TimeProps) => {
  const translate = useTranslate();
  const [time, setTime] = useState(left);
  const up = useEffectEvent(onUp);
  useEffect(() => {
    const timer = setInterval(() => {
      const now = left();
      setTime(now);
      // While the connection is down, it is retried every second.
      if (now <= 0) up();
    }, 1000);
    return () => clearInterval(timer);
  }, [left]);
  const minutes = Math.ceil(time / 60_000);
  const said = warnings.findLast((one) => minutes <= one);
  return (
    <>
      <Chip
        color={minutes <= 1 ? 'error' : minutes <= 5 ? 'warning' : 'default'}
        label={clockText(time)}
        aria-label={translate('onlineExams.timeLeft', { time: clockText(time) })}
        role="timer"
      />
      <span
        role="status"
        style={{ position: 'absolute', clip: 'rect(0 0 0 0)', overflow: 'hidden', width: 1, height: 1 }}
      >
        {said === undefined ? '' : translate('onlineExams.minutesLeft', { smart_count: said })}
      </span>
    </>
  );
};
