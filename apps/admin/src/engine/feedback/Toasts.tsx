import { Alert, Button, Snackbar } from '@mui/material';
import { useNotificationContext, useTranslate } from 'ra-core';
import { errorMs, successMs } from './use-toast.ts';

/** Shows what `useToast` was told; a newer message takes the place of the one that stands. Put once beside the screens. */
export const Toasts = () => {
  const translate = useTranslate();
  const { notifications, takeNotification } = useNotificationContext();
  const shown = notifications.at(-1);
  if (!shown) return null;
  const { autoHideDuration, takeBack } = shown.notificationOptions ?? {};
  const close = (): void => {
    for (let count = notifications.length; count > 0; count -= 1) takeNotification();
  };
  return (
    <Snackbar
      key={notifications.length}
      open
      autoHideDuration={autoHideDuration ?? (shown.type === 'error' ? errorMs : successMs)}
      onClose={(_event, reason) => (reason === 'clickaway' ? undefined : close())}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      sx={{ '@media print': { display: 'none' } }}
    >
      <Alert
        severity={shown.type}
        variant="filled"
        onClose={close}
        closeText={translate('engine.verb.close')}
        action={
          takeBack ? (
            <Button
              color="inherit"
              size="small"
              onClick={() => {
                close();
                (takeBack as () => void)();
              }}
            >
              {translate('engine.verb.undo')}
            </Button>
          ) : undefined
        }
      >
        {typeof shown.message === 'string' ? translate(shown.message, { _: shown.message }) : shown.message}
      </Alert>
    </Snackbar>
  );
};
