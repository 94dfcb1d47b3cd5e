import type { NewsItem } from '@school/domain';
import ArrowBack from '@mui/icons-material/ArrowBack';
import Delete from '@mui/icons-material/DeleteOutlined';
import Edit from '@mui/icons-material/EditOutlined';
import { Alert, Box, Button, Card, CardContent, Chip, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useMemo, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { CallError } from '../../../engine/data/call-error.ts';
import { useEnvironment } from '../../../engine/environment/environment.ts';
import { FieldDisplay } from '../../../engine/field/FieldDisplay.tsx';
import { Loading } from '../../../engine/own-screen/Loading.tsx';
import { PageHeader } from '../../../engine/page/PageHeader.tsx';
import { usePageTitle } from '../../../routing/use-page-title.ts';
import { DeleteNews } from '../delete/DeleteNews.tsx';
import { newsBase } from '../item/news-item.ts';
import { AttachmentList } from './AttachmentList.tsx';
import { NewsFacts } from './NewsFacts.tsx';
import { detailProblem } from './detail-problem.ts';
import { useViewRecording } from './use-view-recording.ts';

interface EditorVerbsProps {
  readonly id: NewsItem['id'];
  readonly onDelete: () => void;
}

const EditorVerbs = ({ id, onDelete }: EditorVerbsProps) => {
  const translate = useTranslate();
  return (
    <>
      <Button variant="outlined" startIcon={<Edit />} component={Link} to={`/news/edit/${id}`}>
        {translate('news.editVerb')}
      </Button>
      <Button variant="outlined" color="error" startIcon={<Delete />} onClick={onDelete}>
        {translate('news.delete.delete')}
      </Button>
    </>
  );
};

/** One announcement. */
export const NewsDetail = () => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { actor, catalogue, http } = useEnvironment();
  const { id = '' } = useParams();
  const key = useMemo(() => ['news', 'one', id], [id]);
  const [isDeleting, setDeleting] = useState(false);
  const { data, error, isPending } = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) =>
      (await http<NewsItem | null>(`${newsBase}/${encodeURIComponent(id)}`, { signal })).data,
    retry: false,
    staleTime: 0,
  });
  const item = data ?? undefined;
  useViewRecording(item, key);
  usePageTitle(item?.title);
  const back = (
    <Button component={Link} to="/news" startIcon={<ArrowBack />} color="inherit">
      {translate('news.back')}
    </Button>
  );
  if (isPending) return <Loading text="news.loadingOne" />;
  const isMissing = !item && (!error || (error instanceof CallError && error.status === 404));
  if (!item)
    return (
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
        <Alert severity={isMissing ? 'warning' : 'error'} role="alert" sx={{ width: '100%' }}>
          {isMissing
            ? translate('news.missing')
            : translate(detailProblem(error), { _: detailProblem(error) })}
        </Alert>
        {back}
      </Box>
    );
  const content = catalogue.resource('news').fields['content'];
  return (
    <Box sx={{ maxWidth: 960 }}>
      <PageHeader
        title={item.title}
        beside={item.category ? <Chip size="small" label={item.category} /> : null}
        actions={
          <>
            {back}
            {actor.role === 'ADMIN' ? <EditorVerbs id={item.id} onDelete={() => setDeleting(true)} /> : null}
          </>
        }
      />
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Card variant="outlined">
          <CardContent>
            <NewsFacts item={item} />
          </CardContent>
        </Card>
        <Card variant="outlined" component="article">
          <CardContent>
            {content ? (
              <FieldDisplay field={content} name="content" value={item.content} row={{ ...item }} />
            ) : null}
          </CardContent>
        </Card>
        {item.attachments?.length ? (
          <Card variant="outlined" component="section">
            <CardContent>
              <Typography component="h2" variant="subtitle1" sx={{ fontWeight: 600, mb: 1 }}>
                {translate('news.attachments')}
              </Typography>
              <AttachmentList files={item.attachments} />
            </CardContent>
          </Card>
        ) : null}
      </Box>
      {isDeleting ? (
        <DeleteNews item={item} onClose={() => setDeleting(false)} onDeleted={() => void navigate('/news')} />
      ) : null}
    </Box>
  );
};
