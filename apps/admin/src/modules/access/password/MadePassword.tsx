import ContentCopy from '@mui/icons-material/ContentCopy';
import { Alert, Box, Button, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useToast } from '../../../engine/feedback/use-toast.ts';
import { Block } from '../../../engine/own-screen/Block.tsx';

interface MadePasswordProps {
  readonly title: string;
  readonly password: string;
  readonly back: string;
}

/** A password that the server has made; it is nowhere else to be read. */
export const MadePassword = ({ title, password, back }: MadePasswordProps) => {
  const translate = useTranslate();
  const toast = useToast();
  const copy = async (): Promise<void> => {
    // Without a secure context there is no clipboard; the password can be marked by hand.
    await navigator.clipboard?.writeText(password);
    toast.info('access.password.copied');
  };
  return (
    <Block title={title}>
      <Alert severity="success" role="status">
        {translate('access.password.made')}
      </Alert>
      <Typography
        component="output"
        sx={{ display: 'block', my: 2, fontFamily: 'monospace', fontSize: 20, overflowWrap: 'anywhere' }}
      >
        {password}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {window.isSecureContext ? (
          <Button variant="contained" startIcon={<ContentCopy />} onClick={() => void copy()}>
            {translate('access.password.copy')}
          </Button>
        ) : null}
        <Button component={Link} to={back}>
          {translate('engine.verb.back')}
        </Button>
      </Box>
    </Block>
  );
};
