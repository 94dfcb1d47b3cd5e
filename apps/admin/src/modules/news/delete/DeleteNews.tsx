import type { NewsItem } from '@school/domain';
import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Typography,
} from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { CallError, isAbort } from '../../../engine/data/call-error.ts';
import { useEnvironment } from '../../../engine/environment/environment.ts';
import { useToast } from '../../../engine/feedback/use-toast.ts';
import { newsBase } from '../item/news-item.ts';
import { publishedOf } from '../item/news-words.ts';

interface DeleteNewsProps {
  readonly item: NewsItem;
  readonly onClose: () => void;
  readonly onDeleted?: () => void;
}

/** Asks for confirmation, naming the item, and deletes it. */
export const DeleteNews = ({ item, onClose, onDeleted }: DeleteNewsProps) => {
  const translate = useTranslate();
  const toast = useToast();
  const client = useQueryClient();
  const { http } = useEnvironment();
  const [busy, setBusy] = useState(false);
  const remove = async (): Promise<void> => {
    setBusy(true);
    try {
      await http(`${newsBase}/${item.id}`, { method: 'DELETE' });
      toast.success('news.toast.deleted');
      onClose();
      onDeleted?.();
      await client.invalidateQueries({ queryKey: ['news'] });
    } catch (error) {
      if (isAbort(error)) return;
      const said = error instanceof CallError && !error.message.startsWith('engine.') ? error.message : '';
      toast.error(said || 'news.toast.deleteFailed');
      setBusy(false);
    }
  };
  const facts = [
    [translate('news.published'), publishedOf(item)],
    [translate('news.author'), item.authorName || translate('news.unknown')],
  ] as const;
  return (
    <Dialog open onClose={busy ? undefined : onClose} maxWidth="xs" fullWidth aria-labelledby="delete-news">
      <DialogTitle id="delete-news">{translate('news.delete.title')}</DialogTitle>
      <DialogContent>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{item.title}</Typography>
        <Box
          component="dl"
          sx={{ m: 0, my: 1, display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 2 }}
        >
          {facts.map(([label, value]) => (
            <Box key={label} sx={{ display: 'contents' }}>
              <Typography component="dt" variant="body2" color="textSecondary">
                {label}
              </Typography>
              <Typography component="dd" variant="body2" sx={{ m: 0, overflowWrap: 'anywhere' }}>
                {value}
              </Typography>
            </Box>
          ))}
        </Box>
        <DialogContentText>{translate('news.delete.warning')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button autoFocus disabled={busy} onClick={onClose}>
          {translate('news.delete.cancel')}
        </Button>
        <Button variant="contained" color="error" disabled={busy} onClick={() => void remove()}>
          {translate(busy ? 'news.delete.deleting' : 'news.delete.delete')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
