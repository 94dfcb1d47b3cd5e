import type { Notification } from '@school/kernel';
import Notifications from '@mui/icons-material/NotificationsOutlined';
import {
  Badge,
  Box,
  Button,
  IconButton,
  List,
  ListItem,
  ListItemButton,
  Popover,
  Tooltip,
  Typography,
} from '@mui/material';
import { useTranslate } from 'react-admin';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { DateTimeCell } from '../field/dateTime/DateTimeCell.tsx';
import { datesSaid } from '../field/date/date-format.ts';
import { useNotifications } from './use-notifications.ts';

const NoticeItem = ({ notice, onOpen }: { readonly notice: Notification; readonly onOpen: () => void }) => {
  const translate = useTranslate();
  return (
    <ListItem disablePadding>
      <ListItemButton
        onClick={onOpen}
        sx={{
          display: 'block',
          borderInlineStart: 3,
          borderColor: notice.isRead ? 'transparent' : 'primary.main',
        }}
      >
        <Typography variant="body2" sx={{ fontWeight: notice.isRead ? 400 : 600, overflowWrap: 'anywhere' }}>
          {notice.params['text'] ??
            datesSaid(
              translate(`notification.${notice.message}`, {
                _: notice.message,
                ...notice.params,
              }),
            )}
        </Typography>
        <Typography variant="caption" color="textSecondary" component="div">
          {notice.isRead ? null : `${translate('engine.notifications.isNew')} · `}
          <DateTimeCell value={notice.createdAt} />
        </Typography>
      </ListItemButton>
    </ListItem>
  );
};

/** What the user should know, behind a bell; the number shows how much of it is new. */
export const NotificationBell = () => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const { notices, read, readAll } = useNotifications();
  const heading = useRef<HTMLHeadingElement>(null);
  const unread = notices.filter(({ isRead }) => !isRead).length;
  /** Its button disappears with the last new notice: the focus stays in the list, which Escape closes. */
  const markAll = (): void => {
    heading.current?.focus();
    readAll();
  };
  const open = (notice: Notification): void => {
    if (!notice.isRead) read(notice.id);
    if (!notice.link) return;
    setAnchor(undefined);
    void navigate(notice.link);
  };
  return (
    <>
      <Tooltip title={translate('engine.notifications.title')}>
        <IconButton
          aria-haspopup="dialog"
          aria-label={translate('engine.notifications.unread', { smart_count: unread })}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <Badge badgeContent={unread} color="primary" max={49}>
            <Notifications />
          </Badge>
        </IconButton>
      </Tooltip>
      <Popover
        open={anchor !== undefined}
        anchorEl={anchor}
        onClose={() => setAnchor(undefined)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': translate('engine.notifications.title') } }}
      >
        <Box sx={{ width: 'min(380px, 92vw)', maxHeight: 480, overflowY: 'auto', py: 1.5 }}>
          <Box sx={{ display: 'flex', alignItems: 'center', px: 2, gap: 1, minHeight: 36 }}>
            <Typography
              ref={heading}
              tabIndex={-1}
              variant="subtitle1"
              component="h2"
              sx={{ fontWeight: 600, flexGrow: 1, outline: 'none' }}
            >
              {translate('engine.notifications.title')}
            </Typography>
            {unread > 0 ? (
              <Button size="small" onClick={markAll}>
                {translate('engine.notifications.readAll')}
              </Button>
            ) : null}
          </Box>
          {notices.length === 0 ? (
            <Typography color="textSecondary" sx={{ px: 2 }}>
              {translate('engine.notifications.none')}
            </Typography>
          ) : (
            <List disablePadding>
              {notices.map((notice) => (
                <NoticeItem key={notice.id} notice={notice} onOpen={() => open(notice)} />
              ))}
            </List>
          )}
        </Box>
      </Popover>
    </>
  );
};
