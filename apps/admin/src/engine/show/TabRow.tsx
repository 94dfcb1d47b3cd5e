import { Box, MenuItem, Tab, Tabs, TextField, useMediaQuery, type Theme } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useRef } from 'react';
import { fittingTabs } from './fitting-tabs.ts';
import { TabMenu } from './TabMenu.tsx';
import type { OfferedTab } from './use-record-parts.ts';
import { useTabRoom } from './use-tab-room.ts';

interface TabRowProps {
  readonly tabs: readonly OfferedTab[];
  readonly open: string;
  readonly onOpen: (key: string) => void;
}

/** The button with the longest number of further parts, in the longest of the languages. */
const moreWidth = 130;
/** Number of tabs that can be seen on a phone without a menu. */
const few = 3;

/** On a phone a single field that shows the current part and lists all of them. */
const TabSelect = ({ tabs, open, onOpen }: TabRowProps) => {
  const translate = useTranslate();
  return (
    <TextField
      select
      fullWidth
      label={translate('engine.show.part')}
      value={open}
      onChange={(event) => onOpen(event.target.value)}
      sx={{ mb: 2, displayPrint: 'none' }}
    >
      {tabs.map(({ key, label, isBlank }) => (
        <MenuItem key={key} value={key} sx={isBlank ? { color: 'text.secondary' } : undefined}>
          {label}
        </MenuItem>
      ))}
    </TextField>
  );
};

/** The parts of a record in one row as far as there is room, including the open one; the others are behind a menu. */
const WideRow = ({ tabs, open, onOpen }: TabRowProps) => {
  const row = useRef<HTMLDivElement>(null);
  const { room, widths } = useTabRoom(row, tabs.map(({ label }) => label).join('\n'));
  const shown = fittingTabs(
    {
      keys: tabs.map(({ key }) => key),
      kept: new Set([open, 'history']),
      blank: new Set(tabs.filter(({ isBlank }) => isBlank).map(({ key }) => key)),
    },
    { room, more: moreWidth, widths },
  );
  const rest = tabs.filter(({ key }) => !shown.has(key));
  return (
    <Box
      ref={row}
      sx={{ display: 'flex', mb: 2, borderBottom: 1, borderColor: 'divider', displayPrint: 'none' }}
    >
      <Tabs value={open} onChange={(_, key: string) => onOpen(key)} sx={{ minWidth: 0 }}>
        {tabs
          .filter(({ key }) => shown.has(key))
          .map(({ key, label }) => (
            <Tab key={key} value={key} label={label} data-tab={key} sx={{ flexShrink: 0 }} />
          ))}
      </Tabs>
      {rest.length > 0 ? <TabMenu tabs={rest} onOpen={onOpen} /> : null}
    </Box>
  );
};

/** Navigates the parts of a record without scrolling sideways, however many there are. */
export const TabRow = (props: TabRowProps) => {
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  return isPhone && props.tabs.length > few ? <TabSelect {...props} /> : <WideRow {...props} />;
};
