import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined';
import DeleteOutlineOutlined from '@mui/icons-material/DeleteOutlineOutlined';
import HelpOutline from '@mui/icons-material/HelpOutlineOutlined';
import HomeWorkOutlined from '@mui/icons-material/HomeWorkOutlined';
import KeyOutlined from '@mui/icons-material/KeyOutlined';
import LightModeOutlined from '@mui/icons-material/LightModeOutlined';
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
import { useFileUrl } from '../../engine/files/use-file-url.ts';
import { chooseLanguage } from '../../i18n/current-language.ts';
import { languages } from '../../i18n/languages.ts';
import { useText } from '../../i18n/use-text.ts';
import { useAccount } from '../../session/use-account.ts';
import { showHelp } from '../help/help-shown.ts';
import { useSchools } from '../school/use-schools.ts';
import { changeAppearance } from '../../theme/appearance.ts';
import { useAppearance } from '../../theme/use-appearance.ts';
import { initialsOf } from '../../engine/field/image/initials.ts';

/** Profile, password, layout and sign-out. On phones also the languages and the appearance. */
export const UserMenu = ({ phone }: { readonly phone: boolean }) => {
  const text = useText();
  const { fullName, username, actor, photo } = useAccount();
  const picture = useFileUrl(photo ?? undefined);
  const translate = useTranslate();
  const { visiting, enter } = useSchools();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = (): void => setAnchor(null);
  const name = fullName || username;
  const { mode } = useAppearance();
  const other = mode === 'light' ? 'dark' : 'light';
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
      <button
        type="button"
        className="h-user"
        aria-label={`${text('user.menu')}: ${name}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <span className="h-avatar" aria-hidden="true">
          {picture ? <img src={picture} alt="" /> : initialsOf(name)}
        </span>
        {phone ? null : <span className="h-user-name">{name}</span>}
      </button>
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
          <MenuItem
            onClick={() => {
              close();
              showHelp('help');
            }}
          >
            <ListItemIcon>
              <HelpOutline fontSize="small" />
            </ListItemIcon>
            {text('shell.help')}
          </MenuItem>
        ) : null}
        {phone ? (
          <MenuItem onClick={() => changeAppearance({ mode: other })}>
            <ListItemIcon>
              {mode === 'light' ? (
                <DarkModeOutlined fontSize="small" />
              ) : (
                <LightModeOutlined fontSize="small" />
              )}
            </ListItemIcon>
            {text(`mode.${other}`)}
          </MenuItem>
        ) : null}
        {phone ? (
          languages.map(({ code, tag, name: own }) => (
            <MenuItem
              key={code}
              lang={tag}
              selected={code === text.language.code}
              onClick={() => void chooseLanguage(code)}
            >
              {own}
            </MenuItem>
          ))
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
