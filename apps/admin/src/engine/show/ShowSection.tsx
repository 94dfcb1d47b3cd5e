import { Box, Card, CardContent, Typography } from '@mui/material';
import type { AnyResource, Section } from '@school/kernel';
import { useState } from 'react';
import { useWords } from '../catalogue/use-words.ts';
import type { RecordRow } from '../data/record-row.ts';
import { OwnSectionPart } from '../page/OwnSectionPart.tsx';
import { BlankSection } from './BlankSection.tsx';
import { fieldsOfPage, isBlankSection } from './blank-section.ts';
import { ShownField } from './ShownField.tsx';

interface ShowSectionProps {
  readonly resource: AnyResource;
  readonly section: Section<string>;
  readonly record: RecordRow;
}

/** Fields with their values; if none has one, an unobtrusive line that opens them. */
export const ShowSection = ({ resource, section, record }: ShowSectionProps) => {
  const words = useWords();
  const [isOpen, setOpen] = useState(false);
  const label = section.label
    ? words.say(`resources.${resource.key}.sections.${section.label}`, section.label)
    : undefined;
  if (isBlankSection(resource, section, record) && !isOpen)
    return <BlankSection label={label} onOpen={() => setOpen(true)} />;
  return (
    <Card variant="outlined" component="section" sx={{ mb: 2 }}>
      <CardContent sx={{ '&:last-child': { pb: 2 } }}>
        {label ? (
          <Typography variant="subtitle1" component="h2" sx={{ fontWeight: 600, mb: 1, breakAfter: 'avoid' }}>
            {label}
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
          {fieldsOfPage(resource, section, record).map((name) => (
            <ShownField key={name} resource={resource} name={name} record={record} />
          ))}
        </Box>
        {section.own ? <OwnSectionPart own={section.own} record={record} values={record} /> : null}
      </CardContent>
    </Card>
  );
};
