import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useState, useSyncExternalStore } from 'react';
import type { FormEvent } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { signInAgain } from '../../session/current-fetcher.ts';
import { session } from '../../session/current-session.ts';
import { account } from '../../session/sign-in.ts';
import { useAccount } from '../../session/use-account.ts';

/** Asks for the password when a session has ended with unsaved work; the work stays where it is. */
export const SessionExpiredDialog = () => {
  const text = useText();
  const { username } = useAccount();
  const open = useSyncExternalStore(signInAgain.subscribe, signInAgain.isOpen);
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (!password) return setProblem(text('validation.password'));
    setBusy(true);
    try {
      session.start(await account.signIn({ username, password }));
      setPassword('');
      setProblem('');
      signInAgain.answer(true);
    } catch (failure) {
      setProblem((failure instanceof Error && failure.message) || text('error.serverSide'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog open={open} maxWidth="xs" fullWidth aria-labelledby="expired-title">
      <form noValidate onSubmit={(event) => void submit(event)}>
        <DialogTitle id="expired-title">{text('expired.title')}</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 2 }}>{text('expired.text')}</DialogContentText>
          {problem ? (
            <Alert severity="error" sx={{ mb: 2 }}>
              {problem}
            </Alert>
          ) : null}
          <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
          <TextField
            autoFocus
            fullWidth
            type="password"
            name="password"
            autoComplete="current-password"
            label={`${text('login.password')} (${username})`}
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 3 }}>
          <Button color="inherit" onClick={() => signInAgain.answer(false)}>
            {text('expired.leave')}
          </Button>
          <Button type="submit" variant="contained" disabled={busy}>
            {text('login.signIn')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
