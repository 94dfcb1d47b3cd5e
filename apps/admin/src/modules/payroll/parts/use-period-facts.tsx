import type { IsoDate } from '@school/domain';
import { useTranslate } from 'react-admin';
import type { Fact } from '../../../engine/own-screen/Facts.tsx';
import { PeriodText } from './PeriodText.tsx';

interface PeriodOfGroup {
  readonly groupName: string;
  readonly payPeriod: IsoDate;
  readonly periodEnd?: IsoDate;
  readonly frequency: string;
}

/** The group, the period and how often it is paid. @param of undefined while it is loading */
export const usePeriodFacts = (of: PeriodOfGroup | undefined): readonly Fact[] => {
  const translate = useTranslate();
  return [
    { label: translate('payroll.fact.group'), value: of?.groupName },
    { label: translate('payroll.fact.payPeriod'), value: of && <PeriodText {...of} /> },
    {
      label: translate('payroll.fact.frequency'),
      value: of && translate(`payroll.frequency.${of.frequency}`),
    },
  ];
};
