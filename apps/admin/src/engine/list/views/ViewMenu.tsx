import Bookmark from '@mui/icons-material/BookmarkBorder';
import Delete from '@mui/icons-material/DeleteOutlined';
import { Button, Divider, IconButton, ListItemText, ListSubheader, Menu, MenuItem } from '@mui/material';
import type { AnyResource } from '@school/kernel';
import { useTranslate, type ListControllerResult, type RaRecord } from 'react-admin';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useDialogs } from '../../feedback/dialogs-context.ts';
import { useEnvironment } from '../../environment/environment.ts';
import { useToast } from '../../feedback/use-toast.ts';
import { pageOf } from '../list-page.ts';
import type { ChosenGroup } from '../groups/group-state.ts';
import { firstView, useViews, type SavedView } from './use-views.ts';
import { readableView } from './readable-view.ts';
import { readExtras, readViewState, searchOf, type ViewState } from './view-state.ts';

const SaveViewDialog = lazy(() =>
  import('./SaveViewDialog.tsx').then((module) => ({ default: module.SaveViewDialog })),
);

interface ViewMenuProps {
  readonly resource: AnyResource;
  readonly list: ListControllerResult<RaRecord>;
  readonly columns: readonly string[];
  readonly group?: ChosenGroup | undefined;
}

/** Saved views of a list: shown by a click, made of what stands on the screen, sent as an address. */
export const ViewMenu = ({ resource, list, columns, group }: ViewMenuProps) => {
  const translate = useTranslate();
  const toast = useToast();
  const { actor } = useEnvironment();
  const dialogs = useDialogs();
  const navigate = useNavigate();
  const { search, pathname } = useLocation();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const [saving, setSaving] = useState(false);
  const { views, ready, shares, save, remove } = useViews(resource);
  const current = views.find(({ id }) => id === readExtras(search).view);
  const state: ViewState = {
    filter: list.filterValues as Record<string, unknown>,
    sort: list.sort as ViewState['sort'],
    perPage: list.perPage,
    columns,
    ...(group ? { group } : {}),
  };
  const show = (saved: SavedView, replace = false): void => {
    const { view, isLess } = readableView(resource, actor, readViewState(saved.state));
    if (isLess) toast.info('engine.views.less', { name: saved.name });
    void navigate({ pathname, search: searchOf(view, saved.id) }, { replace });
  };
  const arrived = useRef(search === '');
  useEffect(() => {
    // Who comes by the menu, with an empty address, sees the view that is shown at first.
    if (!ready || !arrived.current) return;
    arrived.current = false;
    if (pageOf(resource)) return;
    const first = firstView(views);
    const { views: given = [], opens } = resource.list;
    const opened = given.find(
      ({ key, filter }) => key === opens && !readableView(resource, actor, { filter }).isLess,
    );
    if (first) show(first, true);
    else if (opened)
      void navigate({ pathname, search: searchOf({ filter: opened.filter }) }, { replace: true });
  });
  const copyLink = async (): Promise<void> => {
    setAnchor(undefined);
    const address = `${window.location.origin}${pathname}${searchOf(state, current?.id)}`;
    try {
      await navigator.clipboard.writeText(address);
      toast.success('engine.views.copied');
    } catch {
      toast.error('engine.cell.notCopied');
    }
  };
  const forget = async (view: SavedView): Promise<void> => {
    setAnchor(undefined);
    const title = translate('engine.delete.title', { name: view.name });
    if (!(await dialogs.confirm({ title, verb: translate('engine.verb.delete'), tone: 'error' }))) return;
    await remove(view.id).then(
      () => toast.success('engine.toast.deleted', { name: view.name }),
      toast.failure,
    );
  };
  return (
    <>
      <Button
        size="small"
        startIcon={<Bookmark />}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ maxWidth: 220 }}
      >
        <span style={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
          {current?.name ?? translate('engine.views.title')}
        </span>
      </Button>
      <Menu open={anchor !== undefined} anchorEl={anchor} onClose={() => setAnchor(undefined)}>
        {(['MINE', 'ROLE', 'ALL'] as const).flatMap((audience) => {
          const some = views.filter((view) => view.audience === audience);
          if (some.length === 0) return [];
          return [
            <ListSubheader key={audience} sx={{ lineHeight: '32px' }}>
              {translate(`engine.views.audience.${audience}`)}
            </ListSubheader>,
            ...some.map((view) => (
              <MenuItem
                key={view.id}
                selected={view.id === current?.id}
                onClick={() => {
                  setAnchor(undefined);
                  show(view);
                }}
              >
                <ListItemText
                  primary={view.name}
                  secondary={view.preferred ? translate('engine.views.first') : undefined}
                />
                {view.mine || shares ? (
                  <IconButton
                    size="small"
                    edge="end"
                    sx={{ ml: 2 }}
                    aria-label={translate('engine.views.delete', { name: view.name })}
                    onClick={(event) => {
                      event.stopPropagation();
                      void forget(view);
                    }}
                  >
                    <Delete fontSize="small" />
                  </IconButton>
                ) : null}
              </MenuItem>
            )),
          ];
        })}
        {views.length > 0 ? <Divider /> : null}
        <MenuItem
          onClick={() => {
            setAnchor(undefined);
            setSaving(true);
          }}
        >
          {translate('engine.views.save')}
        </MenuItem>
        <MenuItem onClick={() => void copyLink()}>{translate('engine.views.copy')}</MenuItem>
      </Menu>
      {saving ? (
        <Suspense fallback={null}>
          <SaveViewDialog
            current={current}
            shares={shares}
            onClose={() => setSaving(false)}
            onSave={async (input, id) => {
              const saved = await save({ ...input, state }, id);
              setSaving(false);
              toast.success('engine.toast.saved', { name: input.name });
              void navigate({ pathname, search: searchOf(state, saved) }, { replace: true });
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
};
