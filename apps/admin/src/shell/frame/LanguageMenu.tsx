import TranslateOutlined from '@mui/icons-material/TranslateOutlined';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { chooseLanguage } from '../../i18n/current-language.ts';
import { languages } from '../../i18n/languages.ts';
import type { LanguageCode } from '../../i18n/languages.ts';
import { useText } from '../../i18n/use-text.ts';

/** The five languages, each by its own name. */
export const LanguageMenu = () => {
  const text = useText();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (code: LanguageCode): void => {
    setAnchor(null);
    void chooseLanguage(code);
  };
  return (
    <>
      <button
        type="button"
        className="h-icon-button h-language"
        aria-label={`${text('language.choose')}: ${text.language.name}`}
        title={text('language.choose')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <TranslateOutlined />
        <span aria-hidden="true">{text.language.tag.toUpperCase()}</span>
      </button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {languages.map(({ code, tag, name }) => (
          <MenuItem key={code} lang={tag} selected={code === text.language.code} onClick={() => choose(code)}>
            {name}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
};
