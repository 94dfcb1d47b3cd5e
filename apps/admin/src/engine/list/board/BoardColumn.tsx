import { Box, Button, Chip, Skeleton, Typography } from '@mui/material';
import type { AnyResource } from '@school/kernel';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslate, type ListControllerResult, type RaRecord } from 'react-admin';
import { useState, type DragEvent, type ReactNode } from 'react';
import { fieldAt } from '../../catalogue/fields.ts';
import { useProvider } from '../../environment/use-provider.ts';
import { viewOf } from '../../field/view-of.ts';
import { Problem } from '../../page/Problem.tsx';
import { wholeNumber } from '../../../i18n/whole-number.ts';
import { columnFilter } from './board-moves.ts';

interface BoardColumnProps {
  readonly resource: AnyResource;
  readonly value: string;
  readonly label: ReactNode;
  readonly name: string;
  readonly list: ListControllerResult<RaRecord>;
  /** A card that may be dropped here is over the board. */
  readonly takes: boolean;
  readonly onDrop: () => void;
  readonly renderCard: (row: RaRecord) => ReactNode;
}

/** Cards that a column shows initially, and how many are added with each press. */
const step = 25;

/** One column: the records with one value of the field, in list order. */
export const BoardColumn = (props: BoardColumnProps) => {
  const { resource, value, label, name, list, takes, onDrop, renderCard } = props;
  const translate = useTranslate();
  const provider = useProvider();
  const [shown, setShown] = useState(step);
  const [over, setOver] = useState(false);
  const { by = '', fields = [] } = resource.list.board ?? {};
  const embed = fields.filter((key) => {
    const field = fieldAt(resource, key);
    return field !== undefined && viewOf(field).labelled;
  });
  const filter = columnFilter(list.filterValues as Record<string, unknown>, by, value);
  const { data, error, refetch } = useQuery({
    queryKey: [resource.key, 'board', value, filter, list.sort, shown],
    queryFn: ({ signal }) =>
      provider.getList(resource.key, {
        filter,
        sort: list.sort,
        pagination: { page: 1, perPage: shown },
        meta: { embed },
        signal,
      }),
    placeholderData: keepPreviousData,
    retry: false,
  });
  const total = data?.total ?? 0;
  const invite = (event: DragEvent): void => {
    if (!takes) return;
    event.preventDefault();
    setOver(true);
  };
  return (
    <Box
      component="section"
      aria-label={name}
      data-column={value}
      onDragEnter={invite}
      onDragOver={invite}
      onDragLeave={() => setOver(false)}
      onDrop={(event: DragEvent) => {
        event.preventDefault();
        setOver(false);
        if (takes) onDrop();
      }}
      sx={{
        flex: { xs: '0 0 84%', sm: '1 0 260px' },
        minWidth: 0,
        scrollSnapAlign: 'start',
        bgcolor: over ? 'action.selected' : 'action.hover',
        outline: takes ? '2px dashed' : 'none',
        outlineColor: 'primary.main',
        outlineOffset: -2,
        borderRadius: 1,
        p: 1,
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 0.5, pb: 1 }}>
        <Typography component="h2" variant="subtitle2" sx={{ flexGrow: 1 }}>
          {label}
        </Typography>
        {data ? <Chip size="small" label={wholeNumber(total)} /> : null}
      </Box>
      {error ? <Problem error={error} onRetry={() => void refetch()} /> : null}
      {!data && !error ? <Skeleton variant="rounded" height={120} /> : null}
      {data && total === 0 ? (
        <Typography variant="body2" color="textSecondary" sx={{ px: 0.5, py: 2, textAlign: 'center' }}>
          {translate('engine.board.none')}
        </Typography>
      ) : null}
      <Box component="ul" aria-label={name} sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {data?.data.map(renderCard)}
      </Box>
      {data && total > data.data.length ? (
        <Button size="small" fullWidth sx={{ mt: 1 }} onClick={() => setShown(shown + step)}>
          {translate('engine.board.more', { smart_count: total - data.data.length })}
        </Button>
      ) : null}
    </Box>
  );
};
