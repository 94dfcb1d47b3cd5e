import { Box, Button, Typography } from '@mui/material';
import { reminderKindList } from '@school/resources';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { PageHeader } from '../../engine/page/PageHeader.tsx';
import { usePageTitle } from '../../routing/use-page-title.ts';
import { KindCard } from './KindCard.tsx';

/** What people are reminded of: a card for each kind, with its switch. */
export const ReminderSettings = () => <KindCards label="Reminder settings" kinds={reminderKindList} />;

/** Those for fees only. */
export const FeeReminderSettings = () => (
  <KindCards label="Fee reminders" kinds={reminderKindList.filter(([key]) => key.startsWith('FEE_'))} />
);

interface KindCardsProps {
  readonly label: string;
  readonly kinds: typeof reminderKindList;
}

const KindCards = ({ label, kinds }: KindCardsProps) => {
  const translate = useTranslate();
  const title = translate(`words.${label}`, { _: label });
  usePageTitle(title);
  return (
    <>
      <PageHeader
        title={title}
        under={<Typography color="textSecondary">{translate('organisation.reminders.lead')}</Typography>}
        actions={
          <Button component={Link} to="/reminders">
            {translate('organisation.reminders.list')}
          </Button>
        }
      />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(320px, 100%), 1fr))',
        }}
      >
        {kinds.map(([key, kind]) => (
          <KindCard key={key} name={key} kind={kind} />
        ))}
      </Box>
    </>
  );
};
