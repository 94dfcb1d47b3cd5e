import Add from '@mui/icons-material/Add';
import { Box, Chip, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Fragment, useEffect, useRef, useState, type ReactNode } from 'react';
import { focusField } from './focus-field.ts';

/** One of several fields that hardly anyone needs all of. */
export interface OnDemandField {
  readonly key: string;
  readonly label: string;
  /** It stays if it has a value or an error. */
  readonly isNeeded: boolean;
  readonly input: ReactNode;
}

/** Fields that have a value; the others are names to choose from, and each takes its place when chosen. */
export const OnDemandFields = ({ fields }: { readonly fields: readonly OnDemandField[] }) => {
  const translate = useTranslate();
  const [asked, setAsked] = useState<readonly string[]>([]);
  const box = useRef<HTMLDivElement>(null);
  const latest = asked.at(-1);
  useEffect(() => {
    if (latest !== undefined && box.current) focusField(box.current, latest);
  }, [latest]);
  // A field once opened stays open: otherwise it would disappear under the pointer when its last entry is removed.
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const fresh = fields.filter(({ key, isNeeded }) => isNeeded && !seen.has(key));
  if (fresh.length > 0) setSeen(new Set([...seen, ...fresh.map(({ key }) => key)]));
  const isOpen = ({ key, isNeeded }: OnDemandField): boolean =>
    isNeeded || seen.has(key) || asked.includes(key);
  const rest = fields.filter((field) => !isOpen(field));
  return (
    <Box ref={box} sx={{ display: 'contents' }}>
      {fields.filter(isOpen).map(({ key, input }) => (
        <Fragment key={key}>{input}</Fragment>
      ))}
      {rest.length > 0 ? (
        <Box
          role="group"
          aria-label={translate('engine.form.add')}
          sx={{ gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}
        >
          <Typography variant="body2" color="textSecondary">
            {translate('engine.form.add')}
          </Typography>
          {rest.map(({ key, label }) => (
            <Chip
              key={key}
              size="small"
              variant="outlined"
              icon={<Add />}
              label={label}
              onClick={() => setAsked([...asked, key])}
            />
          ))}
        </Box>
      ) : null}
    </Box>
  );
};
