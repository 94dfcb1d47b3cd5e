import type { MessageChannel } from '@school/resources';
import { useTranslate } from 'react-admin';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import type { AnyResource } from '@school/kernel';
import { layoutOf, narrowed } from '../../engine/catalogue/layout.ts';
import { recordPath } from '../../engine/catalogue/paths.ts';
import { useEnvironment } from '../../engine/environment/environment.ts';
import { begun } from '../../engine/form/begin.ts';
import { CreateForm } from '../../engine/form/CreateForm.tsx';
import { firstValues } from '../../engine/form/values.ts';
import { PageHeader } from '../../engine/page/PageHeader.tsx';
import { usePageTitle } from '../../routing/use-page-title.ts';

/** A resource whose form does not ask for a field. */
const withoutInput = (resource: AnyResource, name: string): AnyResource => ({
  ...resource,
  form: {
    ...layoutOf(resource),
    tabs: narrowed(
      layoutOf(resource).tabs,
      (field) => field !== name,
      () => true,
    ),
  },
});

interface ComposeProps {
  readonly channel: MessageChannel;
  readonly title: string;
  /** The page the user came from and returns to. */
  readonly log: string;
}

const Compose = ({ channel, title, log }: ComposeProps) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { catalogue, context } = useEnvironment();
  const message = catalogue.resource('message');
  const resource = useMemo(() => withoutInput(message, 'channel'), [message]);
  const first = useMemo(
    () => firstValues(resource.fields, { channel }, context.today),
    [resource, channel, context.today],
  );
  usePageTitle(title);
  return (
    <>
      <PageHeader title={title} under={translate('messages.compose.hint')} />
      <CreateForm
        resource={resource}
        first={first}
        onSaved={(row, intent) => {
          const path = recordPath(resource, 'show', row) ?? log;
          void navigate(typeof intent === 'object' && 'begin' in intent ? begun(path, intent) : path);
        }}
        onCancel={() => void navigate(log)}
      />
    </>
  );
};

/** A new mail; its recipients are shown once it is saved, before it is sent. */
export const ComposeMail = () => {
  const translate = useTranslate();
  return <Compose channel="EMAIL" title={translate('messages.compose.mail')} log="/mail_logs" />;
};

/** The same for text messages to phones. */
export const SendSms = () => {
  const translate = useTranslate();
  return <Compose channel="SMS" title={translate('messages.compose.sms')} log="/sms/show_sms_messages" />;
};
