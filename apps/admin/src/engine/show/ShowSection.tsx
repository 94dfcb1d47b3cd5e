import { Box, Card, CardContent, Typography } from '@mui/material';
import type { AnyResource, Section } from '@school/kernel';
import { packedFields } from '../catalogue/packed-fields.ts';
import { useWords } from '../catalogue/use-words.ts';
import type { RecordRow } from '../data/record-row.ts';
import { OwnSectionPart } from '../page/OwnSectionPart.tsx';
import { ShownField } from './ShownField.tsx';

interface ShowSectionProps {
  readonly resource: AnyResource;
  readonly section: Section<string>;
  readonly record: RecordRow;
}

/** Fields with their values. */
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
          {section.fields.flatMap(withParts).map((name) => (
            <ShownField key={name} resource={resource} name={name} record={record} />
          ))}
        </Box>
        {section.own ? <OwnSectionPart own={section.own} record={record} values={record} /> : null}
      </CardContent>
    </Card>
  );
};
