import Bolt from '@mui/icons-material/BoltOutlined';
import Add from '@mui/icons-material/Add';
import Article from '@mui/icons-material/ArticleOutlined';
import Assessment from '@mui/icons-material/AssessmentOutlined';
import History from '@mui/icons-material/History';
import Web from '@mui/icons-material/ViewListOutlined';
import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useEffect, useRef } from 'react';
import type { PaletteEntry } from './entry.ts';

const icons = {
  record: Article,
  action: Add,
  screen: Web,
  report: Assessment,
  recent: History,
  verb: Bolt,
} as const;

interface PaletteListProps {
  readonly id: string;
  readonly entries: readonly PaletteEntry[];
  readonly marked: number;
  readonly onMark: (at: number) => void;
  readonly onOpen: (entry: PaletteEntry) => void;
}

/** The matches, each with its kind; Enter opens the highlighted one. */
export const PaletteList = ({ id, entries, marked, onMark, onOpen }: PaletteListProps) => {
  const translate = useTranslate();
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    list.current?.children[marked]?.scrollIntoView({ block: 'nearest' });
  }, [marked]);
  if (entries.length === 0) return null;
  return (
    <Box
      ref={list}
      id={id}
      role="listbox"
      aria-label={translate('engine.palette.results')}
      sx={{ overflowY: 'auto', maxHeight: 'min(60vh, 480px)', py: 0.5 }}
    >
      {entries.map((entry, at) => {
        const Icon = icons[entry.kind];
        return (
          <Box
            key={entry.key}
            id={`${id}-${at}`}
            role="option"
            aria-selected={at === marked}
            onMouseMove={() => (at === marked ? undefined : onMark(at))}
            onClick={() => onOpen(entry)}
            sx={{
              display: 'flex',
              gap: 1.5,
              alignItems: 'center',
              px: 2,
              py: 0.75,
              minHeight: 44,
              cursor: 'pointer',
              borderInlineStart: 3,
              borderColor: at === marked ? 'primary.main' : 'transparent',
              bgcolor: at === marked ? 'action.hover' : undefined,
            }}
          >
            <Icon fontSize="small" sx={{ color: 'text.secondary' }} />
            <Box sx={{ minWidth: 0, flexGrow: 1 }}>
              <Typography noWrap>{entry.title}</Typography>
              <Typography noWrap variant="body2" color="textSecondary">
                {entry.about}
              </Typography>
            </Box>
          </Box>
        );
      })}
    </Box>
  );
};
