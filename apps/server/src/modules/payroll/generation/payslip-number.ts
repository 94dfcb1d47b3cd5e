import { seriesParts } from '@school/kernel';
import type { SeriesParts } from '@school/kernel';
import { isoDate, periodMonth } from '@school/domain';
import type { PayPeriod } from '@school/domain';

/** As the definition of the payslip says. */
const pattern = 'PS-{yyyy}{MM}-{seq:5}';

/** The series of payslip numbers of a period: that of the month it is called after. */
export const payslipSeries = (period: PayPeriod): SeriesParts => {
  const { year, month } = periodMonth(period);
  return seriesParts(pattern, isoDate(year, month, 1));
};
