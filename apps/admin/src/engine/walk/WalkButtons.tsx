import NavigateBefore from '@mui/icons-material/NavigateBefore';
import NavigateNext from '@mui/icons-material/NavigateNext';
import { Box, IconButton, Typography } from '@mui/material';
import type { AnyResource } from '@school/kernel';
import { useTranslate } from 'react-admin';
import { useEffect, useRef } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { recordPath } from '../catalogue/paths.ts';
import type { RecordRow } from '../data/record-row.ts';
import { useNeighbours } from './use-neighbours.ts';
import { readWalk, rememberWalk } from './walk.ts';

/** Steps through the list that the record was opened from. */
export const WalkButtons = ({
  resource,
  id,
  kind,
}: {
  readonly resource: AnyResource;
  readonly id: RecordRow['id'];
  readonly kind: 'edit' | 'show';
}) => {
  const translate = useTranslate();
  const previous = useRef<HTMLButtonElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const navigate = useNavigate();
  const params = useParams();
  const neighbours = useNeighbours(resource, id);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const target = { PageUp: previous.current, PageDown: next.current }[event.key];
      if (!event.altKey || !target) return;
      event.preventDefault();
      target.click();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
  if (!neighbours || neighbours.total < 2 || neighbours.at < 1) return null;
  const go = (row: RecordRow | undefined, by: number): void => {
    const address = row && recordPath(resource, kind, row, params);
    const walk = readWalk(resource.key);
    if (!address || !walk) return;
    rememberWalk(resource.key, { ...walk, id: row.id, at: walk.at + by });
    void navigate(address);
  };
  return (
    <Box sx={{ display: 'flex', alignItems: 'center' }}>
      <IconButton
        ref={previous}
        size="small"
        disabled={!neighbours.previous}
        aria-label={translate('engine.show.previous')}
        aria-keyshortcuts="Alt+PageUp"
        onClick={() => go(neighbours.previous, -1)}
      >
        <NavigateBefore />
      </IconButton>
      <Typography variant="body2" color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {neighbours.at} / {neighbours.total}
      </Typography>
      <IconButton
        ref={next}
        size="small"
        disabled={!neighbours.next}
        aria-label={translate('engine.show.next')}
        aria-keyshortcuts="Alt+PageDown"
        onClick={() => go(neighbours.next, 1)}
      >
        <NavigateNext />
      </IconButton>
    </Box>
  );
};
