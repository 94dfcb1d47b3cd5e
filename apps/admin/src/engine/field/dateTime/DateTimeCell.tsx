import { useLocale } from 'react-admin';
import { formatMoment } from '../date/date-format.ts';
import type { ViewProps } from '../field-view.ts';

/** Some languages write a day in five words, which a phone must be able to break. */
const breakable = { fontVariantNumeric: 'tabular-nums' } as const;

export const DateTimeCell = ({ value }: Pick<ViewProps, 'value'>) => {
  useLocale();
  return <span style={breakable}>{value ? formatMoment(value) : ''}</span>;
};
