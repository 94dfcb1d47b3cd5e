import { useTranslate } from 'react-admin';
import { useEnvironment } from '../environment/environment.ts';
import { useChosenYear } from './use-chosen-year.ts';

/**
 * The year that the user works in, on every page. A native select: it works by keyboard, on phones and inside the phone
 * menu. A change loses nothing that is typed: forms stay as they are.
 */
export const YearSwitch = () => {
  const translate = useTranslate();
  const { years = [] } = useEnvironment();
  const { year, choose } = useChosenYear();
  const current = years.find((one) => one.current);
  if (years.length === 0) return null;
  return (
    <select
      className="h-year"
      data-chosen={year ? '' : undefined}
      aria-label={translate('engine.year.choose')}
      title={translate(year ? 'engine.year.narrowed' : 'engine.year.choose', { name: year?.name })}
      value={year?.id ?? ''}
      onChange={({ target }) => choose(target.value === '' ? undefined : Number(target.value))}
    >
      <option value="">
        {current ? translate('engine.year.allNow', { name: current.name }) : translate('engine.year.all')}
      </option>
      {years.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  );
};
