import type { SavedView } from '@school/kernel';
import { useTranslate } from 'react-admin';
import Delete from '@mui/icons-material/DeleteOutlined';
import { IconButton, ListItemText, MenuItem, type MenuItemProps } from '@mui/material';

interface ViewEntryProps extends Omit<MenuItemProps, 'onClick'> {
  readonly view: SavedView;
  readonly onShow: () => void;
  /** Undefined for users who may not delete it. */
  readonly onForget: (() => void) | undefined;
}

/** A saved view in the menu of a list, which determines its position in keyboard order. */
export const ViewEntry = ({ view, onShow, onForget, ...item }: ViewEntryProps) => {
  const translate = useTranslate();
  return (
    <MenuItem {...item} onClick={onShow}>
      <ListItemText
        primary={view.name}
        secondary={view.preferred ? translate('engine.views.first') : undefined}
      />
      {onForget ? (
        <IconButton
          size="small"
          edge="end"
          sx={{ ml: 2 }}
          aria-label={translate('engine.views.delete', { name: view.name })}
          onClick={(event) => {
            event.stopPropagation();
            onForget();
          }}
        >
          <Delete fontSize="small" />
        </IconButton>
      ) : null}
    </MenuItem>
  );
};
