import { Alert, Button, Snackbar } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useTurn } from './use-turn.ts';
import { errorMs, successMs, undoMs } from './use-toast.ts';

/** Shows the messages of `useToast` and react-admin's `useNotify`; a newer message replaces the current one. Rendered once, next to the screens. */
export const Toasts = () => {
  const translate = useTranslate();
  const { shown, isLast, end } = useTurn();
  if (!shown) return null;
  const { autoHideDuration, messageArgs, takeBack, undoable } = shown.notificationOptions ?? {};
  const usualMs = undoable ? undoMs : shown.type === 'error' ? errorMs : successMs;
  const undo = (): void => {
    end(true);
    if (takeBack) (takeBack as () => void)();
  };
  return (
    <Snackbar
      key={String(shown.message)}
      open={isLast}
      autoHideDuration={autoHideDuration === undefined ? usualMs : autoHideDuration}
      onClose={(_event, reason) => (reason === 'clickaway' ? undefined : end(false))}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      sx={{ '@media print': { display: 'none' } }}
    >
      <Alert
        severity={shown.type}
        variant="filled"
        onClose={() => end(false)}
        closeText={translate('engine.verb.close')}
        action={
          takeBack || undoable ? (
            <Button color="inherit" size="small" onClick={undo}>
              {translate('engine.verb.undo')}
            </Button>
          ) : undefined
        }
      >
        {typeof shown.message === 'string'
          ? translate(shown.message, { _: shown.message, ...messageArgs })
          : shown.message}
      </Alert>
    </Snackbar>
  );
};
