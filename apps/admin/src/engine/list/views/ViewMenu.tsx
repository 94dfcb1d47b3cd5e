import Bookmark from '@mui/icons-material/BookmarkBorder';
import { Button, Divider, ListSubheader, Menu, MenuItem } from '@mui/material';
import type { AnyResource, SavedView } from '@school/kernel';
import { useTranslate, type ListControllerResult, type RaRecord } from 'react-admin';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useEnvironment } from '../../environment/environment.ts';
import { useToast } from '../../feedback/use-toast.ts';
import type { ChosenGroup } from '../groups/group-state.ts';
import { useViews } from './use-views.ts';
import { readableView } from './readable-view.ts';
import { readExtras, readViewState, searchOf, type ViewState } from './view-state.ts';
import { useFirstView } from './use-first-view.ts';
import { ViewEntry } from './ViewEntry.tsx';
import { useViewVerbs } from './use-view-verbs.ts';
import { SavingView } from './SavingView.tsx';

interface ViewMenuProps {
  readonly resource: AnyResource;
  readonly list: ListControllerResult<RaRecord>;
  readonly columns: readonly string[];
  readonly group?: ChosenGroup | undefined;
}

const stateOf = (
  list: ViewMenuProps['list'],
  columns: readonly string[],
  group: ChosenGroup | undefined,
): ViewState => ({
  filter: list.filterValues as Record<string, unknown>,
  sort: list.sort as ViewState['sort'],
  perPage: list.perPage,
  columns,
  ...(group ? { group } : {}),
});

interface ViewButtonProps {
  /** Of the current view. */
  readonly name: string | undefined;
  readonly onClick: (button: HTMLElement) => void;
}

const ViewButton = ({ name, onClick }: ViewButtonProps) => {
  const translate = useTranslate();
  return (
    <Button
      size="small"
      startIcon={<Bookmark />}
      aria-haspopup="menu"
      onClick={(event) => onClick(event.currentTarget)}
      sx={{ maxWidth: 220 }}
    >
      <span style={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
        {name ?? translate('engine.views.title')}
      </span>
    </Button>
  );
};

/** Saved views of a list: shown by a click, created from the current state of the screen, shared as an address. */
export const ViewMenu = ({ resource, list, columns, group }: ViewMenuProps) => {
  const translate = useTranslate();
  const toast = useToast();
  const { actor } = useEnvironment();
  const navigate = useNavigate();
  const { search, pathname } = useLocation();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const [saving, setSaving] = useState(false);
  const saved = useViews(resource);
  const { views, ready, shares, remove } = saved;
  const verbs = useViewVerbs(remove);
  const close = (): void => setAnchor(undefined);
  const current = views.find(({ id }) => id === readExtras(search).view);
  const state = stateOf(list, columns, group);
  const show = (chosen: SavedView, replace = false): void => {
    const { view, isLess } = readableView(resource, actor, readViewState(chosen.state));
    if (isLess) toast.info('engine.views.less', { name: chosen.name });
    void navigate({ pathname, search: searchOf(view, chosen.id) }, { replace });
  };
  useFirstView({ resource, views, ready, show });
  return (
    <>
      <ViewButton name={current?.name} onClick={setAnchor} />
      <Menu open={anchor !== undefined} anchorEl={anchor} onClose={close}>
        {(['MINE', 'ROLE', 'ALL'] as const).flatMap((audience) => {
          const some = views.filter((view) => view.audience === audience);
          if (some.length === 0) return [];
          return [
            <ListSubheader key={audience} sx={{ lineHeight: '32px' }}>
              {translate(`engine.views.audience.${audience}`)}
            </ListSubheader>,
            ...some.map((view) => (
              <ViewEntry
                key={view.id}
                view={view}
                selected={view.id === current?.id}
                onShow={() => {
                  close();
                  show(view);
                }}
                onForget={
                  view.mine || shares
                    ? () => {
                        close();
                        void verbs.forget(view);
                      }
                    : undefined
                }
              />
            )),
          ];
        })}
        {views.length > 0 ? <Divider /> : null}
        <MenuItem
          onClick={() => {
            close();
            setSaving(true);
          }}
        >
          {translate('engine.views.save')}
        </MenuItem>
        <MenuItem
          onClick={() => {
            close();
            void verbs.copyLink(searchOf(state, current?.id));
          }}
        >
          {translate('engine.views.copy')}
        </MenuItem>
      </Menu>
      {saving ? (
        <SavingView state={state} views={saved} current={current} onClose={() => setSaving(false)} />
      ) : null}
    </>
  );
};
