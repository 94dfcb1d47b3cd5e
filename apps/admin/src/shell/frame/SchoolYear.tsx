import { Suspense } from 'react';
import { loadable } from '../../engine/page/loadable.ts';
import { useText } from '../../i18n/use-text.ts';
import { useAccount } from '../../session/use-account.ts';
import { schoolYearOf, schoolYearsOf } from './school-year.ts';

const YearSwitch = loadable(async () => (await import('../../engine/year/YearSwitch.tsx')).YearSwitch);

/** The school year in the bar: its name immediately, the choice of another as soon as it has loaded. */
export const SchoolYear = () => {
  const text = useText();
  const account = useAccount();
  const name = schoolYearOf(account);
  const plain = name ? (
    <span className="h-year" title={text('shell.schoolYear')}>
      {name}
    </span>
  ) : null;
  if (schoolYearsOf(account).length === 0) return plain;
  return (
    <Suspense fallback={plain}>
      <YearSwitch />
    </Suspense>
  );
};
