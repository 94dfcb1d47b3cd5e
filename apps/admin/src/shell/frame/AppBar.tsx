import MenuIcon from '@mui/icons-material/Menu';
import MenuOpenIcon from '@mui/icons-material/MenuOpen';
import { useText } from '../../i18n/use-text.ts';
import { changeAppearance } from '../../theme/appearance.ts';
import { isSmall } from '../../theme/side-state.ts';
import { useAppearance } from '../../theme/use-appearance.ts';
import { useSideState } from '../../theme/use-side-state.ts';
import { SchoolBrand } from '../school/SchoolBrand.tsx';
import { BarSlots } from './BarSlots.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';
import { ModeSwitch } from './ModeSwitch.tsx';
import { SchoolYear } from './SchoolYear.tsx';
import { UserMenu } from './UserMenu.tsx';

interface Props {
  readonly phone: boolean;
  readonly onMenu: () => void;
}

/** Where the user is and who they are: school, school year, language, appearance, jobs, account. */
export const AppBar = ({ phone, onMenu }: Props) => {
  const text = useText();
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
      {vertical && !phone && !small ? null : <SchoolBrand bare={vertical && !phone} />}
      {phone ? null : <SchoolYear />}
      <div className="h-bar-end">
        <BarSlots />
        {phone ? null : <LanguageMenu />}
        {phone ? null : <ModeSwitch />}
        <UserMenu phone={phone} />
      </div>
    </header>
  );
};
