import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined';
import HelpOutline from '@mui/icons-material/HelpOutlineOutlined';
import LightModeOutlined from '@mui/icons-material/LightModeOutlined';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import type { ReactNode } from 'react';
import { chooseLanguage } from '../../i18n/current-language.ts';
import { languages } from '../../i18n/languages.ts';
import { useText } from '../../i18n/use-text.ts';
import { changeAppearance } from '../../theme/appearance.ts';
import { useAppearance } from '../../theme/use-appearance.ts';
import { showHelp } from '../help/help-shown.ts';

/**
 * What is in the menu because a phone has no room for it in the bar: help, the appearance and the languages. The items
 * themselves, since a menu opens at the selected one of its own items.
 */
export const usePhoneItems = (close: () => void): readonly ReactNode[] => {
  const text = useText();
  const { mode } = useAppearance();
  const other = mode === 'light' ? 'dark' : 'light';
  const ModeIcon = mode === 'light' ? DarkModeOutlined : LightModeOutlined;
  return [
    <MenuItem
      key="help"
      onClick={() => {
        close();
        showHelp('help');
      }}
    >
      <ListItemIcon>
        <HelpOutline fontSize="small" />
      </ListItemIcon>
      {text('shell.help')}
    </MenuItem>,
    <MenuItem key="mode" onClick={() => changeAppearance({ mode: other })}>
      <ListItemIcon>
        <ModeIcon fontSize="small" />
      </ListItemIcon>
      {text(`mode.${other}`)}
    </MenuItem>,
    ...languages.map(({ code, tag, name }) => (
      <MenuItem
        key={code}
        lang={tag}
        selected={code === text.language.code}
        onClick={() => void chooseLanguage(code)}
      >
        {name}
      </MenuItem>
    )),
  ];
};
