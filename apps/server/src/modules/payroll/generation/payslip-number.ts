import { seriesParts } from '@school/kernel';
import type { SeriesParts } from '@school/kernel';
import { isoDate, periodMonth } from '@school/domain';
import type { PayPeriod } from '@school/domain';

/** As defined for the payslip. */
const pattern = 'PS-{yyyy}{MM}-{seq:5}';

/** The series of payslip numbers of a period: that of the month it is named after. */
export const payslipSeries = (period: PayPeriod): SeriesParts => {
  const { year, month } = periodMonth(period);
  return seriesParts(pattern, isoDate(year, month, 1));
};
