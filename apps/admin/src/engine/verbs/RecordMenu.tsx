import MoreVert from '@mui/icons-material/MoreVert';
import { Divider, IconButton, Menu, MenuItem, Tooltip } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useState } from 'react';

/** Something that can be done to a record. */
export interface MenuVerb {
  readonly key: string;
  readonly label: string;
  readonly run: () => void;
  /** It ends something: it comes last, in the danger colour. */
  readonly isFinal?: boolean;
}

/** What is rarely done, or ends something, behind one button; what ends something is below a divider. */
export const RecordMenu = ({ verbs }: { readonly verbs: readonly MenuVerb[] }) => {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (verbs.length === 0) return null;
  const ordered = [...verbs.filter(({ isFinal }) => !isFinal), ...verbs.filter(({ isFinal }) => isFinal)];
  const firstFinal = ordered.findIndex(({ isFinal }) => isFinal);
  return (
    <>
      <Tooltip title={translate('engine.verb.more')}>
        <IconButton
          aria-label={translate('engine.verb.more')}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <MoreVert />
        </IconButton>
      </Tooltip>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {ordered.map(({ key, label, run, isFinal }, index) => [
          index === firstFinal && index > 0 ? <Divider key="line" /> : null,
          <MenuItem
            key={key}
            sx={isFinal ? { color: 'error.main' } : undefined}
            onClick={() => {
              setAnchor(null);
              run();
            }}
          >
            {label}
          </MenuItem>,
        ])}
      </Menu>
    </>
  );
};
