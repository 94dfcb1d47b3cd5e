import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { SchoolLogo } from '../frame/SchoolLogo.tsx';
import { useInstituteName } from '../frame/use-institute-name.ts';
import { useArrival, useSchools } from './use-schools.ts';

interface Props {
  /** There is only room for the logo. */
  readonly small?: boolean;
  /** The logo is already shown elsewhere. */
  readonly bare?: boolean;
  /** A choice was made: the surrounding menu can close. */
  readonly onChoose?: () => void;
}

/** The current school. For users who may enter others, its name is the switch between them, on every page. */
export const SchoolBrand = ({ small = false, bare = false, onChoose }: Props) => {
  const translate = useTranslate();
  const name = useInstituteName();
  const { others, visiting, enter } = useSchools();
  useArrival(name);
  const logo = bare ? null : <SchoolLogo size={32} />;
  if (small || (others.length === 0 && !visiting)) {
    return (
      <Link className="h-brand" to="/dashboard" title={name} onClick={onChoose}>
        {logo}
        <span className={small ? 's-visually-hidden' : undefined}>{name}</span>
      </Link>
    );
  }
  return (
    <div className="h-brand">
      {logo ? (
        <Link
          to="/dashboard"
          aria-label={translate('organisation.branches.start', { name })}
          onClick={onChoose}
        >
          {logo}
        </Link>
      ) : null}
      <select
        className="h-school-switch"
        aria-label={translate('organisation.branches.choose')}
        title={name}
        value=""
        onChange={({ target }) => {
          onChoose?.();
          void enter(target.value === 'home' ? undefined : Number(target.value));
        }}
      >
        <option value="">{name}</option>
        {visiting ? <option value="home">{translate('organisation.branches.home')}</option> : null}
        {others.map((branch) => (
          <option key={branch.id} value={branch.id}>
            {branch.name}
          </option>
        ))}
      </select>
    </div>
  );
};
