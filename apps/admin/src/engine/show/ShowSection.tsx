import { Box, Card, CardContent, Typography } from '@mui/material';
import type { AnyResource, Section } from '@school/kernel';
import { fieldOf } from '../catalogue/fields.ts';
import { packedFields, valueAt } from '../catalogue/packed-fields.ts';
import { useWords } from '../catalogue/use-words.ts';
import type { RecordRow } from '../data/use-record.ts';
import { FieldDisplay } from '../field/FieldDisplay.tsx';
import { isWide } from '../field/view-of.ts';
import { OwnSectionPart } from '../page/OwnSectionPart.tsx';

interface ShowSectionProps {
  readonly resource: AnyResource;
  readonly section: Section<string>;
  readonly record: RecordRow;
}

const isBlank = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** Fields with their values; what is empty shows a dash, so that one sees that it is empty. */
export const ShowSection = ({ resource, section, record }: ShowSectionProps) => {
  const words = useWords();
  /** Fields that the institution has added stand one by one, each under its own label. */
  const withParts = (name: string): readonly string[] => {
    const parts = packedFields(resource)
      .map(({ path }) => path)
      .filter((path) => path.startsWith(`${name}.`));
    return parts.length > 0 ? parts : [name];
  };
  return (
    <Card variant="outlined" component="section" sx={{ mb: 2 }}>
      <CardContent sx={{ '&:last-child': { pb: 2 } }}>
        {section.label ? (
          <Typography variant="subtitle1" component="h2" sx={{ fontWeight: 600, mb: 1, breakAfter: 'avoid' }}>
            {words.say(`resources.${resource.key}.sections.${section.label}`, section.label)}
          </Typography>
        ) : null}
        <Box
          component="dl"
          sx={{
            m: 0,
            display: 'grid',
            columnGap: 3,
            rowGap: 1.5,
            gridTemplateColumns: {
              xs: '1fr',
              sm: 'repeat(2, minmax(0, 1fr))',
              lg: 'repeat(3, minmax(0, 1fr))',
            },
          }}
        >
          {section.fields.flatMap(withParts).map((name) => {
            const field = fieldOf(resource, name);
            const value = valueAt(record, name);
            return (
              <Box key={name} sx={{ minWidth: 0, ...(isWide(field) ? { gridColumn: '1 / -1' } : {}) }}>
                <Typography component="dt" variant="body2" color="textSecondary">
                  {words.field(resource, name)}
                </Typography>
                <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
                  {isBlank(value) ? (
                    '–'
                  ) : (
                    <FieldDisplay field={field} name={name} value={value} row={record} resource={resource} />
                  )}
                </Typography>
              </Box>
            );
          })}
        </Box>
        {section.own ? <OwnSectionPart own={section.own} record={record} values={record} /> : null}
      </CardContent>
    </Card>
  );
};
