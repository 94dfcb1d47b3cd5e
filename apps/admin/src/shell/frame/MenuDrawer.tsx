import CloseOutlined from '@mui/icons-material/CloseOutlined';
import { useEffect, useRef } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { SearchableMenu } from '../menu/SearchableMenu.tsx';
import { SchoolBrand } from '../school/SchoolBrand.tsx';
import { SchoolYear } from './SchoolYear.tsx';

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The menu on phones. A native dialog: it traps the focus, closes on Escape and makes the page behind inert. */
export const MenuDrawer = ({ open, onClose }: Props) => {
  const text = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);
  return (
    <dialog
      ref={dialog}
      className="h-drawer"
      aria-label={text('shell.mainMenu')}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      {open ? (
        <div className="h-drawer-inside">
          <div className="h-drawer-head">
            <SchoolBrand onChoose={onClose} />
            <SchoolYear />
            <button
              type="button"
              className="h-icon-button"
              aria-label={text('shell.closeMenu')}
              onClick={onClose}
            >
              <CloseOutlined />
            </button>
          </div>
          <nav className="h-side-menu" aria-label={text('shell.mainMenu')}>
            <SearchableMenu onChoose={onClose} />
          </nav>
        </div>
      ) : null}
    </dialog>
  );
};
