import { Alert, Box, Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useEffect } from 'react';
import { Link, useParams } from 'react-router-dom';
import { CallError } from '../../../engine/data/call-error.ts';
import { useEnvironment } from '../../../engine/environment/environment.ts';
import { useToast } from '../../../engine/feedback/use-toast.ts';
import { Loading } from '../../../engine/own-screen/Loading.tsx';
import { isNewsItem, newsBase } from '../item/news-item.ts';
import { AdministratorsOnly } from './AdministratorsOnly.tsx';
import { NewsForm } from './NewsForm.tsx';

const LoadedForm = () => {
  const translate = useTranslate();
  const toast = useToast();
  const { http } = useEnvironment();
  const { id = '' } = useParams();
  const { data, error, isPending } = useQuery({
    queryKey: ['news', 'form', id],
    queryFn: async ({ signal }) =>
      (await http<unknown>(`${newsBase}/${encodeURIComponent(id)}`, { signal })).data,
    retry: false,
    // The form is filled once; what others save meanwhile shows as a newer version when it is sent.
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  const isBad = !isPending && !error && !isNewsItem(data);
  useEffect(() => {
    if (isBad) toast.error('news.toast.badFormat');
    else if (error) toast.error('news.toast.oneFailed');
  }, [isBad, error, toast]);
  if (isNewsItem(data)) return <NewsForm key={data.id} item={data} />;
  if (isPending) return <Loading text="news.loadingOne" />;
  const isMissing = error instanceof CallError && error.status === 404;
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Alert severity={isMissing ? 'warning' : 'error'} role="alert" sx={{ width: '100%' }}>
        {translate(isMissing ? 'news.missing' : isBad ? 'news.toast.badFormat' : 'news.problem.later')}
      </Alert>
      <Button component={Link} to="/news">
        {translate('news.back')}
      </Button>
    </Box>
  );
};

export const EditNews = () => (
  <AdministratorsOnly>
    <LoadedForm />
  </AdministratorsOnly>
);
