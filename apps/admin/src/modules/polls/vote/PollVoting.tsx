import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import { useCall } from '../../../engine/environment/use-call.ts';
import { PageHeader } from '../../../engine/page/PageHeader.tsx';
import { usePageTitle } from '../../../routing/use-page-title.ts';
import { failureText } from '../../../engine/own-screen/failure-text.ts';
import { isMissing, isPoll, pollBase } from '../poll.ts';
import { Loading } from '../../../engine/own-screen/Loading.tsx';
import { PollMissing } from '../PollMissing.tsx';
import { BallotForm } from './BallotForm.tsx';

/** Casts a vote in the poll in the address. */
export const PollVoting = () => {
  const translate = useTranslate();
  const { pollId = '' } = useParams();
  const { data, error, isPending } = useCall<unknown>(`${pollBase}/${encodeURIComponent(pollId)}`);
  usePageTitle(isPoll(data) ? data.title : undefined);
  if (isPending) return <Loading text="polls.form.loading" />;
  if (error && !isMissing(error))
    return (
      <PollMissing text={failureText(error, 'polls.toast.detailsFailed') ?? 'polls.toast.detailsFailed'} />
    );
  if (!isPoll(data)) return <PollMissing />;
  return (
    <Box sx={{ maxWidth: 720 }}>
      <PageHeader title={data.title} />
      <BallotForm key={`${data.id}/${data.version}`} poll={data} title={translate('polls.vote')} />
    </Box>
  );
};
