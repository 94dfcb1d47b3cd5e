import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import type { RouteKind } from '@school/kernel';
import { useTranslate } from 'react-admin';
import { shortcutsOf } from './shortcuts.ts';

/** On a Mac the Command key does what Ctrl does elsewhere. */
const onThisMachine = (key: string): string =>
  key === 'Ctrl' && /Mac|iP(?:hone|ad)/.test(navigator.userAgent) ? '⌘' : key;

/** What the keys do on this page. */
export const ShortcutsDialog = ({
  kind,
  onClose,
}: {
  readonly kind: RouteKind | undefined;
  readonly onClose: () => void;
}) => {
  const translate = useTranslate();
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="shortcuts-title">
      <DialogTitle id="shortcuts-title">{translate('engine.shortcuts.title')}</DialogTitle>
      <DialogContent>
        {shortcutsOf(kind).map(({ title, shortcuts }) => (
          <Box key={title} sx={{ mb: 2 }}>
            <Typography component="h3" variant="subtitle2" color="textSecondary" sx={{ mb: 0.5 }}>
              {translate(title)}
            </Typography>
            <Box
              component="dl"
              sx={{ m: 0, display: 'grid', gridTemplateColumns: 'auto 1fr', gap: 1, columnGap: 2 }}
            >
              {shortcuts.map(({ keys, text }) => (
                <Box key={text} sx={{ display: 'contents' }}>
                  <Box
                    component="dt"
                    sx={{ display: 'flex', gap: 0.5, flexWrap: 'wrap', alignItems: 'start' }}
                  >
                    {keys.split(' ').map((key) => (
                      <Box
                        key={key}
                        component="kbd"
                        sx={{
                          px: 0.75,
                          border: 1,
                          borderColor: 'divider',
                          borderRadius: 1,
                          font: 'inherit',
                          fontSize: 13,
                        }}
                      >
                        {onThisMachine(key)}
                      </Box>
                    ))}
                  </Box>
                  <Typography component="dd" variant="body2" sx={{ m: 0 }}>
                    {translate(text)}
                  </Typography>
                </Box>
              ))}
            </Box>
          </Box>
        ))}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus>
          {translate('engine.verb.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
