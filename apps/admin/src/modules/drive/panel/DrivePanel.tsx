import CreateNewFolder from '@mui/icons-material/CreateNewFolderOutlined';
import Delete from '@mui/icons-material/DeleteOutlined';
import FolderOpen from '@mui/icons-material/FolderOpenOutlined';
import People from '@mui/icons-material/PeopleOutlined';
import Star from '@mui/icons-material/StarBorder';
import {
  Box,
  Button,
  List,
  ListItemButton,
  ListItemIcon,
  ListItemText,
  Paper,
  Typography,
} from '@mui/material';
import type SvgIcon from '@mui/material/SvgIcon';
import { useTranslate } from 'react-admin';
import { sections } from '../place/use-place.ts';
import type { Place, Section } from '../place/use-place.ts';
import { FilePicker } from '../upload/FilePicker.tsx';
import { FolderTree } from './FolderTree.tsx';
import { SpaceBar } from './SpaceBar.tsx';

const icons: Readonly<Record<Section, typeof SvgIcon>> = {
  mine: FolderOpen,
  shared: People,
  starred: Star,
  trash: Delete,
};

interface DrivePanelProps {
  readonly place: Place;
  readonly onFiles: (files: readonly File[]) => void;
  readonly onCreate: () => void;
}

/** Upload, new folder, the sections and the folders; above the lists on a phone, next to them elsewhere. */
export const DrivePanel = ({ place, onFiles, onCreate }: DrivePanelProps) => {
  const translate = useTranslate();
  return (
    <Paper
      variant="outlined"
      component="aside"
      aria-label={translate('drive.panel')}
      sx={{ p: 1.5, minWidth: 0 }}
    >
      <Box sx={{ display: 'flex', flexDirection: { xs: 'row', md: 'column' }, flexWrap: 'wrap', gap: 1 }}>
        <FilePicker onFiles={onFiles} />
        <Button variant="outlined" startIcon={<CreateNewFolder />} onClick={onCreate} sx={{ flexGrow: 1 }}>
          {translate('drive.folder.verb')}
        </Button>
      </Box>
      <List
        component="nav"
        dense
        aria-label={translate('drive.sections')}
        sx={{
          mt: 1,
          display: { xs: 'grid', md: 'block' },
          gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        }}
      >
        {sections.map((section) => {
          const Icon = icons[section];
          return (
            <ListItemButton
              key={section}
              selected={place.section === section}
              aria-current={place.section === section ? 'page' : undefined}
              onClick={() => place.show(section)}
              sx={{ borderRadius: 1, px: 1 }}
            >
              <ListItemIcon sx={{ minWidth: 34 }}>
                <Icon fontSize="small" />
              </ListItemIcon>
              <ListItemText primary={translate(`drive.section.${section}`)} />
            </ListItemButton>
          );
        })}
      </List>
      <Box sx={{ display: { xs: 'none', md: 'block' } }}>
        <Typography component="h2" variant="overline" color="textSecondary">
          {translate('drive.folders')}
        </Typography>
        <FolderTree current={place.folder} onOpen={place.open} />
      </Box>
      <SpaceBar />
    </Paper>
  );
};
