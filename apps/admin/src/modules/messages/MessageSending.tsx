import { useTranslate } from 'react-admin';
import type { OwnSectionProps } from '../../engine/environment/own-section.ts';
import { DraftPreview } from './DraftPreview.tsx';
import { MessageProgress } from './MessageProgress.tsx';

/** A draft is reviewed and sent; a message being sent is monitored. */
export const MessageSending = ({ record }: OwnSectionProps) => {
  const translate = useTranslate();
  if (!record) return null;
  return record['state'] === 'DRAFT' ? (
    <DraftPreview id={Number(record.id)} />
  ) : (
    <section aria-label={translate('messages.progress.title')}>
      <MessageProgress record={record} />
    </section>
  );
};
