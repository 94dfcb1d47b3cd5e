import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { useEnvironment } from '../../../engine/environment/environment.ts';
import { useToast } from '../../../engine/feedback/use-toast.ts';
import { wasAnswered } from '../../../engine/own-screen/failure-text.ts';
import { isPoll, pollBase, pollsPath } from '../poll.ts';
import { Loading } from '../../../engine/own-screen/Loading.tsx';
import { PollForm } from './PollForm.tsx';

/** Changes the poll in the address; one that cannot be loaded leads back to the list. */
export const EditPoll = () => {
  const { pollId = '' } = useParams();
  const { http } = useEnvironment();
  const toast = useToast();
  const navigate = useNavigate();
  const { data, error, isPending } = useQuery({
    queryKey: ['poll', 'form', pollId],
    queryFn: async ({ signal }) =>
      (await http<unknown>(`${pollBase}/${encodeURIComponent(pollId)}`, { signal })).data,
    retry: false,
    // The form is filled once; changes saved by others in the meantime show up as a newer version on submit.
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  const isBad = !isPending && !isPoll(data);
  useEffect(() => {
    if (!isBad) return;
    toast.error(error && !wasAnswered(error) ? 'polls.toast.detailsThrew' : 'polls.toast.detailsFailed');
    void navigate(pollsPath, { replace: true });
  }, [isBad, error, toast, navigate]);
  return isPoll(data) ? <PollForm key={data.id} poll={data} /> : <Loading text="polls.form.loading" />;
};
