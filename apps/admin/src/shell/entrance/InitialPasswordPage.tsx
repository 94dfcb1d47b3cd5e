import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { Link, Navigate, useLocation, useNavigate } from 'react-router-dom';
import { usePageTitle } from '../../routing/use-page-title.ts';
import { PasswordForm } from '../../modules/access/password/PasswordForm.tsx';
import { normalPath } from '../../session/gate.ts';
import { useAccount } from '../../session/use-account.ts';
import { LoadingContent } from '../fault/LoadingContent.tsx';
import { EntranceFrame } from './EntranceFrame.tsx';
import './entrance.css';

const address = '/change_password';

/** Takes precedence over everything else while the password is one assigned by someone else. */
export const InitialPasswordPage = ({ onDone }: { readonly onDone: () => void }) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { username, fullName } = useAccount();
  usePageTitle(translate('access.password.initialTitle'));
  const [isDone, setIsDone] = useState(false);
  if (isDone) return <LoadingContent />;
  if (normalPath(pathname) !== address) return <Navigate to={address} replace />;
  const done = (): void => {
    setIsDone(true);
    void navigate('/dashboard', { replace: true });
    onDone();
  };
  return (
    <EntranceFrame
      title={translate('access.password.initialTitle')}
      lead={translate('access.password.initialHelp', { name: fullName })}
    >
      <Box sx={{ display: 'grid', gap: 3, mt: 3, justifyItems: 'start' }}>
        <PasswordForm username={username} onDone={done} />
        <Link className="e-back" to="/logout">
          {translate('user.logout')}
        </Link>
      </Box>
    </EntranceFrame>
  );
};
