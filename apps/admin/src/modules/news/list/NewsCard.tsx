import type { NewsItem } from '@school/domain';
import AttachFile from '@mui/icons-material/AttachFile';
import Delete from '@mui/icons-material/DeleteOutlined';
import Edit from '@mui/icons-material/EditOutlined';
import Visibility from '@mui/icons-material/VisibilityOutlined';
import { Box, Card, Chip, IconButton, Link as TextLink, Tooltip, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Marked } from '../item/Marked.tsx';
import { excerptOf, publishedOf, shortTitle } from '../item/news-words.ts';

interface NewsCardProps {
  readonly item: NewsItem;
  readonly search: string;
  /** Highlighted for a moment: the first search result. */
  readonly isFirst: boolean;
  readonly onDelete: (() => void) | undefined;
}

const Fact = ({ icon, children }: { readonly icon?: ReactNode; readonly children: ReactNode }) => (
  <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
    {icon}
    {children}
  </Box>
);

const CardVerbs = ({ item, onDelete }: { readonly item: NewsItem; readonly onDelete: () => void }) => {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'flex', flexShrink: 0, mt: -0.5, mr: -0.5 }}>
      <Tooltip title={translate('news.editVerb')}>
        <IconButton
          size="small"
          component={Link}
          to={`/news/edit/${item.id}`}
          aria-label={translate('news.editOf', { title: item.title })}
        >
          <Edit fontSize="small" />
        </IconButton>
      </Tooltip>
      <Tooltip title={translate('news.delete.delete')}>
        <IconButton
          size="small"
          onClick={onDelete}
          aria-label={translate('news.delete.of', { title: item.title })}
        >
          <Delete fontSize="small" />
        </IconButton>
      </Tooltip>
    </Box>
  );
};

export const NewsCard = ({ item, search, isFirst, onDelete }: NewsCardProps) => {
  const translate = useTranslate();
  const files = item.attachments?.length ?? 0;
  const count = item.viewCount;
  const to = `/news/${item.id}`;
  return (
    <Card
      variant="outlined"
      component="article"
      data-first={isFirst}
      sx={{
        p: 2,
        display: 'flex',
        flexDirection: 'column',
        gap: 1,
        minWidth: 0,
        transition: 'box-shadow 200ms, background-color 400ms',
        ...(isFirst ? { bgcolor: 'action.selected', boxShadow: 3, borderColor: 'primary.main' } : {}),
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
        <Typography
          component="h2"
          variant="subtitle1"
          sx={{ flexGrow: 1, minWidth: 0, fontWeight: 600, overflowWrap: 'anywhere', lineHeight: 1.3 }}
        >
          <Marked text={search ? shortTitle(item.title) : item.title} search={search} />
        </Typography>
        {onDelete ? <CardVerbs item={item} onDelete={onDelete} /> : null}
      </Box>
      <Typography
        variant="body2"
        color="textSecondary"
        component="div"
        sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5, alignItems: 'center' }}
      >
        <span>{publishedOf(item)}</span>
        <span>
          <Marked text={item.authorName || translate('news.unknown')} search={search} />
        </span>
        {count === undefined || count === null ? null : (
          <Fact icon={<Visibility sx={{ fontSize: 16 }} aria-hidden />}>
            {translate(count === 1 ? 'news.view' : 'news.views', { count })}
          </Fact>
        )}
        <Fact icon={<AttachFile sx={{ fontSize: 16 }} aria-hidden />}>
          {translate('news.files', { smart_count: files })}
        </Fact>
        {item.category ? <Chip size="small" variant="outlined" label={item.category} /> : null}
      </Typography>
      <Typography
        variant="body2"
        sx={{
          display: '-webkit-box',
          WebkitBoxOrient: 'vertical',
          WebkitLineClamp: 3,
          overflow: 'hidden',
          overflowWrap: 'anywhere',
          flexGrow: 1,
        }}
      >
        <Marked text={excerptOf(item)} search={search} />
      </Typography>
      <TextLink
        component={Link}
        to={to}
        variant="body2"
        aria-label={translate('news.readMoreOf', { title: item.title })}
        sx={{ fontWeight: 600, alignSelf: 'flex-start' }}
      >
        {translate('news.readMore')}
      </TextLink>
    </Card>
  );
};
