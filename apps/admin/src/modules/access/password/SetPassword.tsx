import { Alert, Box, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { Link, Navigate, useNavigate, useParams } from 'react-router-dom';
import { useEnvironment } from '../../../engine/environment/environment.ts';
import { useCall } from '../../../engine/environment/use-call.ts';
import { useToast } from '../../../engine/feedback/use-toast.ts';
import { FormSkeleton } from '../../../engine/form/FormSkeleton.tsx';
import { PageHeader } from '../../../engine/page/PageHeader.tsx';
import { Problem } from '../../../engine/page/Problem.tsx';
import { Block } from '../../../engine/own-screen/Block.tsx';
import { personWords, usersBase, type PersonalUser } from '../parts/person.ts';
import { MadePassword } from './MadePassword.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { usePasswordChange } from './use-password-change.ts';

/** Somebody else's password, for those who manage users: typed, or made by the server and shown once. */
export const SetPassword = () => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const toast = useToast();
  const { actor } = useEnvironment();
  const { userId = '' } = useParams();
  const { data: user, error, refetch } = useCall<PersonalUser>(`${usersBase}/profile/get/${userId}`);
  const { busy, refusal, send } = usePasswordChange();
  const [made, setMade] = useState<string>();
  if (Number(userId) === actor.id) return <Navigate to="/change_password" replace />;
  if (error)
    return (
      <Problem title={translate('access.password.setTitle')} error={error} onRetry={() => void refetch()} />
    );
  if (!user) return <FormSkeleton />;
  const back = `/user/profile/${user.id}`;
  const make = async (): Promise<void> => {
    const answer = await send({ userId: user.id });
    if (answer) setMade(answer.password);
  };
  const done = (): void => {
    toast.success('access.password.changed');
    void navigate(back);
  };
  return (
    <Box sx={{ maxWidth: 640 }}>
      <PageHeader title={translate('access.password.setTitle')} />
      {made === undefined ? (
        <Block title={personWords(user)} help={translate('access.password.setHelp')}>
          {refusal.message ? (
            <Alert severity="error" role="alert" sx={{ mb: 2 }}>
              {refusal.message}
            </Alert>
          ) : null}
          <PasswordForm username={user.username} userId={user.id} onDone={done}>
            <Button variant="outlined" loading={busy} onClick={() => void make()}>
              {translate('access.password.make')}
            </Button>
            <Button component={Link} to={back}>
              {translate('engine.verb.back')}
            </Button>
          </PasswordForm>
        </Block>
      ) : (
        <MadePassword title={personWords(user)} password={made} back={back} />
      )}
    </Box>
  );
};
