import { useLocale } from 'react-admin';
import { formatMoment } from '../date/date-format.ts';
import type { ViewProps } from '../field-view.ts';

/** Some languages write a day in five words, which must be able to wrap on a phone. */
const breakable = { fontVariantNumeric: 'tabular-nums' } as const;

export const DateTimeCell = ({ value }: Pick<ViewProps, 'value'>) => {
  useLocale();
  return <span style={breakable}>{value ? formatMoment(value) : ''}</span>;
};
