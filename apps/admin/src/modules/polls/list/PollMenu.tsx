import Delete from '@mui/icons-material/DeleteOutlined';
import Edit from '@mui/icons-material/EditOutlined';
import MoreVert from '@mui/icons-material/MoreVert';
import ToggleOff from '@mui/icons-material/ToggleOffOutlined';
import ToggleOn from '@mui/icons-material/ToggleOnOutlined';
import { IconButton, ListItemIcon, Menu, MenuItem } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useDialogs } from '../../../engine/feedback/dialogs-context.ts';
import { useToast } from '../../../engine/feedback/use-toast.ts';
import { useWrite } from '../../../engine/own-screen/use-write.ts';
import { editPath, pollBase, type Poll } from '../poll.ts';

/** What poll authors may do with a poll. */
export const PollMenu = ({ poll }: { readonly poll: Poll }) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const toast = useToast();
  const dialogs = useDialogs();
  const { write, busy } = useWrite();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const path = `${pollBase}/${poll.id}`;
  const toggle = async (): Promise<void> => {
    const body = { openForPolling: !poll.openForPolling };
    const saved = await write({ method: 'PATCH', path, body, fallback: 'polls.toast.updateFailed' });
    if (saved) toast.success('polls.toast.updated');
  };
  const remove = async (): Promise<void> => {
    const isSure = await dialogs.confirm({
      title: translate('polls.delete.title', { title: poll.title }),
      text: translate('polls.delete.text'),
      verb: translate('polls.delete.verb'),
      tone: 'error',
    });
    if (!isSure) return;
    const call = {
      method: 'DELETE',
      path: `${pollBase}/delete/${poll.id}`,
      fallback: 'polls.delete.failed',
    } as const;
    if (await write(call)) toast.success('polls.delete.done');
  };
  const choose = (verb: () => unknown) => () => {
    setAnchor(null);
    void verb();
  };
  return (
    <>
      <IconButton
        size="small"
        disabled={busy}
        aria-label={translate('polls.moreOf', { title: poll.title })}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreVert fontSize="small" />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem onClick={choose(() => navigate(editPath(poll.id)))}>
          <ListItemIcon>
            <Edit fontSize="small" />
          </ListItemIcon>
          {translate('polls.edit')}
        </MenuItem>
        <MenuItem onClick={choose(toggle)}>
          <ListItemIcon>
            {poll.openForPolling ? <ToggleOff fontSize="small" /> : <ToggleOn fontSize="small" />}
          </ListItemIcon>
          {translate(poll.openForPolling ? 'polls.close' : 'polls.reopen')}
        </MenuItem>
        <MenuItem onClick={choose(remove)} disabled={poll.votes > 0}>
          <ListItemIcon>
            <Delete fontSize="small" />
          </ListItemIcon>
          {translate('polls.delete.verb')}
        </MenuItem>
      </Menu>
    </>
  );
};
