import type { NewsItem } from '@school/domain';
import { Box, Tooltip, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { ReactNode } from 'react';
import { formatDate, formatMoment } from '../../../engine/field/date/date-format.ts';
import { publishedOf, wasUpdated } from '../item/news-words.ts';

const Fact = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div>
    <Typography component="dt" variant="body2" color="textSecondary">
      {label}
    </Typography>
    <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
      {children}
    </Typography>
  </div>
);

/** When it was published, by whom, and how often it was read. */
export const NewsFacts = ({ item }: { readonly item: NewsItem }) => {
  const translate = useTranslate();
  const count = item.viewCount ?? 0;
  const author = item.authorName || translate('news.unknown');
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        columnGap: 3,
        rowGap: 1.5,
        gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 1fr))',
      }}
    >
      <Fact label={translate('news.published')}>{publishedOf(item)}</Fact>
      {item.expiryDate ? <Fact label={translate('news.expires')}>{formatDate(item.expiryDate)}</Fact> : null}
      <Fact label={translate('news.author')}>
        {item.authorId ? (
          <Tooltip title={translate('news.authorId', { id: item.authorId })}>
            <Box component="span" tabIndex={0}>
              {author}
            </Box>
          </Tooltip>
        ) : (
          author
        )}
      </Fact>
      <Fact label={translate('news.viewsLabel')}>
        {translate(count === 1 ? 'news.view' : 'news.views', { count })}
        {item.userVisitNews ? ` ${translate('news.yours')}` : ''}
      </Fact>
      {wasUpdated(item) ? (
        <Fact label={translate('news.updated')}>{formatMoment(item.updatedAt)}</Fact>
      ) : null}
    </Box>
  );
};
