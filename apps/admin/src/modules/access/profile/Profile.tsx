import Key from '@mui/icons-material/Key';
import { Box, Button, Chip, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useWords } from '../../../engine/catalogue/use-words.ts';
import { useEnvironment } from '../../../engine/environment/environment.ts';
import { useCall } from '../../../engine/environment/use-call.ts';
import { useOptionWords } from '../../../engine/field/choice/use-option-words.ts';
import { FormSkeleton } from '../../../engine/form/FormSkeleton.tsx';
import { PageHeader } from '../../../engine/page/PageHeader.tsx';
import { Problem } from '../../../engine/page/Problem.tsx';
import { Block } from '../../../engine/own-screen/Block.tsx';
import { usersBase, type PersonalUser } from '../parts/person.ts';
import { ContactForm } from './ContactForm.tsx';
import { NoticeChoices } from './NoticeChoices.tsx';
import { EmployeeLink } from './EmployeeLink.tsx';

interface Rights {
  readonly roleGroups: readonly { readonly id: number; readonly name: string }[];
}

/** What people can see and change in their own account. */
export const Profile = () => {
  const translate = useTranslate();
  const words = useWords();
  const { actor, catalogue } = useEnvironment();
  const resource = catalogue.resource('user');
  const kind = resource.fields['entityType'];
  const kindWords = useOptionWords(kind?.type === 'choice' ? kind.options : {}, 'entityType', resource);
  const { data: user, error, refetch } = useCall<PersonalUser>(`${usersBase}/profile/get/${actor.id}`);
  const { data: rights } = useCall<Rights>(`${usersBase}/role_group/${actor.id}`);
  if (error)
    return (
      <Problem title={translate('access.profile.account')} error={error} onRetry={() => void refetch()} />
    );
  if (!user) return <FormSkeleton />;
  const facts = [
    [words.field(resource, 'fullName'), user.fullName],
    [words.field(resource, 'entityType'), kindWords(user.entityType)],
  ] as const;
  return (
    <Box sx={{ maxWidth: 960 }}>
      <PageHeader
        title={user.fullName || user.username}
        under={<Typography color="textSecondary">{user.username}</Typography>}
        actions={
          <Button variant="outlined" startIcon={<Key />} component={Link} to="/change_password">
            {translate('user.changePassword')}
          </Button>
        }
      />
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Block title={translate('access.profile.account')} help={translate('access.profile.accountHelp')}>
          <Box
            component="dl"
            sx={{
              m: 0,
              display: 'grid',
              columnGap: 3,
              rowGap: 1.5,
              gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, minmax(0, 1fr))' },
            }}
          >
            {facts.map(([label, value]) => (
              <div key={label}>
                <Typography component="dt" variant="body2" color="textSecondary">
                  {label}
                </Typography>
                <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
                  {value}
                </Typography>
              </div>
            ))}
            <div>
              <Typography component="dt" variant="body2" color="textSecondary">
                {words.field(resource, 'roleGroups')}
              </Typography>
              <Box component="dd" sx={{ m: 0, mt: 0.5, display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
                {rights?.roleGroups.map(({ id, name }) => (
                  <Chip key={id} size="small" label={name} />
                ))}
                {rights?.roleGroups.length === 0 ? '–' : null}
              </Box>
            </div>
            {user.employee === null ? null : <EmployeeLink id={user.employee} />}
          </Box>
        </Block>
        <Block title={translate('access.profile.contact')}>
          <ContactForm key={user.version} user={user} />
        </Block>
        <NoticeChoices hasAddress={user.email !== null} />
      </Box>
    </Box>
  );
};
