import { Link } from 'react-router-dom';
import { useText } from '../../i18n/use-text.ts';
import { useAppearance } from '../../theme/use-appearance.ts';
import { SearchableMenu } from '../menu/SearchableMenu.tsx';
import { MenuRail } from '../menu/MenuRail.tsx';
import { SchoolLogo } from './SchoolLogo.tsx';
import { useInstituteName } from './use-institute-name.ts';

/** The menu at the side; collapsed it is a rail of icons that lead to the card grids. */
export const SideMenu = () => {
  const text = useText();
  const name = useInstituteName();
  const { collapsedMenu } = useAppearance();
  return (
    <aside className="h-side" data-collapsed={collapsedMenu}>
      <Link className="h-brand" to="/dashboard" title={name}>
        <SchoolLogo size={32} />
        <span className={collapsedMenu ? 's-visually-hidden' : undefined}>{name}</span>
      </Link>
      <nav className="h-side-menu" aria-label={text('shell.mainMenu')}>
        {collapsedMenu ? <MenuRail /> : <SearchableMenu />}
      </nav>
    </aside>
  );
};
