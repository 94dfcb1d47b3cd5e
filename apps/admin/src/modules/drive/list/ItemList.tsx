import type { DriveItem } from '@school/domain';
import Star from '@mui/icons-material/Star';
import { Box, ButtonBase, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import type { DragEvent } from 'react';
import { formatMoment } from '../../../engine/field/date/date-format.ts';
import { isFolder, sharedCount } from '../item/drive-item.ts';
import { ItemIcon } from '../item/ItemIcon.tsx';
import { itemSize } from '../item/item-size.ts';
import { useOwner } from '../item/use-owner.ts';
import { ItemMenu } from './ItemMenu.tsx';
import type { ItemVerbs } from './item-verbs.ts';
import type { Layout } from './LayoutToggle.tsx';

const dragType = 'application/x-drive-item';

interface ItemListProps {
  readonly items: readonly DriveItem[];
  readonly layout: Layout;
  readonly verbs: ItemVerbs;
  readonly label: string;
  readonly isRecent?: boolean;
  readonly isSharedWithMe?: boolean;
}

type EntryProps = Omit<ItemListProps, 'items' | 'label'> & { readonly item: DriveItem };

/** Items can be dragged onto folders; the menu does the same for the keyboard. */
const useDragging = ({ item, verbs }: EntryProps) => {
  const { isMine } = useOwner();
  const [isOver, setOver] = useState(false);
  const takes = (event: DragEvent): boolean =>
    isFolder(item) && isMine(item) && !item.trashedAt && event.dataTransfer.types.includes(dragType);
  return {
    isOver,
    handlers: {
      draggable: isMine(item) && !item.trashedAt,
      onDragStart: (event: DragEvent) => event.dataTransfer.setData(dragType, String(item.id)),
      onDragOver: (event: DragEvent) => {
        if (!takes(event)) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: () => setOver(false),
      onDrop: (event: DragEvent) => {
        setOver(false);
        if (!takes(event)) return;
        event.preventDefault();
        const dragged = Number(event.dataTransfer.getData(dragType));
        if (dragged !== item.id) verbs.drop(dragged, item);
      },
    },
  };
};

const StarMark = ({ item }: { readonly item: DriveItem }) => {
  const translate = useTranslate();
  return item.starred ? (
    <Star
      titleAccess={translate('drive.starred')}
      sx={{ fontSize: 16, color: 'warning.main', flexShrink: 0 }}
    />
  ) : null;
};

/** Size or nothing, the owner, how many people it is shared with, and when it was changed or deleted. */
const useFacts = (item: DriveItem): readonly string[] => {
  const translate = useTranslate();
  const { isMine, ownerOf } = useOwner();
  const count = sharedCount(item);
  return [
    ...(isFolder(item) ? [] : [itemSize(item.size ?? 0)]),
    ...(isMine(item) ? [] : [ownerOf(item)]),
    ...(isMine(item) && count > 0 ? [translate('drive.sharedWith', { smart_count: count })] : []),
    ...(item.trashedAt
      ? [translate('drive.trashed', { at: formatMoment(item.trashedAt) })]
      : item.updatedAt
        ? [formatMoment(item.updatedAt)]
        : []),
  ];
};

const Row = (props: EntryProps) => {
  const { item, verbs, isRecent = false, isSharedWithMe = false } = props;
  const { isOver, handlers } = useDragging(props);
  const facts = useFacts(item);
  return (
    <Box
      component="li"
      {...handlers}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 0.5,
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: isOver ? 'action.selected' : undefined,
        '&:last-of-type': { borderBottom: 0 },
        '&:hover': { bgcolor: 'action.hover' },
      }}
    >
      <ButtonBase
        onClick={() => verbs.open(item)}
        sx={{ flexGrow: 1, minWidth: 0, justifyContent: 'flex-start', textAlign: 'start', gap: 1.5, p: 1 }}
      >
        <ItemIcon item={item} />
        <Box sx={{ minWidth: 0, flexGrow: 1 }}>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
            <Typography noWrap title={item.name}>
              {item.name}
            </Typography>
            <StarMark item={item} />
          </Box>
          <Typography variant="caption" color="textSecondary" component="p" noWrap>
            {facts.join(' · ')}
          </Typography>
        </Box>
      </ButtonBase>
      <ItemMenu item={item} verbs={verbs} isRecent={isRecent} isSharedWithMe={isSharedWithMe} />
    </Box>
  );
};

const Tile = (props: EntryProps) => {
  const { item, verbs, isRecent = false, isSharedWithMe = false } = props;
  const { isOver, handlers } = useDragging(props);
  const [fact = ''] = useFacts(item);
  return (
    <Box
      component="li"
      {...handlers}
      sx={{
        position: 'relative',
        border: 1,
        borderColor: isOver ? 'primary.main' : 'divider',
        borderRadius: 2,
        '&:hover': { bgcolor: 'action.hover' },
      }}
    >
      <ButtonBase
        onClick={() => verbs.open(item)}
        sx={{ width: '100%', flexDirection: 'column', gap: 0.5, p: 1.5, pt: 2.5, borderRadius: 2 }}
      >
        <ItemIcon item={item} large />
        <Typography variant="body2" noWrap title={item.name} sx={{ maxWidth: '100%' }}>
          {item.name}
        </Typography>
        <Typography variant="caption" color="textSecondary" noWrap sx={{ maxWidth: '100%' }}>
          {fact}
        </Typography>
      </ButtonBase>
      <Box sx={{ position: 'absolute', insetBlockStart: 6, insetInlineStart: 8 }}>
        <StarMark item={item} />
      </Box>
      <Box sx={{ position: 'absolute', insetBlockStart: 2, insetInlineEnd: 2 }}>
        <ItemMenu item={item} verbs={verbs} isRecent={isRecent} isSharedWithMe={isSharedWithMe} />
      </Box>
    </Box>
  );
};

/** Items in a list or side by side. */
export const ItemList = ({ items, label, ...rest }: ItemListProps) => {
  const isGrid = rest.layout === 'grid';
  return (
    <Box
      component="ul"
      aria-label={label}
      data-layout={rest.layout}
      sx={{
        m: 0,
        p: 0,
        listStyle: 'none',
        ...(isGrid
          ? { display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))' }
          : {}),
      }}
    >
      {items.map((item) =>
        isGrid ? <Tile key={item.id} item={item} {...rest} /> : <Row key={item.id} item={item} {...rest} />,
      )}
    </Box>
  );
};
