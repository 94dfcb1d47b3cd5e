import { useTranslate } from 'react-admin';
import { formatDate } from '../../engine/field/date/date-format.ts';
import { useAccount } from '../../session/use-account.ts';
import { SchoolLogo } from '../frame/SchoolLogo.tsx';
import { useInstituteName } from '../frame/use-institute-name.ts';

/** Header of everything printed from a screen: whose it is and its date. */
export const Letterhead = () => {
  const translate = useTranslate();
  const name = useInstituteName();
  const { settings } = useAccount();
  const day = typeof settings.today === 'string' ? settings.today : '';
  return (
    <div className="h-letterhead" aria-hidden="true">
      <SchoolLogo size={48} />
      <strong>{name}</strong>
      <span>{translate('engine.print.printed', { day: formatDate(day) })}</span>
    </div>
  );
};
