import { useState } from 'react';
import type { FocusEvent } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { isSmall } from '../../theme/side-state.ts';
import { useSideState } from '../../theme/use-side-state.ts';
import { MenuRail } from '../menu/MenuRail.tsx';
import { SearchableMenu } from '../menu/SearchableMenu.tsx';
import { SchoolBrand } from '../school/SchoolBrand.tsx';

const leaves = ({ currentTarget, relatedTarget }: FocusEvent): boolean =>
  !(relatedTarget instanceof Node && currentTarget.contains(relatedTarget));

/** The side menu, where it is not hidden. As an icon rail it leads to the card grids; an expanding one is shown in full while in use. */
export const SideMenu = () => {
  const text = useText();
  const state = useSideState();
  const [used, setUsed] = useState(false);
  const unfolded = state === 'unfolding' && used;
  const small = isSmall(state) && !unfolded;
  const use =
    state === 'unfolding'
      ? {
          onMouseEnter: () => setUsed(true),
          onMouseLeave: () => setUsed(false),
          onFocus: () => setUsed(true),
          onBlur: (event: FocusEvent) => leaves(event) && setUsed(false),
        }
      : {};
  return (
    <aside className="h-side" data-state={state} data-small={small} {...use}>
      <div className="h-side-sheet">
        <SchoolBrand small={small} />
        <nav className="h-side-menu" aria-label={text('shell.mainMenu')}>
          {small ? <MenuRail /> : <SearchableMenu />}
        </nav>
      </div>
    </aside>
  );
};
