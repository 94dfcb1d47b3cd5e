import { Tab, Tabs, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { PageHeader } from '../../../engine/page/PageHeader.tsx';
import { Messages } from './Messages.tsx';
import { NoticeTemplates } from './NoticeTemplates.tsx';

const parts = { messages: Messages, templates: NoticeTemplates } as const;
type Part = keyof typeof parts;

/** What the product tells people: what was sent, is waiting or failed, and the wording of every notice. */
export const NotificationCenter = () => {
  const translate = useTranslate();
  const [search, setSearch] = useSearchParams();
  const part: Part = search.get('tab') === 'templates' ? 'templates' : 'messages';
  const Shown = parts[part];
  return (
    <>
      <PageHeader
        title={translate('administration.outbox.title')}
        under={<Typography color="textSecondary">{translate('administration.outbox.lead')}</Typography>}
      />
      <Tabs
        value={part}
        onChange={(_, next: Part) => setSearch(next === 'messages' ? {} : { tab: next }, { replace: true })}
        sx={{ mb: 2, borderBottom: 1, borderColor: 'divider' }}
      >
        {Object.keys(parts).map((key) => (
          <Tab key={key} value={key} label={translate(`administration.outbox.${key}`)} />
        ))}
      </Tabs>
      <Shown />
    </>
  );
};
