import { formatTime } from '../date/date-format.ts';
import type { ViewProps } from '../field-view.ts';
import { NumberText } from '../frame/NumberText.tsx';

export const TimeCell = ({ value }: ViewProps) => <NumberText>{formatTime(value)}</NumberText>;
