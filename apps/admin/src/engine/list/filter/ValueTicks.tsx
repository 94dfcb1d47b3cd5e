import {
  Button,
  Checkbox,
  List,
  ListItem,
  ListItemButton,
  ListItemIcon,
  ListItemText,
  Skeleton,
  TextField,
} from '@mui/material';
import type { AnyField, AnyResource, FilterOperator, GroupFigures } from '@school/kernel';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useState, type ReactNode } from 'react';
import { wholeNumber } from '../../../i18n/whole-number.ts';
import { useProvider } from '../../environment/use-provider.ts';
import { useGroupWords } from '../groups/use-group-words.ts';

interface ValueTicksProps {
  readonly resource: AnyResource;
  /** A choice or a reference of the resource itself. */
  readonly path: string;
  readonly field: AnyField;
  /** Name of the field. */
  readonly label: string;
  /** One value or a list of them; nothing as long as the field narrows nothing. */
  readonly value: unknown;
  /** What else narrows the list. */
  readonly among: Readonly<Record<string, unknown>>;
  /** Immediately with each tick. */
  readonly onChange: (operator: FilterOperator, value: unknown) => void;
  /** Shown instead if there are too many values to choose from at a glance. */
  readonly otherwise: ReactNode;
}

/** A value to tick; without a count if no row has it, or nothing has been counted yet. */
interface Value {
  readonly key: string;
  readonly figures: GroupFigures | undefined;
}

/** Number of values that can be surveyed in a list; beyond it, part of one is typed. */
const mostTicks = 60;
/** From this many on, part of the words can be typed. */
const searchFrom = 12;

const chosenOf = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? (value as unknown[]) : [value])
    .filter((one) => one !== undefined && one !== null)
    .map(String);

/**
 * All options of a choice, whether a row has them or not; for references those that rows have, and none at all if they
 * could not be fetched. Undefined as long as that is unknown.
 */
const valuesOf = (
  field: AnyField,
  groups: readonly GroupFigures[] | undefined,
  isLost: boolean,
): readonly Value[] | undefined => {
  const counted: readonly Value[] = (groups ?? []).map((figures) => ({ key: figures.key, figures }));
  if (field.type !== 'choice') return groups || isLost ? counted : undefined;
  const options = Object.keys(field.options).map((key) => ({
    key,
    figures: counted.find((one) => one.key === key)?.figures,
  }));
  return [...options, ...counted.filter(({ key }) => key === '')];
};

const useValues = ({ resource, path, field, among }: ValueTicksProps): readonly Value[] | undefined => {
  const provider = useProvider();
  const { data, isError } = useQuery({
    queryKey: [resource.key, 'aggregate', 'values', path, among] as const,
    queryFn: ({ signal }) =>
      provider.figures(resource.key, { sum: [], filter: among, group: { by: path }, signal }),
    retry: false,
  });
  return valuesOf(field, data?.groups, isError);
};

/** The values in the list, each with its number of rows; a tick narrows the list immediately. */
export const ValueTicks = (props: ValueTicksProps) => {
  const { resource, path, field, label, value, onChange, otherwise } = props;
  const translate = useTranslate();
  const words = useGroupWords(resource);
  const [part, setPart] = useState('');
  const values = useValues(props);
  if (!values) return <Skeleton variant="rounded" width={260} height={160} sx={{ m: 1 }} />;
  if (values.length > mostTicks || values.length === 0) return <>{otherwise}</>;
  const chosen = chosenOf(value);
  const tick = (key: string): void => {
    const next = chosen.includes(key) ? chosen.filter((one) => one !== key) : [...chosen, key];
    onChange('in', field.type === 'ref' ? next.map(Number) : next);
  };
  const titleOf = ({ key, figures }: Value): string =>
    words.title(path, { key, open: true, figures, rows: [] });
  const isSearched = values.length >= searchFrom;
  const shown = values.filter((one) => titleOf(one).toLowerCase().includes(part.trim().toLowerCase()));
  return (
    <>
      {isSearched ? (
        <TextField
          type="search"
          size="small"
          autoFocus
          value={part}
          onChange={(event) => setPart(event.target.value)}
          placeholder={translate('engine.list.search')}
          slotProps={{ htmlInput: { 'aria-label': translate('engine.list.search') } }}
          sx={{ m: 1, mb: 0 }}
        />
      ) : null}
      <List dense aria-label={label} sx={{ maxHeight: 320, overflow: 'auto', minWidth: 240 }}>
        {shown.map((one, at) => (
          <ListItem
            key={one.key}
            disablePadding
            secondaryAction={one.figures ? <small>{wholeNumber(one.figures.count)}</small> : null}
          >
            {one.key === '' ? (
              <Button size="small" onClick={() => onChange('empty', true)} sx={{ ml: 1 }}>
                {titleOf(one)}
              </Button>
            ) : (
              <ListItemButton
                role="checkbox"
                aria-checked={chosen.includes(one.key)}
                autoFocus={at === 0 && !isSearched}
                onClick={() => tick(one.key)}
                sx={{ pr: 6 }}
              >
                <ListItemIcon sx={{ minWidth: 36 }}>
                  <Checkbox
                    edge="start"
                    size="small"
                    tabIndex={-1}
                    disableRipple
                    aria-hidden
                    checked={chosen.includes(one.key)}
                  />
                </ListItemIcon>
                <ListItemText primary={titleOf(one)} />
              </ListItemButton>
            )}
          </ListItem>
        ))}
      </List>
    </>
  );
};
