import DeleteOutlineOutlined from '@mui/icons-material/DeleteOutlineOutlined';
import HomeWorkOutlined from '@mui/icons-material/HomeWorkOutlined';
import KeyOutlined from '@mui/icons-material/KeyOutlined';
import LogoutOutlined from '@mui/icons-material/LogoutOutlined';
import PersonOutlineOutlined from '@mui/icons-material/PersonOutlineOutlined';
import ViewCompactAltOutlined from '@mui/icons-material/ViewCompactAltOutlined';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '../../i18n/use-text.ts';
import { useAccount } from '../../session/use-account.ts';
import { useSchools } from '../school/use-schools.ts';
import { changeAppearance } from '../../theme/appearance.ts';
import { usePhoneItems } from './use-phone-items.tsx';
import { UserButton } from './UserButton.tsx';

/** Profile, password, layout and sign-out. On phones also the languages and the appearance. */
export const UserMenu = ({ phone }: { readonly phone: boolean }) => {
  const text = useText();
  const { actor } = useAccount();
  const translate = useTranslate();
  const { visiting, enter } = useSchools();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = (): void => setAnchor(null);
  const phoneItems = usePhoneItems(close);
  const openLayout = (): void => {
    close();
    changeAppearance({ panelOpen: true });
  };
  const link = (to: string, icon: ReactNode, label: string): ReactNode => (
    <MenuItem component={Link} to={to} onClick={close}>
      <ListItemIcon>{icon}</ListItemIcon>
      {label}
    </MenuItem>
  );
  return (
    <>
      <UserButton withName={!phone} expanded={anchor !== null} onOpen={setAnchor} />
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { sx: { minWidth: 240, mt: 1 } } }}
      >
        {link('/profile', <PersonOutlineOutlined fontSize="small" />, text('user.profile'))}
        {actor.role === 'ADMIN' || actor.role === 'EMPLOYEE'
          ? link('/trash', <DeleteOutlineOutlined fontSize="small" />, translate('engine.trash.title'))
          : null}
        {link('/change_password', <KeyOutlined fontSize="small" />, text('user.changePassword'))}
        <Divider />
        {phone ? (
          phoneItems
        ) : (
          <MenuItem onClick={openLayout}>
            <ListItemIcon>
              <ViewCompactAltOutlined fontSize="small" />
            </ListItemIcon>
            {text('layout.title')}
          </MenuItem>
        )}
        <Divider />
        {visiting ? (
          <MenuItem
            onClick={() => {
              close();
              void enter(undefined);
            }}
          >
            <ListItemIcon>
              <HomeWorkOutlined fontSize="small" />
            </ListItemIcon>
            {translate('organisation.branches.home')}
          </MenuItem>
        ) : null}
        {link('/logout', <LogoutOutlined fontSize="small" />, text('user.logout'))}
      </Menu>
    </>
  );
};
