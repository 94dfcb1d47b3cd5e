import MenuIcon from '@mui/icons-material/Menu';
import MenuOpenIcon from '@mui/icons-material/MenuOpen';
import { Link } from 'react-router-dom';
import { useText } from '../../i18n/use-text.ts';
import { changeAppearance } from '../../theme/appearance.ts';
import { isSmall } from '../../theme/side-state.ts';
import { useAppearance } from '../../theme/use-appearance.ts';
import { useSideState } from '../../theme/use-side-state.ts';
import { BarSlots } from './BarSlots.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';
import { ModeSwitch } from './ModeSwitch.tsx';
import { SchoolLogo } from './SchoolLogo.tsx';
import { SchoolYear } from './SchoolYear.tsx';
import { useInstituteName } from './use-institute-name.ts';
import { UserMenu } from './UserMenu.tsx';

interface Props {
  readonly phone: boolean;
  readonly onMenu: () => void;
}

/** Where you are and who you are: school, school year, language, appearance, jobs, account. */
export const AppBar = ({ phone, onMenu }: Props) => {
  const text = useText();
  const name = useInstituteName();
  const { layout, sideTurned } = useAppearance();
  const small = isSmall(useSideState());
  const vertical = layout === 'vertical';
  return (
    <header className="h-bar">
      {phone ? (
        <button type="button" className="h-icon-button" aria-label={text('shell.openMenu')} onClick={onMenu}>
          <MenuIcon />
        </button>
      ) : null}
      {vertical && !phone ? (
        <button
          type="button"
          className="h-icon-button"
          aria-label={text(small ? 'shell.openMenu' : 'shell.collapseMenu')}
          aria-expanded={!small}
          onClick={() => changeAppearance({ sideTurned: !sideTurned })}
        >
          {small ? <MenuIcon /> : <MenuOpenIcon />}
        </button>
      ) : null}
      {vertical && !phone ? null : (
        <Link className="h-brand" to="/dashboard">
          <SchoolLogo size={32} />
          <span>{name}</span>
        </Link>
      )}
      {vertical && !phone && small ? <span className="h-school">{name}</span> : null}
      {phone ? null : <SchoolYear />}
      <div className="h-bar-end">
        <BarSlots />
        {phone ? null : <LanguageMenu />}
        <ModeSwitch />
        <UserMenu phone={phone} />
      </div>
    </header>
  );
};
