import { Tab, Tabs } from '@mui/material';
import type { AnyResource, Tab as FormTab } from '@school/kernel';
import { useWords } from '../catalogue/use-words.ts';

interface FormTabsProps {
  readonly resource: AnyResource;
  readonly tabs: readonly FormTab<string>[];
  readonly open: string | undefined;
  readonly wrong: ReadonlySet<string | undefined>;
  readonly onOpen: (key: string) => void;
}

/** The tabs of a form; those with errors are marked. */
export const FormTabs = ({ resource, tabs, open, wrong, onOpen }: FormTabsProps) => {
  const words = useWords();
  return (
    <Tabs
      value={open ?? false}
      onChange={(_event, key: string) => onOpen(key)}
      variant="scrollable"
      allowScrollButtonsMobile
      sx={{ mb: 2, borderBottom: 1, borderColor: 'divider' }}
    >
      {tabs.map((tab) => (
        <Tab
          key={tab.key}
          value={tab.key}
          label={
            words.say(`resources.${resource.key}.tabs.${tab.key}`, tab.label) +
            (wrong.has(tab.key) ? ' !' : '')
          }
          sx={wrong.has(tab.key) ? { color: 'error.main' } : undefined}
        />
      ))}
    </Tabs>
  );
};
