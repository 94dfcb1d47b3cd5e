import type { NewsItem } from '@school/domain';
import Add from '@mui/icons-material/Add';
import { Box, Button, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { useEnvironment } from '../../../engine/environment/environment.ts';
import { Loading } from '../../../engine/own-screen/Loading.tsx';
import { PageHeader } from '../../../engine/page/PageHeader.tsx';
import { DeleteNews } from '../delete/DeleteNews.tsx';
import { NewsCard } from './NewsCard.tsx';
import { NewsSearch } from './NewsSearch.tsx';
import { NoNews } from './NoNews.tsx';
import { useNewsList } from './use-news-list.ts';

const firstMs = 1500;

/** True for a moment after something was found. */
const useFirstShown = (found: string, first: number | undefined): boolean => {
  const key = found === '' || first === undefined ? '' : `${found} ${first}`;
  const [over, setOver] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setOver(key), firstMs);
    return () => clearTimeout(timer);
  }, [key]);
  return key !== '' && over !== key;
};

/** The user's announcements, two side by side. */
export const NewsList = () => {
  const translate = useTranslate();
  const { actor } = useEnvironment();
  const isAdministrator = actor.role === 'ADMIN';
  const [search, setSearch] = useState('');
  const [deleted, setDeleted] = useState<NewsItem>();
  const { items, total, isLoading, isSearching, found, loadMore } = useNewsList(search);
  const isFirstShown = useFirstShown(found, items[0]?.id);
  return (
    <>
      <PageHeader
        title={translate('news.title')}
        under={<Typography color="textSecondary">{translate('news.lead')}</Typography>}
        actions={
          isAdministrator ? (
            <Button variant="contained" startIcon={<Add />} component={Link} to="/news/create">
              {translate('news.create')}
            </Button>
          ) : null
        }
      />
      <NewsSearch value={search} onChange={setSearch} isSearching={isSearching} />
      {isLoading ? (
        <Loading text="news.loading" />
      ) : items.length === 0 ? (
        isSearching ? null : (
          <NoNews search={search.trim()} onClear={() => setSearch('')} mayCreate={isAdministrator} />
        )
      ) : (
        <>
          <Box
            sx={{
              display: 'grid',
              gap: 2,
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
            }}
          >
            {items.map((item, at) => (
              <NewsCard
                key={item.id}
                item={item}
                search={search.trim()}
                isFirst={isFirstShown && at === 0}
                onDelete={isAdministrator ? () => setDeleted(item) : undefined}
              />
            ))}
          </Box>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mt: 2 }}>
            <Typography variant="body2" color="textSecondary">
              {translate('news.shown', { count: items.length, total })}
            </Typography>
            {loadMore ? (
              <Button variant="outlined" size="small" onClick={loadMore}>
                {translate('news.more')}
              </Button>
            ) : null}
          </Box>
        </>
      )}
      {deleted ? <DeleteNews item={deleted} onClose={() => setDeleted(undefined)} /> : null}
    </>
  );
};
