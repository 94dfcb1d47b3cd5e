import { formatTime } from '../date/date-format.ts';
import type { ViewProps } from '../field-view.ts';
import { useDateStyle } from '../frame/date-style-context.ts';
import { NumberText } from '../frame/NumberText.tsx';

export const TimeCell = ({ value }: ViewProps) => (
  <NumberText>{formatTime(value, useDateStyle())}</NumberText>
);
