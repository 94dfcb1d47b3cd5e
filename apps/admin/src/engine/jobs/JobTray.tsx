import WorkHistory from '@mui/icons-material/PendingActionsOutlined';
import { Badge, Box, IconButton, Popover, Tooltip, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { isOver } from './job.ts';
import { JobRow } from './JobRow.tsx';
import { useJobs, useJobStream } from './use-jobs.ts';

/** The user's jobs behind one button of the bar; the number shows how many are running. */
export const JobTray = () => {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const jobs = useJobs();
  const running = jobs.filter((job) => !isOver(job)).length;
  useJobStream(running > 0 || anchor !== undefined);
  return (
    <>
      <Tooltip title={translate('engine.job.tray')}>
        <IconButton
          aria-haspopup="dialog"
          aria-label={translate('engine.job.trayOf', { smart_count: running })}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <Badge badgeContent={running} color="primary">
            <WorkHistory />
          </Badge>
        </IconButton>
      </Tooltip>
      <Popover
        open={anchor !== undefined}
        anchorEl={anchor}
        onClose={() => setAnchor(undefined)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', tabIndex: -1, 'aria-label': translate('engine.job.tray') } }}
      >
        <Box sx={{ width: 'min(360px, 92vw)', maxHeight: 480, overflowY: 'auto', p: 2 }}>
          <Typography variant="subtitle1" component="h2" sx={{ fontWeight: 600, mb: 1 }}>
            {translate('engine.job.tray')}
          </Typography>
          {jobs.length === 0 ? (
            <Typography color="textSecondary">{translate('engine.job.none')}</Typography>
          ) : null}
          {jobs.map((job) => (
            <JobRow key={job.id} job={job} />
          ))}
          {jobs.length > 0 ? (
            <Typography variant="caption" color="textSecondary" component="p" sx={{ pt: 1 }}>
              {translate('engine.job.kept')}
            </Typography>
          ) : null}
        </Box>
      </Popover>
    </>
  );
};
