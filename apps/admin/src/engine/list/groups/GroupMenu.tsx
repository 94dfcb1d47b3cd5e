import Check from '@mui/icons-material/Check';
import UnfoldLess from '@mui/icons-material/UnfoldLess';
import UnfoldMore from '@mui/icons-material/UnfoldMore';
import Workspaces from '@mui/icons-material/WorkspacesOutlined';
import { Button, Divider, ListItemIcon, ListItemText, Menu, MenuItem } from '@mui/material';
import type { AnyResource } from '@school/kernel';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import type { ChosenGroup } from './group-state.ts';
import { useGroupWords } from './use-group-words.ts';
import type { Grouping } from './use-grouping.ts';

interface GroupMenuProps {
  readonly resource: AnyResource;
  readonly grouping: Grouping;
  readonly onChange: (next: ChosenGroup) => void;
}

/** What a list's rows are grouped by; opens and closes all groups together. */
export const GroupMenu = ({ resource, grouping, onChange }: GroupMenuProps) => {
  const translate = useTranslate();
  const words = useGroupWords(resource);
  const [anchor, setAnchor] = useState<HTMLElement>();
  const { state, offered } = grouping;
  if (offered.length === 0) return null;
  const now = state && offered.find(({ by }) => by === state.by);
  const choose = (next: ChosenGroup): void => {
    setAnchor(undefined);
    onChange(next);
  };
  return (
    <>
      <Button
        size="small"
        startIcon={<Workspaces />}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ maxWidth: { xs: 140, sm: 240 } }}
      >
        <span style={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
          {now ? translate('engine.group.by', { name: words.name(now) }) : translate('engine.group.title')}
        </span>
      </Button>
      <Menu
        open={anchor !== undefined}
        anchorEl={anchor}
        onClose={() => setAnchor(undefined)}
        slotProps={{ paper: { sx: { maxHeight: 'min(480px, 80dvh)' } } }}
      >
        {state
          ? [
              <MenuItem key="open" onClick={() => choose({ by: state.by })}>
                <ListItemIcon>
                  <UnfoldMore fontSize="small" />
                </ListItemIcon>
                {translate('engine.group.openAll')}
              </MenuItem>,
              <MenuItem key="close" onClick={() => choose({ by: state.by, open: [] })}>
                <ListItemIcon>
                  <UnfoldLess fontSize="small" />
                </ListItemIcon>
                {translate('engine.group.closeAll')}
              </MenuItem>,
              <Divider key="line" />,
            ]
          : null}
        {[undefined, ...offered].map((one) => {
          const isNow = one?.by === state?.by;
          return (
            <MenuItem
              key={one?.by ?? 'none'}
              role="menuitemradio"
              aria-checked={isNow}
              selected={isNow}
              onClick={() => choose(one ? { by: one.by } : 'none')}
            >
              <ListItemIcon>{isNow ? <Check fontSize="small" /> : null}</ListItemIcon>
              <ListItemText>{one ? words.name(one) : translate('engine.group.none')}</ListItemText>
            </MenuItem>
          );
        })}
      </Menu>
    </>
  );
};
