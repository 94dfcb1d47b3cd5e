import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  useMediaQuery,
  useTheme,
} from '@mui/material';
import { mostNodes, type AnyResource } from '@school/kernel';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { FilterGroupEditor } from './FilterGroupEditor.tsx';
import { countOf, filterOfTree, treeOfFilter, type FilterGroup } from '../../filter/filter-tree.ts';

interface FilterBuilderProps {
  readonly resource: AnyResource;
  readonly filter: object;
  readonly onDone: (filter: Readonly<Record<string, unknown>>) => void;
  readonly onClose: () => void;
}

/** All conditions of a list together, in groups joined by "and" or "or". */
export const FilterBuilder = ({ resource, filter, onDone, onClose }: FilterBuilderProps) => {
  const translate = useTranslate();
  const narrow = useMediaQuery(useTheme().breakpoints.down('sm'));
  const [tree, setTree] = useState<FilterGroup>(() => treeOfFilter(resource, filter));
  const tooMany = countOf(tree) >= mostNodes / 2;
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth fullScreen={narrow}>
      <Box
        component="form"
        // The buttons stay visible, however many conditions there are.
        sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, flexGrow: 1 }}
        onSubmit={(event) => {
          event.preventDefault();
          onDone(filterOfTree(tree));
        }}
      >
        <DialogTitle>{translate('engine.filter.builder')}</DialogTitle>
        <DialogContent>
          <FilterGroupEditor resource={resource} group={tree} depth={1} full={tooMany} onChange={setTree} />
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setTree({ join: 'and', items: [] })}>
            {translate('engine.filter.clear')}
          </Button>
          <span style={{ flexGrow: 1 }} />
          <Button onClick={onClose}>{translate('engine.verb.cancel')}</Button>
          <Button type="submit" variant="contained">
            {translate('engine.filter.apply')}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
};
