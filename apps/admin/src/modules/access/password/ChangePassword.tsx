import { Box, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link, useNavigate } from 'react-router-dom';
import { useToast } from '../../../engine/feedback/use-toast.ts';
import { PageHeader } from '../../../engine/page/PageHeader.tsx';
import { useAccount } from '../../../session/use-account.ts';
import { Block } from '../../../engine/own-screen/Block.tsx';
import { PasswordForm } from './PasswordForm.tsx';

/** The user's own password. Changing it ends all other sessions. */
export const ChangePassword = () => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const toast = useToast();
  const { username } = useAccount();
  const done = (): void => {
    toast.success('access.password.changed');
    void navigate('/profile');
  };
  return (
    <Box sx={{ maxWidth: 640 }}>
      <PageHeader title={translate('access.password.ownTitle')} />
      <Block title={username} help={translate('access.password.ownHelp')}>
        <PasswordForm username={username} onDone={done}>
          <Button component={Link} to="/profile">
            {translate('engine.verb.back')}
          </Button>
        </PasswordForm>
      </Block>
    </Box>
  );
};
