import Add from '@mui/icons-material/Add';
import Delete from '@mui/icons-material/DeleteOutlined';
import { Box, Button, IconButton, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import type { AnyResource } from '@school/kernel';
import { useTranslate } from 'react-admin';
import { FilterLine } from './FilterLine.tsx';
import { isGroup, type FilterGroup, type FilterNode } from '../../filter/filter-tree.ts';

interface FilterGroupEditorProps {
  readonly resource: AnyResource;
  readonly group: FilterGroup;
  readonly depth: number;
  /** No further conditions fit. */
  readonly full: boolean;
  readonly onChange: (group: FilterGroup) => void;
  readonly onRemove?: () => void;
}

/** Nested groups; the server reads five levels, and nobody understands more than three. */
const deepest = 3;
const nothing: FilterNode = { field: '', operator: 'eq', value: undefined };

interface JoinChoiceProps {
  readonly join: FilterGroup['join'];
  readonly onChange: (join: FilterGroup['join']) => void;
}

/** Whether all conditions must hold, or any of them. */
const JoinChoice = ({ join, onChange }: JoinChoiceProps) => {
  const translate = useTranslate();
  return (
    <ToggleButtonGroup
      size="small"
      exclusive
      value={join}
      onChange={(_event, next: FilterGroup['join'] | null) => next && onChange(next)}
      aria-label={translate('engine.filter.join')}
    >
      <ToggleButton value="and" sx={{ textTransform: 'none', px: 1.5 }}>
        {translate('engine.filter.group.and')}
      </ToggleButton>
      <ToggleButton value="or" sx={{ textTransform: 'none', px: 1.5 }}>
        {translate('engine.filter.group.or')}
      </ToggleButton>
    </ToggleButtonGroup>
  );
};

/** Conditions joined by one word. */
export const FilterGroupEditor = (props: FilterGroupEditorProps) => {
  const { resource, group, depth, full, onChange, onRemove } = props;
  const translate = useTranslate();
  const { join, items } = group;
  const change = (at: number, node: FilterNode): void =>
    onChange({ join, items: items.map((item, place) => (place === at ? node : item)) });
  const remove = (at: number): void => onChange({ join, items: items.filter((_, place) => place !== at) });
  const add = (node: FilterNode): void => onChange({ join, items: [...items, node] });
  return (
    <Box
      role="group"
      aria-label={translate(`engine.filter.group.${join}`)}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 1.5,
        ...(depth > 1 ? { borderLeft: 3, borderColor: 'primary.main', pl: 1.5, py: 0.5 } : {}),
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <JoinChoice join={join} onChange={(next) => onChange({ join: next, items })} />
        {onRemove ? (
          <IconButton size="small" onClick={onRemove} aria-label={translate('engine.filter.removeGroup')}>
            <Delete fontSize="small" />
          </IconButton>
        ) : null}
      </Box>
      {items.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          {translate('engine.filter.noConditions')}
        </Typography>
      ) : null}
      {items.map((item, at) =>
        isGroup(item) ? (
          <FilterGroupEditor
            key={at}
            {...props}
            group={item}
            depth={depth + 1}
            onChange={(next) => change(at, next)}
            onRemove={() => remove(at)}
          />
        ) : (
          <FilterLine
            key={at}
            resource={resource}
            leaf={item}
            onChange={(next) => change(at, next)}
            onRemove={() => remove(at)}
          />
        ),
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button size="small" startIcon={<Add />} disabled={full} onClick={() => add(nothing)}>
          {translate('engine.filter.addCondition')}
        </Button>
        {depth < deepest ? (
          <Button
            size="small"
            startIcon={<Add />}
            disabled={full}
            onClick={() => add({ join: join === 'and' ? 'or' : 'and', items: [nothing] })}
          >
            {translate('engine.filter.addGroup')}
          </Button>
        ) : null}
      </Box>
    </Box>
  );
};
